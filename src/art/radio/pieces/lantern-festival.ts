/** Lantern Festival. A pentatonic tune over rich chords in G, 108 bpm: big drums, lute, flute, bells, and a break for drums alone. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { type MelodyOptions, playMelody } from '../compose/melody.ts';
import { Piece, type Score } from '../compose/piece.ts';
import { lute, roundBass, warmPad } from '../instruments/strings.ts';
import { glassBell, marimba } from '../instruments/struck.ts';
import { flute } from '../instruments/winds.ts';
import { MODES, pitchClass } from '../theory/chords.ts';

const TONIC = 7;
const SCORE: Score = {
  id: 'lantern-festival',
  title: 'Lantern Festival',
  tempo: { bpm: 108 },
  beatsPerBar: 4,
  key: { tonic: TONIC, mode: 'ionian' },
  room: { t60S: 2, dampHz: 5600, size: 1, preDelayMs: 20 },
  echo: { beats: 0.5, feedback: 0.25 },
  tape: { wow: 1.5, drive: 0.2 },
  tone: { lowDb: -0.5, highDb: 0.5 },
  drums: { lufs: -23.5 },
};
const A = 'G69 | % | Em7 | % | Cmaj9 | D13sus | Em7 | D13sus';
const B = 'Cmaj9 | D6 | Bm7 | Em7 | Am9 | D13sus | G69 | %';
const PENTATONIC = new Set(MODES.majorPentatonic.map((interval) => pitchClass(interval + TONIC)));
const MOTIFS = {
  a: '0:1 1:.5 2:.5 3:1.5 2:.5 1:1 0:.5 -1:.5 0:1.5 r:.5',
  b: '2:1.5 3:.5 4:2 3:.75 2:.75 1:.5 2:1.5 r:.5',
  c: '3:.5 4:.5 3:.5 2:.5 1:1 2:1 0:.5 1:.5 -1:1 0:1.5 r:.5',
};
const GROOVE = { taiko: 'X.....o.x...o...', taikoRim: '..o.o..o..o.o.o.', shaker: '--o---o---o---o-' };
const FESTIVE = {
  taiko: 'X..x..X...x.X.o.',
  taikoRim: 'o.oxo.oxo.oxo.ox',
  clap: '....o.......o...',
  shaker: 'o-x-o-x-o-x-o-x-',
};
const FILL = { taiko: 'X..x..X.x.x.XXXX', taikoRim: 'o.ox....o.o.....' };
const INTRO = { taiko: 'X.......o.......', taikoRim: '........o...o...', bellTree: 'o...............' };
const SOLO = {
  taiko: 'X..x..X.X.xxX... X..xX.x.X.x.XoXo',
  taikoRim: '..o..o..o.o..o.o',
  wood: '....o.......o.o.',
};

export function lanternFestival(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'G69 | % | % | D13sus', 0.75);
  const first = piece.section('A', A, 0.85);
  const second = piece.section('A again', A, 0.92);
  const chorus = piece.section('B', B, 1);
  const solo = piece.section('drums', 'Em7 | % | Em7 | D13sus', 0.95);
  const third = piece.section('third A', A, 0.97);
  const finale = piece.section('last B', B, 1);
  const outro = piece.section('outro', 'Cmaj9 | D13sus | G69 | %', 0.8);

  const strings = piece.track('lute', {
    instrument: lute,
    lufs: -24,
    pan: -0.2,
    room: 0.2,
    echo: 0.12,
    looseMs: 6,
    strumMs: 6,
  });
  const bars = piece.track('marimba', { instrument: marimba, lufs: -29, pan: 0.32, room: 0.18 });
  const pipe = piece.track('flute', {
    instrument: flute,
    lufs: -23.5,
    pan: 0.08,
    room: 0.32,
    echo: 0.15,
    looseMs: 10,
  });
  const bells = piece.track('bells', { instrument: glassBell, lufs: -33, pan: 0.3, room: 0.4 });
  const bass = piece.track('bass', { instrument: roundBass, lufs: -24, lowPassHz: 1200, room: 0, duck: 0.2 });
  const pad = piece.track('pad', {
    instrument: warmPad,
    lufs: -32,
    room: 0.35,
    duck: 0.25,
    sweep: [
      [0, 700],
      [48, 1600],
      [112, 3200],
      [piece.beats, 1500],
    ],
  });

  const middle = { low: 55, high: 74, gate: 1.5 };
  for (const part of [intro, first, second, third]) {
    playChords(piece, bars, part, '1.31.31.31.41.3.', { ...middle, velocity: 0.55 });
  }
  for (const part of [chorus, finale]) playChords(piece, bars, part, '1324132413241324', { ...middle, velocity: 0.52 });
  playChords(piece, strings, chorus, 'x..x..x...x.x...', { voices: 3, low: 55, high: 71, velocity: 0.5, gate: 1.5 });
  for (const part of [second, chorus, third, finale, outro]) {
    playChords(piece, pad, part, 'x_______________', { low: 55, high: 76, velocity: 0.5 });
  }
  for (const part of [intro, first, chorus, finale, outro]) {
    playChords(piece, bells, part, '4_______________ 5_______3_______', {
      voices: 3,
      low: 72,
      high: 91,
      velocity: 0.5,
    });
  }
  for (const part of [first, second, third]) playBass(piece, bass, part, 'R_____R_..F_R___');
  for (const part of [chorus, finale]) playBass(piece, bass, part, 'R__R__R_R__.F_A_');
  playBass(piece, bass, outro, 'R_______________');

  const around = (centre: number, plan: readonly string[]): MelodyOptions => ({
    motifs: MOTIFS,
    plan,
    centre,
    low: centre - 9,
    high: centre + 12,
    scale: PENTATONIC,
  });
  const picked = { velocity: 0.78, gate: 1.3 };
  playMelody(piece, strings, first, { ...around(71, ['a', "a'", 'c', 'a.']), ...picked });
  playMelody(piece, strings, second, { ...around(71, ['a', 'c', "a'", 'c.']), ...picked });
  const call = { ...around(83, ['x', 'x', 'x', 'x']), motifs: { x: 'r:4 2:2 1:1.5 r:.5' }, velocity: 0.5 };
  playMelody(piece, pipe, second, call);
  playMelody(piece, pipe, chorus, around(78, ['b', "b'", 'b+', 'c.']));
  playMelody(piece, pipe, third, around(78, ['a', "a'", 'c', 'a.']));
  playMelody(piece, strings, finale, { ...around(74, ['b', "b'", 'b+', 'c.']), ...picked });
  playMelody(piece, pipe, finale, { ...around(81, ['b', "b'", 'b', 'c.']), velocity: 0.55 });
  playMelody(piece, strings, outro, { ...around(71, ['a', 'c.']), gate: 1.4 });

  playDrums(piece, intro, INTRO, { taiko: 'X...o...x.x.XxXx' });
  playDrums(piece, first, GROOVE);
  playDrums(piece, second, { ...GROOVE, wood: '......o.......o.' }, FILL);
  playDrums(piece, chorus, FESTIVE, FILL);
  playDrums(piece, solo, SOLO, { taiko: 'o.o.x.x.XxXxXXXX' });
  playDrums(piece, third, GROOVE, FILL);
  playDrums(piece, finale, FESTIVE, FILL);
  playDrums(piece, outro, { taiko: 'X.......x.......', bellTree: 'o...............' });
  piece.rest(['drums'], piece.beats - 4, piece.beats);
  piece.drum('taiko', piece.beats - 8, 1);
  piece.drum('bellTree', piece.beats - 4, 0.5);
  piece.slowEnding(8, 6, 0.3);
  return piece;
}
