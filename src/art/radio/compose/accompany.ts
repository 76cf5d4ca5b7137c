/**
 * Writes chords, bass and drums. A step that is held over a chord change is repeated on the new chord. A step that starts
 * shortly before the change and is held over it anticipates the new chord.
 *   chords  X x o: the chord, loud, normal, soft; 1 to 6: one voice, from below
 *   bass    R root, F fifth, O octave, T third, A approach to the next root
 *   drums   X 1, x 0.8, o 0.55, - 0.32, g a random ghost note
 */
import { nth } from '../../kit/random.ts';
import type { DrumName } from '../instruments/drums.ts';
import { chordScale, nearest, pitchClass, type TimedChord } from '../theory/chords.ts';
import { type Step, stepsOf } from './pattern.ts';
import type { Piece, Section, Track } from './piece.ts';

const EARLY_BEATS = 0.51;
const SHORTEST_BEATS = 0.2;

interface Stroke {
  chord: TimedChord;
  next: TimedChord | undefined;
  beat: number;
  beats: number;
}

/** A step, split where its chord changes. */
function strokesOf(piece: Piece, step: Step, mayAnticipate = true): Stroke[] {
  const strokes: Stroke[] = [];
  let { beat } = step;
  let left = step.beats;
  while (left > SHORTEST_BEATS) {
    let chord = piece.chordAt(beat);
    let next = piece.chordAfter(chord);
    if (mayAnticipate && next && beat >= next.beat - EARLY_BEATS && beat + left > next.beat + 0.1) {
      chord = next;
      next = piece.chordAfter(chord);
    }
    const until = next ? Math.min(beat + left, Math.max(next.beat, beat + 0.25)) : beat + left;
    strokes.push({ chord, next, beat, beats: until - beat });
    left -= until - beat;
    beat = until;
  }
  return strokes;
}

const isOnBeat = (beat: number): boolean => beat % 1 < 0.01;

export interface ChordOptions {
  voices?: number;
  low?: number;
  high?: number;
  velocity?: number;
  /** Length of a note relative to its step. */
  gate?: number;
  /** Bars of the pattern, where its length is ambiguous. */
  bars?: number;
}

const STROKE_LEVELS: Readonly<Record<string, number>> = { X: 1.15, x: 0.92, o: 0.7 };
/** Steps per beat from which the strumming direction alternates. */
const STRUMMED_MS = 8;

export function playChords(
  piece: Piece,
  track: Track,
  section: Section,
  pattern: string,
  options: ChordOptions = {},
): void {
  const { voices = 4, low = 52, high = 74, velocity = 0.6, gate = 0.97, bars } = options;
  const strumMs = track.strumMs ?? 3;
  let isUpstroke = false;
  for (const step of stepsOf(section, pattern, piece.score.beatsPerBar, bars)) {
    for (const { chord, beat, beats } of strokesOf(piece, step)) {
      const voicing = piece.voicing(chord, { voices, low, high });
      const add = (midi: number, level: number, offsetMs = 0): void =>
        piece.note({ track, beat, beats: beats * gate, midi, velocity: velocity * section.energy * level, offsetMs });
      const level = STROKE_LEVELS[step.sign];
      if (level === undefined) {
        const index = Number(step.sign) - 1;
        const midi = nth(voicing, index % voicing.length) + 12 * Math.floor(index / voicing.length);
        add(midi, isOnBeat(beat) ? 1 : 0.84);
        continue;
      }
      voicing.forEach((midi, index) => {
        const turn = isUpstroke ? voicing.length - 1 - index : index;
        add(midi, level * (index === voicing.length - 1 ? 1.06 : 0.94), turn * strumMs);
      });
    }
    isUpstroke = !isUpstroke && strumMs > STRUMMED_MS;
  }
}

export interface BassOptions {
  low?: number;
  high?: number;
  velocity?: number;
  gate?: number;
  bars?: number;
}

const MIDDLE_OF_THE_BASS = 38;

export function playBass(
  piece: Piece,
  track: Track,
  section: Section,
  pattern: string,
  options: BassOptions = {},
): void {
  const { low = 31, high = 46, velocity = 0.75, gate = 0.94, bars } = options;
  const { beatsPerBar } = piece.score;
  let previous = MIDDLE_OF_THE_BASS;
  for (const step of stepsOf(section, pattern, beatsPerBar, bars)) {
    for (const stroke of strokesOf(piece, step, step.sign !== 'A')) {
      const midi = bassNote(piece, step.sign, stroke, { previous, low, high });
      const accent = stroke.beat % beatsPerBar < 0.01 ? 1 : 0.86;
      const level = velocity * (0.75 + 0.25 * section.energy) * accent;
      piece.note({ track, beat: stroke.beat, beats: stroke.beats * gate, midi, velocity: level });
      if (step.sign === 'R' || step.sign === 'A') previous = midi;
    }
  }
}

function bassNote(
  piece: Piece,
  sign: string,
  { chord: { chord }, next }: Stroke,
  { previous, low, high }: { previous: number; low: number; high: number },
): number {
  const root = nearest(chord.bass, previous, low, high);
  const fifth = chord.tones.includes(6) ? 6 : 7;
  if (sign === 'F') return root + fifth <= high + 4 ? root + fifth : root + fifth - 12;
  if (sign === 'O') return root + 12;
  if (sign === 'T') return root + (chord.tones.includes(3) ? 3 : 4);
  if (sign !== 'A' || next === undefined) return root;
  const goal = nearest(next.chord.bass, previous, low, high);
  if (goal === root) return root + fifth - 12 < low ? root + fifth : root + fifth - 12;
  const scale = chordScale(piece.score.key, chord);
  const direction = goal > previous ? -1 : 1;
  return scale.has(pitchClass(goal + 2 * direction)) ? goal + 2 * direction : goal + direction;
}

export type DrumRows = Partial<Record<DrumName, string>>;

const HIT_LEVELS: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.55, '-': 0.32, g: 0.2 };
const GHOST_PROBABILITY = 0.55;

/** A groove over a section; `fill` replaces it in the last bar. */
export function playDrums(piece: Piece, section: Section, groove: DrumRows, fill?: DrumRows): void {
  const { beatsPerBar } = piece.score;
  const chance = piece.chance.fork(`drums/${section.name}/${section.start}`);
  const end = section.start + section.beats;
  const turn = fill === undefined ? end : end - beatsPerBar;
  const play = (rows: DrumRows, over: Section, until: number): void => {
    for (const [name, pattern] of Object.entries(rows) as [DrumName, string][]) {
      for (const { sign, beat } of stepsOf(over, pattern, beatsPerBar)) {
        if (beat >= until - 1e-6 || (sign === 'g' && !chance.isLucky(GHOST_PROBABILITY))) continue;
        piece.drum(name, beat, (HIT_LEVELS[sign] ?? 0) * (0.65 + 0.35 * section.energy));
      }
    }
  };
  play(groove, section, turn);
  if (fill !== undefined) play(fill, { ...section, start: turn, beats: beatsPerBar }, end);
}
