/** Harbour Morning. D major, 84 bpm, sixteenths with a light swing: guitar arpeggio, electric piano, a whistled tune. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score } from '../compose/piece.ts';
import { nylon, roundBass, warmPad } from '../instruments/strings.ts';
import { electricPiano, vibraphone } from '../instruments/struck.ts';
import { flute } from '../instruments/winds.ts';

const SCORE: Score = {
  id: 'harbour-morning',
  title: 'Harbour Morning',
  tempo: { bpm: 84, swing: 0.57, swingUnit: 0.25 },
  beatsPerBar: 4,
  key: { tonic: 2, mode: 'ionian' },
  room: { t60S: 1.7, dampHz: 5200, size: 0.9, preDelayMs: 18 },
  echo: { beats: 0.75, feedback: 0.3 },
  tape: { wow: 4, flutter: 1, drive: 0.25 },
  tone: { lowDb: -1, highDb: 1.5 },
  ambience: [
    { kind: 'sea', db: -22 },
    { kind: 'vinyl', db: -38, rate: 4 },
  ],
  drums: { lufs: -26.5 },
};
const A = 'Dmaj9 | Bm9 | Gmaj9 | A13sus A13 | Dmaj9 | Bm9 | Gmaj9 F#m7 | Em9 A13';
const B = 'Gmaj9 | F#m7 B7b9 | Em9 | A13 | Gmaj9 | F#m7 B7b9 | Em9 | A13sus A13';
const ARPEGGIO = '1_2_3_4_3_2_4_3_';
const MOTIFS = {
  a: '0:1.5 1:.5 2:1 1:.5 0:.5 -2:2 r:2',
  b: 'r:.5 2:.5 3:.5 4:.5 2:1 0:1 -1:.5 0:.5 1:2 r:1',
  c: '2:1 3:.5 4:1.5 3:.5 2:.5 0:2.5 r:1.5',
};
const GROOVE = { softKick: 'X.....o...x.....', rim: '....x.......x..g', shaker: 'o-x-o-x-o-x-o-x-' };
const FILL = { softKick: 'X.....o...x.....', rim: '....x...o.o.xx.o', shaker: 'o-x-o-x-o-x-....' };
const HATS = { hat: '..o...o...o...o.' };
const BRIDGE = {
  softKick: 'X..o......xo....',
  brush: '....x..g....x...',
  hat: '-.x.-.x.-.x.-.xo',
  shaker: '--x---x---x---x-',
};

export function harbourMorning(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Dmaj9 | Bm9 | Gmaj9 | A13sus', 0.7);
  const first = piece.section('A', A, 0.82);
  const second = piece.section('A again', A, 0.9);
  const bridge = piece.section('B', B, 0.95);
  const last = piece.section('last A', A, 0.92);
  const outro = piece.section('outro', 'Gmaj9 | F#m7 | Em9 A13sus | D69', 0.72);

  const piano = piece.track('piano', {
    instrument: electricPiano,
    lufs: -27,
    room: 0.14,
    chorus: 0.35,
    sway: { hz: 0.9, depth: 0.2 },
    looseMs: 8,
    lateMs: 6,
    duck: 0.12,
    strumMs: 5,
  });
  const guitar = piece.track('guitar', { instrument: nylon, lufs: -28, pan: -0.28, room: 0.16 });
  const tune = piece.track('flute', {
    instrument: flute,
    lufs: -23.5,
    pan: 0.1,
    room: 0.3,
    echo: 0.22,
    looseMs: 12,
    lateMs: 8,
  });
  const vibes = piece.track('vibes', { instrument: vibraphone, lufs: -24.5, pan: 0.25, room: 0.3, echo: 0.15 });
  const bass = piece.track('bass', {
    instrument: roundBass,
    lufs: -24,
    room: 0,
    lowPassHz: 1400,
    duck: 0.2,
    looseMs: 5,
  });
  const pad = piece.track('pad', { instrument: warmPad, lufs: -32, room: 0.3, chorus: 0.3, duck: 0.22 });

  const arpeggio = { low: 50, high: 71, gate: 1.6 };
  playChords(piece, guitar, intro, ARPEGGIO, { ...arpeggio, velocity: 0.6 });
  for (const part of [first, second, bridge, last])
    playChords(piece, guitar, part, ARPEGGIO, { ...arpeggio, velocity: 0.52 });
  playChords(piece, guitar, outro, ARPEGGIO, { ...arpeggio, velocity: 0.42 });
  for (const part of [first, second, last]) {
    playChords(piece, piano, part, 'x_____.o___.x__.  X_______o__.x___', { velocity: 0.55 });
    playBass(piece, bass, part, 'R_____.FR___..A_');
  }
  playChords(piece, piano, bridge, 'x__.x___..o__.x_', { velocity: 0.58 });
  playChords(piece, piano, outro, 'x_______________', { velocity: 0.5 });
  for (const part of [bridge, last])
    playChords(piece, pad, part, 'x_______________', { low: 54, high: 76, velocity: 0.5 });
  playBass(piece, bass, bridge, 'R___.R__F___R.A_');
  playBass(piece, bass, outro, 'R_______________');

  const high = { motifs: MOTIFS, centre: 76, low: 66, high: 88 };
  playMelody(piece, tune, first, { ...high, plan: ['a', "a'", 'c', 'a.'], centre: 74, high: 86 });
  playMelody(piece, tune, second, { ...high, plan: ['a', 'c+', "a'", 'c.'] });
  const low = { motifs: MOTIFS, centre: 74, low: 64 };
  playMelody(piece, vibes, bridge, { ...low, plan: ['b', "b'", 'b+', 'c.'], high: 86, velocity: 0.66, gate: 1.3 });
  playMelody(piece, tune, last, { ...high, plan: ['a', "a'", 'c+', 'a.'] });
  playMelody(piece, vibes, outro, { ...low, plan: ['a', 'a.'], high: 84, velocity: 0.55, gate: 1.4 });

  playDrums(piece, intro, { shaker: '........o-o-o-o-' });
  playDrums(piece, first, GROOVE, FILL);
  playDrums(piece, second, { ...GROOVE, ...HATS }, FILL);
  playDrums(piece, bridge, BRIDGE, FILL);
  playDrums(piece, last, { ...GROOVE, ...HATS });
  playDrums(piece, outro, { shaker: 'o---o---o---....' });
  // A short rest before the last repetition.
  piece.rest(['bass', 'drums'], last.start, last.start + 4);
  piece.slowEnding(6, 6, 0.28);
  return piece;
}
