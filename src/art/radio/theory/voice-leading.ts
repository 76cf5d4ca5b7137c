/** Voice leading: the voicings of a whole chart with the least movement, by dynamic programming (Viterbi). */
import { nth } from '../../kit/random.ts';
import { type Chord, pitchClass } from './chords.ts';

/** Ascending MIDI numbers. */
export type Voicing = readonly number[];

const WIDEST = 19;
/** Lowest pitches for small intervals, which are unclear below. */
const OPEN_BELOW = 52;
const SEMITONE_ABOVE = 57;

/** Checks a voicing: no gap over a sixth, no cluster in the low register, no semitone at the top. */
function isClear(voicing: Voicing): boolean {
  if (nth(voicing, voicing.length - 1) - nth(voicing, 0) > WIDEST) return false;
  return voicing.slice(1).every((upper, index) => {
    const lower = nth(voicing, index);
    const gap = upper - lower;
    if (gap < 1 || gap > 9) return false;
    if (gap < 3 && lower < OPEN_BELOW) return false;
    return gap > 1 || (index < voicing.length - 2 && lower >= SEMITONE_ABOVE);
  });
}

export interface Register {
  /** Maximum number of voices. */
  voices: number;
  low: number;
  high: number;
}

/** All valid voicings of a chord's most characteristic tones. */
function layouts(chord: Chord, { voices, low, high }: Register): Voicing[] {
  const wanted = [...chord.guides, ...chord.colours].slice(0, voices).map((tone) => pitchClass(chord.root + tone));
  let partial: number[][] = [[]];
  for (const tone of new Set(wanted)) {
    const pitches = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((p) => pitchClass(p) === tone);
    partial = partial.flatMap((voicing) => pitches.map((pitch) => [...voicing, pitch]));
  }
  return partial.map((voicing) => voicing.toSorted((a, b) => a - b)).filter(isClear);
}

const top = (voicing: Voicing): number => voicing.at(-1) ?? 0;

/** Cost of a voicing: distance from the middle of the register, and width. */
function unease(voicing: Voicing, { low, high }: Register): number {
  const mean = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length;
  return Math.abs(mean - (low + high) / 2) * 0.5 + (top(voicing) - nth(voicing, 0) > 15 ? 1 : 0);
}

/** Cost of a transition: movement of all voices in semitones. The top voice has a higher weight. */
function movement(from: Voicing, to: Voicing): number {
  const shared = Math.min(from.length, to.length);
  let sum = Math.abs(from.length - to.length) * 2 + Math.abs(top(from) - top(to)) * 0.7;
  for (let i = 1; i <= shared; i++) sum += Math.abs((from.at(-i) ?? 0) - (to.at(-i) ?? 0));
  return sum;
}

interface Path {
  voicing: Voicing;
  cost: number;
  before: Path | null;
}

const cheapest = (paths: readonly Path[]): Path => paths.reduce((best, path) => (path.cost < best.cost ? path : best));

/** One voicing per chord. Throws a RangeError when a chord has no voicing in the register. */
export function voiceLead(chords: readonly Chord[], register: Register): Voicing[] {
  let paths: Path[] = [];
  for (const chord of chords) {
    const options = layouts(chord, register);
    if (options.length === 0) throw new RangeError(`no voicing of ${chord.symbol}`);
    paths = options.map((voicing): Path => {
      const own = unease(voicing, register);
      if (paths.length === 0) return { voicing, cost: own, before: null };
      const costs = paths.map((before) => ({ voicing, cost: before.cost + movement(before.voicing, voicing), before }));
      const best = cheapest(costs);
      return { ...best, cost: best.cost + own };
    });
  }
  const voicings: Voicing[] = [];
  for (let path: Path | null = cheapest(paths); path !== null; path = path.before) voicings.unshift(path.voicing);
  return voicings;
}
