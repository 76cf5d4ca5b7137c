/** Night Pier. D dorian, 64 bpm, swung: upright bass, a dark electric piano, a clarinet with long echoes, and the sea. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score } from '../compose/piece.ts';
import { uprightBass, warmPad } from '../instruments/strings.ts';
import { electricPiano, glassBell } from '../instruments/struck.ts';
import { clarinet } from '../instruments/winds.ts';

const SCORE: Score = {
  id: 'night-pier',
  title: 'Night Pier',
  tempo: { bpm: 64, swing: 0.63, swingUnit: 0.5 },
  beatsPerBar: 4,
  key: { tonic: 2, mode: 'dorian' },
  room: { t60S: 2.8, dampHz: 3400, size: 1.2, preDelayMs: 30 },
  echo: { beats: 1.5, feedback: 0.42 },
  tape: { wow: 6, flutter: 1, drive: 0.3 },
  tone: { lowDb: -1, highDb: 1.5 },
  ambience: [
    { kind: 'sea', db: -18 },
    { kind: 'vinyl', db: -40, rate: 3 },
  ],
  drums: { lufs: -29 },
  tailS: 6,
};
const A = 'Dm11 | G13 | Dm11 | G13 | Bbmaj9 | Am7 | Gm9 | Em7b5 A7b13';
const B = 'Fmaj9 | Em7 | Dm9 | Cmaj9 | Bbmaj7#11 | Am7 | Gm9 | A13sus A7b9';
const MOTIFS = {
  a: '0:1.5 1:.5 2:2 r:.5 3:.5 2:.5 1:.5 0:1.5 r:.5',
  b: 'r:1 2:1 4:1.5 3:.5 2:1 1:.5 0:1.5 r:1',
  c: '4:2 3:.5 2:.5 1:1 0:1.5 1:.5 -1:1.5 r:.5',
};
const GROOVE = { ride: 'o.x-o.x-', swish: 'o...o...', softKick: 'o.......' };

export function nightPier(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Dm11 | G13 | Dm11 | G13', 0.68);
  const first = piece.section('A', A, 0.8);
  const bridge = piece.section('B', B, 0.92);
  const last = piece.section('last A', A, 0.84);
  const outro = piece.section('outro', 'Dm11 | G13 | Bbmaj9 | Dm9', 0.66);

  const piano = piece.track('piano', {
    instrument: electricPiano,
    lufs: -26,
    room: 0.2,
    chorus: 0.4,
    sway: { hz: 0.35, depth: 0.25 },
    looseMs: 12,
    lateMs: 6,
    strumMs: 9,
    lowPassHz: 3600,
  });
  const pad = piece.track('pad', {
    instrument: warmPad,
    lufs: -31,
    room: 0.4,
    sweep: [
      [0, 500],
      [48, 1100],
      [80, 1800],
      [piece.beats, 700],
    ],
  });
  const bass = piece.track('bass', { instrument: uprightBass, lufs: -24, room: 0.05, lowPassHz: 1800, looseMs: 9 });
  const reed = piece.track('clarinet', {
    instrument: clarinet,
    lufs: -23.5,
    pan: 0.1,
    room: 0.36,
    echo: 0.32,
    looseMs: 16,
    lateMs: 12,
  });
  const bells = piece.track('bells', { instrument: glassBell, lufs: -33, pan: -0.35, room: 0.5, echo: 0.4 });

  for (const part of [intro, first, last]) {
    playChords(piece, piano, part, 'x_____o_ ..x___o_', { velocity: 0.56, bars: 2 });
    playBass(piece, bass, part, 'R___F_.A', { gate: 1 });
  }
  playChords(piece, piano, bridge, 'x___.o__');
  playChords(piece, piano, outro, '1_2_3_4_', { velocity: 0.5, gate: 2.2 });
  for (const part of [first, bridge, last, outro]) playChords(piece, pad, part, 'x_______', { low: 53, velocity: 0.5 });
  playBass(piece, bass, bridge, 'R_F_O_A_', { gate: 1 });
  playBass(piece, bass, outro, 'R_______');

  const song = { motifs: MOTIFS, centre: 69, low: 60, high: 82, velocity: 0.68 };
  playMelody(piece, reed, first, { ...song, plan: ['a', "a'", 'c', 'a.'] });
  playMelody(piece, reed, bridge, { ...song, plan: ['b', "b'", 'c+', 'b.'], centre: 72, high: 84, velocity: 0.72 });
  playMelody(piece, reed, last, { ...song, plan: ['a', 'c', "a'", 'a.'] });
  const chime = { centre: 84, low: 76, high: 96, velocity: 0.45 };
  playMelody(piece, bells, intro, { ...chime, motifs: { x: 'r:2 0:2 r:1 1:3' }, plan: ['x', "x'"], velocity: 0.5 });
  playMelody(piece, bells, bridge, { ...chime, motifs: { x: 'r:5 2:1 1:1 0:1' }, plan: ['x', 'x', 'x', 'x'] });
  playMelody(piece, bells, outro, { ...chime, motifs: { x: 'r:2 0:2 r:1 -1:3' }, plan: ['x', 'x.'] });

  playDrums(piece, intro, { ride: '-.o.-.o.' });
  for (const part of [first, last]) playDrums(piece, part, { ...GROOVE, rim: '......-.' });
  const fill = { ride: 'o.x-o.x-', brush: '..o.-oo-' };
  playDrums(piece, bridge, { ...GROOVE, brush: '..o...o-', softKick: 'x..-.-..' }, fill);
  playDrums(piece, outro, { ride: '-.o.-.o.' });
  piece.rest(['drums'], piece.beats - 4, piece.beats);
  piece.slowEnding(6, 6, 0.3);
  return piece;
}
