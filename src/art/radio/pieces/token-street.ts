/** Token Street Arcade. C major and A minor, 126 bpm, straight: a pulse lead, fast arpeggios, shift-register drums, one drop. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score, type Section } from '../compose/piece.ts';
import { chipArp, chipBass, chipLead, chipSquare } from '../instruments/chip.ts';
import { warmPad } from '../instruments/strings.ts';

const SCORE: Score = {
  id: 'token-street',
  title: 'Token Street Arcade',
  tempo: { bpm: 126 },
  beatsPerBar: 4,
  key: { tonic: 0, mode: 'ionian' },
  room: { t60S: 0.9, dampHz: 6000, size: 0.6, preDelayMs: 8 },
  echo: { beats: 0.75, feedback: 0.35 },
  tape: { drive: 0.2 },
  tone: { lowDb: 0.5, highDb: -1.5 },
  drums: { lufs: -24 },
};
const A = 'Fmaj7 | G6 | Em7 | Am7 | Fmaj7 | G6 | Am7 | C';
const B = 'Dm7 | G7 | Cmaj7 | Am7 | Dm7 | E7b9 | Am7 | Gm7 C7';
const VAMP = 'Am7 | D9 | Am7 | D9 | Fmaj7 | Em7 | Dm7 | G13sus';
const MOTIFS = {
  a: '0:.75 1:.75 2:.5 4:1 2:1 3:.75 2:.75 1:.5 0:2',
  b: 'r:.5 0:.5 1:.5 2:.5 3:1 2:.5 1:.5 2:.75 4:.75 3:.5 2:1.5 r:.5',
  c: '4:.5 4:.5 5:.5 4:.5 2:1 0:1 1:.75 2:.75 1:.5 -1:2',
  k: '0:.5 2:.5 4:.5 5:.5 4:.5 2:.5 0:.5 2:.5 0:1.5 r:2.5',
};
const UP_AND_DOWN = '1234543212345432';
const FLOWING = '1323143213231432';
const GROOVE = { chipKick: 'X...x...X...x...', chipSnare: '....x.......x...', chipHat: 'o-x-o-x-o-x-o-xo' };
const FILL = { chipKick: 'X...x...X.......', chipSnare: '....x...o.oxoxxx', chipHat: 'o-x-o-x-........' };
const BRIDGE = { chipKick: 'X.....x.X.x.....', chipSnare: '....x..g....x..g', chipHat: 'o-o-o-o-o-o-o-o-' };
const UPPER = { low: 60, high: 80, gate: 0.8 };

export function tokenStreet(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Fmaj7 | G6 | Am7 | C', 0.72);
  const first = piece.section('A', A, 0.82);
  const second = piece.section('A again', A, 0.9);
  const bridge = piece.section('B', B, 0.94);
  const drop = piece.section('drop', 'Fmaj7 | G6 | Em7 | Am7', 0.64);
  const third = piece.section('third A', A, 0.98);
  const vamp = piece.section('vamp', VAMP, 0.84);
  const last = piece.section('last A', A, 1);
  const outro = piece.section('outro', 'Fmaj7 | G6 | Am7 | C69', 0.78);

  const lead = piece.track('lead', {
    instrument: chipLead,
    lufs: -23.5,
    pan: 0.05,
    room: 0.1,
    echo: 0.25,
    looseMs: 1,
    lowPassHz: 7500,
  });
  const arp = piece.track('arp', {
    instrument: chipArp,
    lufs: -29,
    pan: -0.35,
    room: 0.08,
    echo: 0.12,
    looseMs: 1,
    lowPassHz: 8000,
    duck: 0.25,
  });
  const square = piece.track('harmony', {
    instrument: chipSquare,
    lufs: -30,
    pan: 0.32,
    room: 0.12,
    looseMs: 1,
    lowPassHz: 7000,
    duck: 0.2,
  });
  const bass = piece.track('bass', { instrument: chipBass, lufs: -24, room: 0, looseMs: 1, duck: 0.25 });
  const pad = piece.track('pad', {
    instrument: warmPad,
    lufs: -31,
    room: 0.25,
    duck: 0.4,
    sweep: [
      [0, 500],
      [16, 2500],
      [piece.beats, 3000],
    ],
  });

  const choruses = [first, second, third, last];
  playChords(piece, arp, intro, UP_AND_DOWN, { ...UPPER, velocity: 0.62 });
  for (const part of choruses) playChords(piece, arp, part, FLOWING, { ...UPPER, velocity: 0.62 });
  for (const part of [bridge, vamp]) playChords(piece, arp, part, UP_AND_DOWN, { ...UPPER, velocity: 0.55 });
  playChords(piece, arp, outro, UP_AND_DOWN, { ...UPPER, velocity: 0.5 });
  for (const part of choruses) playBass(piece, bass, part, 'R.RO.RR.R.RO.RAA', { gate: 0.8 });
  playBass(piece, bass, bridge, 'R_.RR_O_R_.RF_A_', { gate: 0.85 });
  playBass(piece, bass, vamp, 'R..R..R.O.R.F.A.', { gate: 0.8 });
  playBass(piece, bass, drop, 'R_______________');
  playBass(piece, bass, outro, 'R_____________A_');
  for (const part of [drop, third, vamp, last, outro])
    playChords(piece, pad, part, 'x_______________', { velocity: 0.55 });
  const harmony = { voices: 3, low: 60, high: 76, velocity: 0.5 };
  for (const part of [second, third, last])
    playChords(piece, square, part, 'x_.x_.x_..x_.x_.', { ...harmony, gate: 0.7 });
  playChords(piece, square, bridge, 'x_______x_______', harmony);

  const sing = (section: Section, plan: readonly string[], centre = 76): void =>
    playMelody(piece, lead, section, { motifs: MOTIFS, plan, centre, low: 69, high: 90, velocity: 0.72, gate: 0.85 });
  sing(first, ['a', "a'", 'c', 'a.']);
  sing(second, ['a', 'c', "a'", 'c.']);
  sing(bridge, ['b', "b'", 'b+', 'c']);
  sing(drop, ['a', 'c.']);
  sing(third, ['a', "a'", 'c+', 'a.'], 79);
  sing(vamp, ['k', "k'", 'k+', 'b']);
  sing(last, ['a+', "a'", 'c', 'a.'], 79);
  sing(outro, ['a', 'k.']);

  playDrums(piece, intro, { chipHat: '--o---o---o---o-' }, { chipSnare: '........o.o.oxxx' });
  for (const part of choruses) playDrums(piece, part, GROOVE, FILL);
  playDrums(piece, bridge, BRIDGE, FILL);
  playDrums(piece, drop, { chipHat: '..-...-...-...-.' }, { chipSnare: 'o...o...o.o.oxxX' });
  playDrums(piece, vamp, { ...GROOVE, clap: '....o.......o...' }, FILL);
  playDrums(piece, outro, { chipKick: 'X...x...X...x...', chipHat: 'o-x-o-x-o-x-o-x-' });
  piece.rest(['drums', 'bass'], last.start - 2, last.start);
  const end = { ...outro, start: piece.beats - 4, beats: 4 };
  piece.rest(['drums', 'arp'], end.start, piece.beats);
  playChords(piece, arp, end, '1_2_3_4_5_______', { low: 60, high: 80, velocity: 0.6 });
  piece.slowEnding(4, 3, 0.3);
  return piece;
}
