/** Rain in the Park. E flat major and C minor, 72 bpm, sixteenths with a strong swing: rain, electric piano, a small music box. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score } from '../compose/piece.ts';
import { roundBass, warmPad } from '../instruments/strings.ts';
import { electricPiano, musicBox, vibraphone } from '../instruments/struck.ts';

const SCORE: Score = {
  id: 'rain-in-the-park',
  title: 'Rain in the Park',
  tempo: { bpm: 72, swing: 0.61, swingUnit: 0.25 },
  beatsPerBar: 4,
  key: { tonic: 3, mode: 'ionian' },
  room: { t60S: 2.1, dampHz: 3800, size: 1.05, preDelayMs: 22 },
  echo: { beats: 0.75, feedback: 0.4 },
  tape: { wow: 8, flutter: 2, drive: 0.45 },
  tone: { lowDb: -1.5, highDb: 1.5 },
  ambience: [
    { kind: 'rain', db: -25, rate: 16 },
    { kind: 'vinyl', db: -40, rate: 9 },
  ],
  drums: { lufs: -25, lateMs: 6 },
};
const A = 'Abmaj9 | Gm7 | Fm9 | Ebmaj9 | Abmaj9 | Gm7 C7b9 | Fm9 | Bb13sus Bb13';
const B = 'Cm9 | F13 | Cm9 | F13 | Abmaj9 | Am7b5 D7b9 | Gm7 C7b9 | Fm9 Bb13';
const MOTIFS = {
  a: 'r:1 0:.5 1:.5 2:1.5 1:.5 0:1 -1:.5 0:1.5 r:1',
  b: 'r:.5 0:.75 2:.75 4:1 3:1 2:.75 1:.75 0:1.5 r:1',
  c: '4:1.5 3:.5 2:1 1:1 0:.75 1:.75 -1:1.5 r:1',
};
const GROOVE = { kick: 'X......o..x.....', snare: '....x.......x..g', hat: 'o.o-o.o.o.o-o.o-' };
const FILL = { kick: 'X......o..x...x.', snare: '....x..g.o..x.oo', hat: 'o.o-o.o.o.o.....' };

export function rainInThePark(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Abmaj9 | Gm7', 0.65);
  const first = piece.section('A', A, 0.78);
  const second = piece.section('A again', A, 0.86);
  const bridge = piece.section('B', B, 0.92);
  const last = piece.section('last A', A, 0.88);
  const outro = piece.section('outro', 'Abmaj9 | Gm7 | Fm9 Bb13sus | Ebmaj9', 0.65);

  const piano = piece.track('piano', {
    instrument: electricPiano,
    lufs: -26.5,
    room: 0.16,
    chorus: 0.45,
    sway: { hz: 0.6, depth: 0.25 },
    looseMs: 11,
    lateMs: 9,
    strumMs: 8,
    lowPassHz: 5600,
    duck: 0.2,
  });
  const pad = piece.track('pad', { instrument: warmPad, lufs: -32, room: 0.35, duck: 0.3 });
  const bass = piece.track('bass', {
    instrument: roundBass,
    lufs: -24,
    lowPassHz: 900,
    room: 0,
    duck: 0.22,
    lateMs: 5,
  });
  const box = piece.track('music box', {
    instrument: musicBox,
    lufs: -24.5,
    pan: 0.2,
    room: 0.34,
    echo: 0.3,
    looseMs: 12,
    lateMs: 10,
  });
  const vibes = piece.track('vibes', {
    instrument: vibraphone,
    lufs: -24.5,
    pan: -0.2,
    room: 0.3,
    echo: 0.2,
    lateMs: 12,
  });

  for (const part of [intro, first, second, last]) {
    playChords(piece, piano, part, 'x_____.o__x_____  X______.o_x__o__', { velocity: 0.58 });
  }
  playChords(piece, piano, bridge, 'x___.x____o_x___', { velocity: 0.6 });
  playChords(piece, piano, outro, '1_2_3_4_________', { velocity: 0.52, gate: 2 });
  for (const part of [second, bridge, last])
    playChords(piece, pad, part, 'x_______________', { low: 53, high: 75, velocity: 0.5 });
  for (const part of [first, second, last]) playBass(piece, bass, part, 'R______.R__.F_A_');
  playBass(piece, bass, bridge, 'R____.O_R___F.A_');
  playBass(piece, bass, outro, 'R_______________');

  const bell = { motifs: MOTIFS, centre: 79, low: 70, high: 91, velocity: 0.66 };
  const bars = { motifs: MOTIFS, centre: 72, low: 63, high: 85, velocity: 0.68, gate: 1.3 };
  playMelody(piece, box, first, { ...bell, plan: ['a', "a'", 'c', 'a.'] });
  playMelody(piece, vibes, second, { ...bars, plan: ['c', "c'", 'a', 'c.'] });
  playMelody(piece, box, bridge, { ...bell, plan: ['b', "b'", 'b+', 'c'] });
  playMelody(piece, vibes, last, { ...bars, plan: ['a', 'c', "a'", 'a.'], centre: 74 });
  playMelody(piece, box, outro, { ...bell, plan: ['a', 'a.'], velocity: 0.55 });

  playDrums(piece, first, GROOVE, FILL);
  playDrums(piece, second, { ...GROOVE, rim: '.......g......g.' }, FILL);
  playDrums(piece, bridge, { ...GROOVE, kick: 'X..o...x..x.....', shaker: '-.-.-.-.-.-.-.-.' }, FILL);
  playDrums(piece, last, GROOVE);
  piece.rest(['drums', 'bass'], last.start, last.start + 8);
  piece.rest(['drums'], last.start + 28, last.start + 32);
  playDrums(piece, outro, { hat: 'o...o...o...o...' });
  piece.rest(['drums'], piece.beats - 8, piece.beats);
  piece.slowEnding(6, 6, 0.3);
  return piece;
}
