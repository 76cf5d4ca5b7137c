/**
 * The score of a piece: sections with chords, tracks with notes, drum hits, and mix settings. Positions are in beats;
 * `perform` converts beats to seconds with small random deviations.
 */
import { nth } from '../../kit/random.ts';
import type { CurvePoint } from '../dsp/filter.ts';
import type { Room } from '../dsp/space.ts';
import type { Ambience } from '../instruments/ambience.ts';
import type { DrumName } from '../instruments/drums.ts';
import type { Instrument, Note } from '../instruments/types.ts';
import { Chance } from '../sound/random.ts';
import { clamp } from '../sound/units.ts';
import { type Key, parseChart, type TimedChord } from '../theory/chords.ts';
import { type Register, voiceLead, type Voicing } from '../theory/voice-leading.ts';
import { Clock, type Tempo } from './clock.ts';

export interface Section {
  name: string;
  start: number;
  beats: number;
  /** Factor of velocities: about 0.6 is quiet, 1 is full. */
  energy: number;
}

/** The instrument of a track and its mix settings. */
export interface Part {
  instrument: Instrument;
  /** Target loudness of the track (gated, so that rests do not count). */
  lufs: number;
  /** -1 left to 1 right */
  pan?: number;
  /** Send levels to the room and to the echo, 0 to 1. */
  room?: number;
  echo?: number;
  /** Random deviation and constant delay of the timing. */
  looseMs?: number;
  lateMs?: number;
  /** Delay between the notes of a chord. */
  strumMs?: number;
  chorus?: number;
  /** Slow panning from side to side. */
  sway?: { hz: number; depth: number };
  lowPassHz?: number;
  /** Depth of the ducking under the kick, 0 to 1. */
  duck?: number;
  /** Curve of a low-pass cutoff: beats and hertz. */
  sweep?: readonly CurvePoint[];
}

export interface Track extends Part {
  name: string;
  chance: Chance;
}

export interface Score {
  id: string;
  title: string;
  tempo: Tempo;
  beatsPerBar: number;
  key: Key;
  room: Room;
  echo?: { beats: number; feedback: number };
  /** Tape: pitch drift in cents, and drive 0 to 1. */
  tape?: { wow?: number; flutter?: number; drive?: number };
  /** Shelves over the mix, dB. */
  tone?: { lowDb?: number; highDb?: number };
  ambience?: readonly Ambience[];
  /** Loudness and lateness of the drums. */
  drums?: { lufs: number; lateMs?: number };
  /** Maximum length of the final decay in seconds. */
  tailS?: number;
}

interface WrittenNote {
  track: Track;
  beat: number;
  beats: number;
  midi: number;
  velocity: number;
  /** Delay after its beat, ms. */
  offsetMs: number;
}

interface WrittenHit {
  name: DrumName;
  beat: number;
  velocity: number;
}

export interface PerformedHit {
  name: DrumName;
  atS: number;
  velocity: number;
}

export interface Performance {
  parts: { track: Track; notes: Note[] }[];
  hits: PerformedHit[];
  /** Seconds until the end of the last beat. */
  musicS: number;
}

/** Silence before the first beat, so that negative timing deviations are not clipped. */
const LEAD_IN_S = 0.06;
const NEAR = 1e-6;
const DRUM_LATENESS_MS: Partial<Record<DrumName, number>> = { snare: 7, brush: 7, rim: 6, clap: 5, shaker: 3, hat: 2 };

export class Piece {
  readonly score: Score;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly sections: Section[] = [];
  readonly #chords: TimedChord[] = [];
  readonly #tracks: Track[] = [];
  readonly #voicings = new Map<string, Map<TimedChord, Voicing>>();
  #notes: WrittenNote[] = [];
  #hits: WrittenHit[] = [];

  /** Equal seeds give equal performances. */
  constructor(score: Score, seed: string) {
    this.score = score;
    this.clock = new Clock(score.tempo);
    this.chance = new Chance(seed);
  }

  get beats(): number {
    return this.sections.reduce((sum, section) => sum + section.beats, 0);
  }

  get notes(): readonly Readonly<WrittenNote>[] {
    return this.#notes;
  }

  get hits(): readonly Readonly<WrittenHit>[] {
    return this.#hits;
  }

  /** Appends a section over a chart. All sections come before the first note. */
  section(name: string, chart: string, energy: number): Section {
    const start = this.beats;
    const chords = parseChart(chart, this.score.beatsPerBar, start);
    this.#chords.push(...chords);
    const section = { name, start, beats: chords.reduce((sum, chord) => sum + chord.beats, 0), energy };
    this.sections.push(section);
    return section;
  }

  track(name: string, part: Part): Track {
    const track = { name, chance: this.chance.fork(name), ...part };
    this.#tracks.push(track);
    return track;
  }

  chordAt(beat: number): TimedChord {
    return this.#chords.findLast((chord) => chord.beat <= beat + NEAR) ?? nth(this.#chords, 0);
  }

  chordAfter(chord: TimedChord): TimedChord | undefined {
    return this.#chords[this.#chords.indexOf(chord) + 1];
  }

  /** The voicings of all chords in a register, with voice leading over the whole piece. */
  voicing(chord: TimedChord, register: Register): Voicing {
    const key = `${register.voices}/${register.low}/${register.high}`;
    let voicings = this.#voicings.get(key);
    if (voicings === undefined) {
      const led = voiceLead(
        this.#chords.map((timed) => timed.chord),
        register,
      );
      voicings = new Map(this.#chords.map((timed, index) => [timed, nth(led, index)]));
      this.#voicings.set(key, voicings);
    }
    return voicings.get(chord) ?? [];
  }

  note(note: Omit<WrittenNote, 'offsetMs'> & { offsetMs?: number }): void {
    this.#notes.push({ offsetMs: 0, ...note });
  }

  drum(name: DrumName, beat: number, velocity: number): void {
    this.#hits.push({ name, beat, velocity });
  }

  /** Mutes tracks between two beats; 'drums' are all drums. */
  rest(names: readonly string[], from: number, to: number): void {
    const isWithin = (beat: number): boolean => beat >= from - NEAR && beat < to - NEAR;
    this.#notes = this.#notes.filter(({ track, beat }) => !names.includes(track.name) || !isWithin(beat));
    if (names.includes('drums')) this.#hits = this.#hits.filter(({ beat }) => !isWithin(beat));
  }

  /** Slows the last beats down: start in beats before the end, and length in beats. */
  slowEnding(before: number, over: number, by: number): void {
    this.clock.slowDown(this.beats - before, over, by);
  }

  perform(): Performance {
    return {
      parts: this.#tracks.map((track) => ({ track, notes: this.#play(track) })),
      hits: this.#strike(),
      musicS: this.clock.secondsAt(this.beats) + LEAD_IN_S,
    };
  }

  #play(track: Track): Note[] {
    const { chance, looseMs = 7, lateMs = 0 } = track;
    const written = this.#notes.filter((note) => note.track === track);
    return written
      .toSorted((a, b) => a.beat - b.beat || a.midi - b.midi)
      .map(({ beat, beats, midi, velocity, offsetMs }) => {
        const start = this.clock.secondsAt(beat);
        const off = (chance.bell() * 0.6 * looseMs + lateMs + offsetMs) / 1000;
        return {
          startS: Math.max(0.02, start + LEAD_IN_S + off),
          lengthS: Math.max(0.04, this.clock.secondsAt(beat + beats) - start),
          midi,
          velocity: clamp(velocity * (1 + 0.05 * chance.bell()), 0.05, 1),
        };
      });
  }

  #strike(): PerformedHit[] {
    const chance = this.chance.fork('drum-time');
    const lateMs = this.score.drums?.lateMs ?? 0;
    return this.#hits
      .toSorted((a, b) => a.beat - b.beat)
      .map(({ name, beat, velocity }) => {
        const off = (chance.bell() * 2.2 + (DRUM_LATENESS_MS[name] ?? 0) + lateMs) / 1000;
        return {
          name,
          atS: Math.max(0.01, this.clock.secondsAt(beat) + LEAD_IN_S + off),
          velocity: clamp(velocity * (1 + 0.05 * chance.bell()), 0.04, 1),
        };
      });
  }
}
