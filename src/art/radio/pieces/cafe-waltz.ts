/** Café Waltz. F major and D minor, three in a bar at 138, gently swung: accordion, clarinet, guitar on two and three, brushes. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { playMelody } from '../compose/melody.ts';
import { Piece, type Score, type Section, type Track } from '../compose/piece.ts';
import { nylon, uprightBass } from '../instruments/strings.ts';
import { vibraphone } from '../instruments/struck.ts';
import { accordion, clarinet } from '../instruments/winds.ts';

const SCORE: Score = {
  id: 'cafe-waltz',
  title: 'Café Waltz',
  tempo: { bpm: 138, swing: 0.6, swingUnit: 0.5 },
  beatsPerBar: 3,
  key: { tonic: 5, mode: 'ionian' },
  room: { t60S: 1.2, dampHz: 4800, size: 0.75, preDelayMs: 10 },
  tape: { wow: 3, flutter: 1, drive: 0.3 },
  tone: { lowDb: -1, highDb: 1 },
  ambience: [{ kind: 'vinyl', db: -42, rate: 8 }],
  drums: { lufs: -28 },
};
const A = 'Fmaj7 | % | Gm7 | C9 | Am7 | D7b9 | Gm7 | C13 | Fmaj7 | F9 | Bbmaj7 | Bbm6 | Am7 | D7b9 | Gm7 C9 | F69';
const B = 'Dm9 | % | Gm9 | % | C9 | % | Fmaj9 | % | Em7b5 | A7b9 | Dm9 | D7b9 | Gm9 | Bbm6 | Am7 D7b9 | Gm7 C13';
const MOTIFS = {
  a: '0:1.5 1:.5 2:1 4:2 3:1 2:1.5 1:.5 0:1 -1:3',
  b: 'r:1 2:1 3:1 4:1.5 3:.5 2:1 r:1 1:1 2:1 0:3',
  c: '2:1 1:.5 2:.5 3:1 4:3 5:1 4:1 2:1 0:2 r:1',
};
const GROOVE = { softKick: 'x.....', brush: '..o.o.', ride: '-.o-o.' };
const FILL = { softKick: 'x.....', brush: '..oxxo', ride: '-.o...' };
const SWISH = { swish: 'o.....' };
const MIDDLE = { low: 50, high: 70 };

export function cafeWaltz(seed: string): Piece {
  const piece = new Piece(SCORE, seed);
  const intro = piece.section('intro', 'Fmaj7 | Dm9 | Gm7 | C9 | Fmaj7 | Dm9 | Gm7 | C13', 0.72);
  const first = piece.section('A', A, 0.84);
  const second = piece.section('A again', A, 0.9);
  const bridge = piece.section('B', B, 0.95);
  const last = piece.section('last A', A, 0.94);
  const outro = piece.section('outro', 'Am7 | D7b9 | Gm7 | C9 | Bbmaj7 | Bbm6 | F69 | %', 0.74);

  const guitar = piece.track('guitar', {
    instrument: nylon,
    lufs: -27,
    pan: -0.3,
    room: 0.12,
    strumMs: 11,
    looseMs: 6,
  });
  const bass = piece.track('bass', { instrument: uprightBass, lufs: -25, room: 0.04, lowPassHz: 2500, looseMs: 6 });
  const box = piece.track('accordion', { instrument: accordion, lufs: -24, pan: 0.12, room: 0.18, looseMs: 10 });
  const reed = piece.track('clarinet', {
    instrument: clarinet,
    lufs: -23.5,
    pan: -0.08,
    room: 0.22,
    looseMs: 12,
    lateMs: 6,
  });
  const vibes = piece.track('vibes', { instrument: vibraphone, lufs: -27, pan: 0.3, room: 0.24 });
  const boxChords = piece.track('accordion chords', { instrument: accordion, lufs: -32, pan: 0.3, room: 0.2 });

  for (const part of [intro, first, second, bridge, last]) {
    playChords(piece, guitar, part, '..x_x_', { ...MIDDLE, velocity: 0.55, gate: 0.7 });
  }
  playChords(piece, guitar, outro, '1_2_3_', { ...MIDDLE, velocity: 0.5, gate: 1.5 });
  for (const part of [intro, first, last]) playBass(piece, bass, part, 'R_____ F_____', { bars: 2 });
  for (const part of [second, bridge]) playBass(piece, bass, part, 'R_____ R___A_', { bars: 2 });
  playBass(piece, bass, outro, 'R_____');
  for (const part of [bridge, last]) playChords(piece, boxChords, part, 'x____.', { low: 57, high: 76 });

  const sing = (track: Track, section: Section, plan: readonly string[], centre: number, velocity = 0.7): void =>
    playMelody(piece, track, section, { motifs: MOTIFS, plan, centre, low: centre - 9, high: centre + 12, velocity });
  sing(box, first, ['a', "a'", 'c', 'a.'], 74);
  sing(reed, second, ['a', 'c', 'a+', 'c.'], 70);
  sing(reed, bridge, ['b', "b'", 'b+', 'c'], 70, 0.72);
  sing(box, last, ['a', "a'", 'c+', 'a.'], 76);
  const ringing = { gate: 1.4, velocity: 0.55 };
  playMelody(piece, vibes, intro, {
    ...ringing,
    motifs: { x: '0:2 2:1 1:3 0:2 -1:1 0:3' },
    plan: ['x', "x'"],
    centre: 76,
    low: 67,
    high: 88,
  });
  playMelody(piece, vibes, last, {
    ...ringing,
    motifs: { x: 'r:3 4:1 2:1 3:1 r:6' },
    plan: ['x', 'x+', 'x', 'x'],
    centre: 77,
    low: 70,
    high: 89,
  });
  playMelody(piece, vibes, outro, { ...ringing, motifs: MOTIFS, plan: ['a', 'c.'], centre: 74, low: 66, high: 86 });

  playDrums(piece, intro, { brush: '..-.-.' });
  for (const part of [first, second]) playDrums(piece, part, { ...GROOVE, ...SWISH }, FILL);
  playDrums(piece, bridge, { ...GROOVE, rim: '.....g' }, FILL);
  playDrums(piece, last, { ...GROOVE, ...SWISH });
  playDrums(piece, outro, { brush: '..-.-.' });
  // One strummed chord ends it.
  const end = { ...outro, start: piece.beats - 6, beats: 6 };
  piece.rest(['guitar', 'drums'], end.start, piece.beats);
  playChords(piece, guitar, end, 'x___________', { ...MIDDLE, velocity: 0.55, bars: 2 });
  piece.slowEnding(12, 9, 0.35);
  return piece;
}
