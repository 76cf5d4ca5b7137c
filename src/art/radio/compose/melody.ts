/**
 * Melodies from motifs. A motif is "degree:beats ...": degrees are steps of the scale from an anchor in the chord, r rests.
 * A plan is a sequence of motifs; the suffix ' varies a motif, . ends it on a stable tone, + and - move its anchor. Long
 * and accented notes snap to stable tones of the current chord, other notes stay in its scale.
 */
import { nth } from '../../kit/random.ts';
import {
  type Chord,
  chordScale,
  chordTones,
  guideTones,
  pitchClass,
  type PitchSet,
  snap,
  stableTones,
  stepIn,
  voicedTones,
} from '../theory/chords.ts';
import type { Piece, Section, Track } from './piece.ts';

export interface MelodyOptions {
  motifs: Readonly<Record<string, string>>;
  plan: readonly string[];
  centre: number;
  low: number;
  high: number;
  velocity?: number;
  gate?: number;
  /** Pitch classes that it is restricted to for every chord. */
  scale?: PitchSet;
}

interface MotifNote {
  /** null: a rest */
  degree: number | null;
  beats: number;
}

const readMotif = (motif: string): MotifNote[] =>
  motif.split(/\s+/).map((word) => {
    const [degree = 'r', beats] = word.split(':');
    return { degree: degree === 'r' ? null : Number(degree), beats: Number(beats) };
  });

export function playMelody(piece: Piece, track: Track, section: Section, options: MelodyOptions): void {
  new MelodyWriter(piece, track, section, options).write();
}

/** Holds the current pitch while a section is written. */
class MelodyWriter {
  readonly #piece: Piece;
  readonly #track: Track;
  readonly #section: Section;
  readonly #options: MelodyOptions;
  /** A motif over the same chord always starts at the same pitch. */
  readonly #anchors = new Map<string, number>();
  #beat: number;
  #previous: number;

  constructor(piece: Piece, track: Track, section: Section, options: MelodyOptions) {
    this.#piece = piece;
    this.#track = track;
    this.#section = section;
    this.#options = options;
    this.#beat = section.start;
    this.#previous = options.centre;
  }

  write(): void {
    const chance = this.#piece.chance.fork(`melody/${this.#track.name}/${this.#section.name}`);
    for (const entry of this.#options.plan) {
      const name = entry.replaceAll(/['.+-]/g, '');
      const motif = readMotif(this.#options.motifs[name] ?? 'r:4');
      const notes = entry.includes("'") ? varied(motif, chance.below(3)) : motif;
      const shift = entry.split('+').length - entry.split('-').length;
      this.#phrase(notes, this.#anchorOf(name, shift), entry.includes('.'));
    }
  }

  #anchorOf(name: string, shift: number): number {
    const { chord } = this.#piece.chordAt(this.#beat);
    const key = `${name}/${chord.symbol}/${shift}`;
    const known = this.#anchors.get(key);
    if (known !== undefined) return known;
    const { scale, centre } = this.#options;
    const preferred = new Set(guideTones(chord).filter((tone) => scale === undefined || scale.has(tone)));
    const tones = preferred.size > 0 ? preferred : stableTones(this.#piece.score.key, chord);
    const anchor = snap(centre + shift * 4, tones, shift >= 0 ? 1 : -1);
    this.#anchors.set(key, anchor);
    return anchor;
  }

  #phrase(notes: readonly MotifNote[], anchor: number, isCadence: boolean): void {
    const { velocity = 0.7, gate = 0.95 } = this.#options;
    const { beatsPerBar } = this.#piece.score;
    const total = notes.reduce((sum, { beats }) => sum + beats, 0);
    const last = notes.findLastIndex(({ degree }) => degree !== null);
    let at = this.#beat;
    let lastDegree = 0;
    notes.forEach(({ degree, beats }, index) => {
      if (degree !== null) {
        const local = at - this.#section.start;
        const isEnd = index === last;
        const isStrong = beats >= 1 || local % 2 < 0.01 || (isEnd && isCadence);
        const { chord } = this.#piece.chordAt(at + 0.01);
        const midi = this.#pitch(chord, { degree, lastDegree, anchor, isStrong, isRest: isEnd && isCadence });
        const arch = 0.88 + 0.18 * Math.sin((Math.PI * (at - this.#beat + 0.5)) / (total + 1));
        const accent = local % beatsPerBar < 0.01 ? 1.08 : local % 1 < 0.01 ? 1 : 0.88;
        this.#piece.note({
          track: this.#track,
          beat: at,
          beats: beats * (isEnd ? 0.92 : gate),
          midi,
          velocity: velocity * this.#section.energy * arch * accent,
        });
        this.#previous = midi;
        lastDegree = degree;
      }
      at += beats;
    });
    this.#beat += total;
  }

  #pitch(
    chord: Chord,
    note: { degree: number; lastDegree: number; anchor: number; isStrong: boolean; isRest: boolean },
  ): number {
    const { scale } = this.#options;
    const full = scale ?? chordScale(this.#piece.score.key, chord);
    const stable = this.#stable(chord);
    const direction = note.degree === note.lastDegree ? 1 : Math.sign(note.degree - note.lastDegree);
    let midi = stepIn(note.anchor, note.degree, full);
    if (note.isStrong && stable.size > 0) {
      const resting = new Set([...chordTones(chord)].filter((tone) => stable.has(tone)));
      midi = snap(midi, note.isRest ? resting : stable, direction);
    } else {
      midi = snap(midi, full);
    }
    if (midi === this.#previous && note.degree !== note.lastDegree) {
      const other = stepIn(midi, direction, note.isStrong && stable.size > 0 ? stable : full);
      if (Math.abs(other - this.#previous) <= 5) midi = other;
    }
    return this.#inReach(midi);
  }

  /** Avoids a semitone above a voice of the accompaniment. */
  #stable(chord: Chord): PitchSet {
    const { scale } = this.#options;
    const below = new Set(voicedTones(chord));
    const tones = [...stableTones(this.#piece.score.key, chord)];
    return new Set(tones.filter((tone) => (scale?.has(tone) ?? true) && !below.has(pitchClass(tone - 1))));
  }

  /** Limits leaps to an octave and pitches to the instrument's range. */
  #inReach(pitch: number): number {
    const { low, high } = this.#options;
    let midi = pitch;
    while (midi - this.#previous > 12) midi -= 12;
    while (this.#previous - midi > 12) midi += 12;
    while (midi > high) midi -= 12;
    while (midi < low) midi += 12;
    return midi;
  }
}

/** Three variations: another ending, an ornament on the longest note, a delayed start. */
function varied(motif: readonly MotifNote[], kind: number): MotifNote[] {
  const sounding = motif.flatMap(({ degree }, index) => (degree === null ? [] : [index]));
  const first = nth(sounding, 0);
  const last = nth(sounding, sounding.length - 1);
  const lengthOf = (index: number): number => nth(motif, index).beats;
  const moved = (by: number): MotifNote[] =>
    motif.map((note, index) => (index === last ? { ...note, degree: (note.degree ?? 0) + by } : note));
  if (kind === 0) return moved((nth(motif, last).degree ?? 0) > 0 ? -2 : 2);
  if (kind === 1) {
    const longest = sounding
      .filter((index) => index !== last)
      .reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a), first);
    if (lengthOf(longest) < 1) return moved(1);
    return motif.flatMap((note, index) => (index === longest ? ornamented(note) : [note]));
  }
  const late = moved(-1);
  const opening = nth(late, first);
  if (opening.beats < 1) return late;
  return late.toSpliced(first, 1, { degree: null, beats: 0.5 }, { ...opening, beats: opening.beats - 0.5 });
}

/** A note, its upper neighbour, and the note again. */
function ornamented({ degree, beats }: MotifNote): MotifNote[] {
  return [
    { degree, beats: beats / 2 },
    { degree: (degree ?? 0) + 1, beats: beats / 4 },
    { degree, beats: beats / 4 },
  ];
}
