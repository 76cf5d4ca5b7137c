/** Pitch classes (0 is C), modes, chord symbols, charts, and which notes fit over a chord. Pitches are MIDI numbers. */
import { nth } from '../../kit/random.ts';
import { clamp } from '../sound/units.ts';

export const MODES = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
} as const;

export interface Key {
  /** Pitch class */
  tonic: number;
  mode: keyof typeof MODES;
}

/** Pitch class of any pitch, also of a negative one. */
export const pitchClass = (pitch: number): number => ((pitch % 12) + 12) % 12;

/** A chord; intervals are semitones above its root. */
export interface Chord {
  symbol: string;
  root: number;
  /** Pitch class of the bass, after a slash in the symbol. */
  bass: number;
  tones: readonly number[];
  /** Intervals that characterise the chord: third, seventh. */
  guides: readonly number[];
  /** Intervals that voicings add after the guide tones. */
  colours: readonly number[];
}

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

type Quality = readonly [guides: readonly number[], colours: readonly number[], tones: readonly number[]];
const QUALITIES: Readonly<Record<string, Quality>> = {
  '': [[4], [7, 0], [0, 4, 7]],
  '6': [
    [4, 9],
    [7, 0],
    [0, 4, 7, 9],
  ],
  '69': [
    [4, 9],
    [2, 7],
    [0, 4, 7, 9, 2],
  ],
  maj7: [
    [4, 11],
    [7, 0],
    [0, 4, 7, 11],
  ],
  maj9: [
    [4, 11],
    [2, 7],
    [0, 4, 7, 11, 2],
  ],
  'maj7#11': [
    [4, 11],
    [6, 2],
    [0, 4, 7, 11, 2, 6],
  ],
  m6: [
    [3, 9],
    [7, 0],
    [0, 3, 7, 9],
  ],
  m7: [
    [3, 10],
    [7, 0],
    [0, 3, 7, 10],
  ],
  m9: [
    [3, 10],
    [2, 7],
    [0, 3, 7, 10, 2],
  ],
  m11: [
    [3, 10],
    [5, 2],
    [0, 3, 7, 10, 2, 5],
  ],
  m7b5: [
    [3, 10],
    [6, 0],
    [0, 3, 6, 10],
  ],
  '7': [
    [4, 10],
    [7, 0],
    [0, 4, 7, 10],
  ],
  '9': [
    [4, 10],
    [2, 7],
    [0, 4, 7, 10, 2],
  ],
  '13': [
    [4, 10],
    [9, 2],
    [0, 4, 7, 10, 2, 9],
  ],
  '7b9': [
    [4, 10],
    [1, 7],
    [0, 4, 7, 10, 1],
  ],
  '7b13': [
    [4, 10],
    [8, 0],
    [0, 4, 10, 8],
  ],
  '13sus': [
    [5, 10],
    [9, 2],
    [0, 5, 7, 10, 2, 9],
  ],
};

function pitchClassOf(name: string): number {
  const accidentals = name
    .slice(1)
    .split('')
    .reduce((sum, sign) => sum + (sign === '#' ? 1 : -1), 0);
  return pitchClass((LETTERS[name[0] ?? ''] ?? 0) + accidentals);
}

/** Parses a chord symbol: "F#m7b5", "Bbmaj9", "G13sus", "C/E". Throws a RangeError for an unknown one. */
function chordOf(symbol: string): Chord {
  const [, root = '', quality = '', bass = root] = /^([A-G][#b]*)([^/]*)(?:\/([A-G][#b]*))?$/.exec(symbol) ?? [];
  const known = QUALITIES[quality];
  if (root === '' || known === undefined) throw new RangeError(`no chord "${symbol}"`);
  const [guides, colours, tones] = known;
  return { symbol, root: pitchClassOf(root), bass: pitchClassOf(bass), guides, colours, tones };
}

export interface TimedChord {
  chord: Chord;
  beat: number;
  beats: number;
}

/** A chart: "Dm9 | G13 | Cmaj9 A7b9 | %"; chords of a bar share it, `%` repeats the one before. */
export function parseChart(chart: string, beatsPerBar: number, fromBeat = 0): TimedChord[] {
  let last = '';
  return chart.split('|').flatMap((bar, index) => {
    const symbols = bar.trim().split(/\s+/);
    const beats = beatsPerBar / symbols.length;
    return symbols.map((symbol, place) => {
      last = symbol === '%' ? last : symbol;
      return { chord: chordOf(last), beat: fromBeat + index * beatsPerBar + place * beats, beats };
    });
  });
}

export type PitchSet = ReadonlySet<number>;

const tonesOf = (chord: Chord, intervals: readonly number[] = chord.tones): number[] =>
  intervals.map((interval) => pitchClass(chord.root + interval));

/** The key's scale, in which altered chord tones replace their neighbours. */
export function chordScale(key: Key, chord: Chord): PitchSet {
  const tones = new Set(tonesOf(chord));
  const scale = new Set<number>(MODES[key.mode].map((interval) => pitchClass(key.tonic + interval)));
  for (const tone of tones) {
    if (scale.has(tone)) continue;
    for (const neighbour of [tone + 1, tone - 1].map(pitchClass)) if (!tones.has(neighbour)) scale.delete(neighbour);
    scale.add(tone);
  }
  return scale;
}

/** Stable tones: chord tones, and the ninth and sixth where they are no semitone from a chord tone. */
export function stableTones(key: Key, chord: Chord): PitchSet {
  const basic = tonesOf(chord, chord.tones.slice(0, 4));
  const colours = [...chordScale(key, chord)].filter(
    (pitch) => !basic.some((tone) => pitchClass(pitch - tone) === 1) && [2, 9].includes(pitchClass(pitch - chord.root)),
  );
  return new Set([...tonesOf(chord), ...colours]);
}

/** Pitch classes of a four-voice voicing. */
export const voicedTones = (chord: Chord): number[] => tonesOf(chord, [...chord.guides, ...chord.colours].slice(0, 4));

export const guideTones = (chord: Chord): number[] => tonesOf(chord, [...chord.guides, nth(chord.colours, 0)]);

export const chordTones = (chord: Chord): PitchSet => new Set(tonesOf(chord));

/** The nearest pitch whose class is in the set; of two, the one in the direction of `bias`. The same pitch for an empty set. */
export function snap(pitch: number, set: PitchSet, bias = 1): number {
  for (let distance = 0; distance < 12; distance++) {
    if (set.has(pitchClass(pitch + distance * bias))) return pitch + distance * bias;
    if (set.has(pitchClass(pitch - distance * bias))) return pitch - distance * bias;
  }
  return pitch;
}

/** Moves a pitch by a number of steps of the set. */
export function stepIn(pitch: number, steps: number, set: PitchSet): number {
  const direction = Math.sign(steps);
  let at = snap(pitch, set);
  for (let left = Math.abs(steps); left > 0; ) {
    at += direction;
    if (set.has(pitchClass(at))) left--;
  }
  return at;
}

/** The pitch of a class that is nearest to another pitch, folded into a range. */
export function nearest(pitchClassWanted: number, near: number, low: number, high: number): number {
  let pitch = near + ((pitchClass(pitchClassWanted - near) + 6) % 12) - 6;
  while (pitch < low) pitch += 12;
  while (pitch > high) pitch -= 12;
  return clamp(pitch, low - 12, high + 12);
}
