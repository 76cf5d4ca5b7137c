/** Ferry Home. A bossa in A minor, 120 bpm, straight eighths: a clave on the guitar, a melody on the vibraphone, a flute. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score } from '../compose/piece.ts';
import { nylon, uprightBass, warmPad } from '../instruments/strings.ts';
import { electricPiano, vibraphone } from '../instruments/struck.ts';
import { flute } from '../instruments/winds.ts';

const SCORE: Score = {
  id: 'ferry-home',
  title: 'Ferry Home',
  tempo: { bpm: 120 },
  beatsPerBar: 4,
  key: { tonic: 9, mode: 'aeolian' },
  room: { t60S: 1.5, dampHz: 5000, size: 0.85, preDelayMs: 14 },
  echo: { beats: 1.5, feedback: 0.25 },
  tape: { wow: 3, flutter: 1, drive: 0.2 },
  tone: { lowDb: -1, highDb: 1.5 },
  ambience: [{ kind: 'vinyl', db: -45, rate: 4 }],
  drums: { lufs: -26.5 },
};
const A = 'Am9 | % | Bm7b5 | E7b9 | Am9 | Gm9 C13 | Fmaj9 | E7b13';
const B = 'Dm9 | G13 | Cmaj9 | Fmaj9 | Bm7b5 | E7b9 | Am9 | A7b9';
const C = 'Dm9 | G13 | Em7 | A7b9 | Dm9 | E7b9 | Am9 | E7b9';
const MOTIFS = {
  a: 'r:.5 0:1 1:.5 2:1.5 1:.5 0:1 -1:1 0:1.5 r:.5',
  b: '4:1 3:.5 2:1 1:.5 2:1 0:1.5 1:.5 -1:1 r:1',
  c: '2:1.5 3:1.5 4:1 3:.5 2:1 1:.5 0:1.5 r:.5',
};
const CLAVE = 'x_.x__x_.x_.x___ .x__x_.x__x_.x__';
const SHAKER = { shaker: 'o-x-o-x-o-x-o-x-' };
const GROOVE = { softKick: 'x.....-xx.....-x', rim: 'x..x..x...x..x..', ...SHAKER };
const FILL = { softKick: 'x.....-xx.......', rim: 'x..x..x...o.o.oo', conga: '..........o.oxx.' };
const RIDE = { ride: 'o...-.o...-.o...' };
const CONGA = { conga: '......o.......oo' };

export function ferryHome(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Am9 | % | Bm7b5 | E7b9', 0.68);
  const first = piece.section('A', A, 0.8);
  const second = piece.section('A again', A, 0.87);
  const bridge = piece.section('B', B, 0.94);
  const answer = piece.section('C', C, 0.88);
  const last = piece.section('last A', A, 0.94);
  const outro = piece.section('outro', 'Fmaj9 | E7b9 | Am9 | Fmaj9 | E7b13 | Am9', 0.7);

  const guitar = piece.track('guitar', {
    instrument: nylon,
    lufs: -27,
    pan: -0.24,
    room: 0.14,
    strumMs: 9,
    looseMs: 6,
  });
  const bass = piece.track('bass', { instrument: uprightBass, lufs: -24, lowPassHz: 2200, room: 0.03 });
  const vibes = piece.track('vibes', {
    instrument: vibraphone,
    lufs: -24.5,
    pan: 0.18,
    room: 0.26,
    echo: 0.14,
    looseMs: 9,
    lateMs: 5,
  });
  const pipe = piece.track('flute', {
    instrument: flute,
    lufs: -23.5,
    pan: -0.05,
    room: 0.3,
    echo: 0.18,
    looseMs: 11,
  });
  const piano = piece.track('piano', { instrument: electricPiano, lufs: -30, pan: 0.1, room: 0.2, chorus: 0.4 });
  const pad = piece.track('pad', { instrument: warmPad, lufs: -32, room: 0.3 });

  for (const part of piece.sections) {
    playChords(piece, guitar, part, CLAVE, { velocity: 0.52, high: 71, gate: 0.85, bars: 2 });
  }
  for (const part of [intro, first, second, bridge, answer, last]) playBass(piece, bass, part, 'R_____.RF_____.R');
  playBass(piece, bass, outro, 'R_____..F_______');
  playChords(piece, piano, answer, 'x_______x_______', { velocity: 0.55 });
  for (const part of [bridge, answer, last])
    playChords(piece, pad, part, 'x_______________', { low: 53, velocity: 0.45 });

  const bars = { motifs: MOTIFS, centre: 76, low: 65, high: 88, gate: 1.2 };
  const pipes = { motifs: MOTIFS, centre: 77, low: 67, high: 89 };
  playMelody(piece, vibes, first, { ...bars, plan: ['a', "a'", 'c', 'a.'], centre: 74 });
  playMelody(piece, vibes, second, { ...bars, plan: ['a', 'c', "a'", 'a.'] });
  playMelody(piece, pipe, bridge, { ...pipes, plan: ['b', "b'", 'b+', 'c.'] });
  playMelody(piece, vibes, answer, { ...bars, plan: ['c', "b'", 'c', 'a.'] });
  playMelody(piece, pipe, answer, {
    motifs: { x: 'r:6 2:.5 1:.5 0:1' },
    plan: ['x', 'x', 'x', 'x'],
    centre: 79,
    low: 70,
    high: 90,
    velocity: 0.5,
  });
  playMelody(piece, pipe, last, { ...pipes, plan: ['a', "a'", 'c+', 'a.'] });
  playMelody(piece, vibes, outro, { ...bars, plan: ['a', "c'", 'a.'], centre: 74, velocity: 0.6, gate: 1.4 });

  playDrums(piece, intro, SHAKER);
  playDrums(piece, first, GROOVE, FILL);
  playDrums(piece, second, { ...GROOVE, ...CONGA }, FILL);
  playDrums(piece, bridge, { ...GROOVE, ...RIDE, conga: '..-...o...-...oo' }, FILL);
  playDrums(piece, answer, { ...GROOVE, ...RIDE }, FILL);
  playDrums(piece, last, { ...GROOVE, ...CONGA });
  playDrums(piece, outro, { ...SHAKER, softKick: 'x.......x.......' });
  const end = { ...outro, start: piece.beats - 4, beats: 4 };
  piece.rest(['drums', 'guitar'], end.start, piece.beats);
  playChords(piece, guitar, end, '1_2_3_4_5_______', { velocity: 0.5, high: 71, gate: 2 });
  piece.slowEnding(8, 7, 0.3);
  return piece;
}
