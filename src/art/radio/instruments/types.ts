/** The instrument interface: adds one note to a bus. */
import type { Chance } from '../sound/random.ts';
import type { Span, Stereo } from '../sound/stereo.ts';
import { clamp, samplesOf } from '../sound/units.ts';

export interface Note {
  startS: number;
  lengthS: number;
  /** MIDI number; fractions are microtones. */
  midi: number;
  /** 0 to 1 */
  velocity: number;
}

/** Deterministic: equal notes with equal random state add equal samples. */
export type Instrument = (out: Stereo, note: Note, chance: Chance) => void;

export interface VoiceSpan extends Span {
  /** Samples until the key is released. */
  hold: number;
}

/** Length in samples of a note that sounds for `releaseS` seconds after its release. */
export function spanOf(note: Note, releaseS: number): VoiceSpan {
  const hold = samplesOf(note.lengthS);
  return { start: samplesOf(note.startS), hold, length: hold + samplesOf(releaseS) };
}

/** Pans higher notes further right, as on the instrument: `spread` semitones from the middle to one side. */
export const placeByPitch = (midi: number, middle: number, spread: number, most: number): number =>
  clamp((midi - middle) / spread, -most, most);
