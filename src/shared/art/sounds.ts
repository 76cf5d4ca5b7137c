/**
 * The file of short sounds (`ArtManifest.sounds`): which samples are in it, and where. The generator renders the file and the
 * page cuts it by this table. The file begins with a pilot tone, because decoders add silence of different length in front.
 */

export interface SoundSample {
  /** Seconds in the file, without the decoder's delay. */
  startS: number;
  lengthS: number;
  /** The note that it is, as a MIDI number; null for noises, whose pitch does not follow the key. */
  midi: number | null;
  /** What follows its end in the file continues it as its start does, so that it can repeat without a seam. */
  isLoop: boolean;
}

/** By name: seconds, MIDI number. */
const ONE_SHOTS = {
  tone: [0.16, 79],
  low: [0.2, 72],
  glow: [0.1, 76],
  bell: [0.5, 79],
  softBell: [0.6, 76],
  lanternBell: [1.2, 76],
  marimba: [0.6, 74],
  coin: [0.05, 88],
  brass: [0.3, 74],
  brassChord: [1.4, 72],
  pluck: [0.35, 76],
  musicBox: [0.9, 88],
  // Glides of 24 to 31 semitones over the C above middle C.
  bird: [0.6, 96],
  birdTrill: [0.7, 96],
  stepStone: [0.07, null],
  stepWood: [0.07, null],
  stepGrass: [0.07, null],
  clap: [0.1, null],
  // Higher than they are played, and therefore shorter.
  townBell: [1.6, 72],
  horn: [0.5, 67],
  gull: [0.28, 84],
  purr: [1.2, null],
} as const satisfies Readonly<Record<string, readonly [lengthS: number, midi: number | null]>>;

/** By name: seconds of one round. */
const LOOPS = { sea: 9, fountain: 3, crickets: 1, rain: 1.2, wind: 1.6 } as const satisfies Readonly<
  Record<string, number>
>;

export type SampleName = keyof typeof ONE_SHOTS | keyof typeof LOOPS;

/** The pilot: a burst of 1 kHz whose energy is centred at this time. */
export const PILOT = { atS: 0.1, lengthS: 0.04, hz: 1000 } as const;
const FIRST_S = 0.26;
/** Silence between two samples: more than encoders smear. */
const GAP_S = 0.061;
/** A loop continues in the file for this long before its start and after its end. */
export const LOOP_MARGIN_S = 0.06;

function place(): Record<SampleName, SoundSample> {
  let atS = FIRST_S;
  const placed: [string, SoundSample][] = [];
  for (const [name, [lengthS, midi]] of Object.entries(ONE_SHOTS)) {
    placed.push([name, { startS: atS, lengthS, midi, isLoop: false }]);
    atS += lengthS + GAP_S;
  }
  for (const [name, lengthS] of Object.entries(LOOPS)) {
    placed.push([name, { startS: atS + LOOP_MARGIN_S, lengthS, midi: null, isLoop: true }]);
    atS += lengthS + 2 * LOOP_MARGIN_S + GAP_S;
  }
  return Object.fromEntries(placed) as Record<SampleName, SoundSample>;
}

export const SOUND_SAMPLES: Readonly<Record<SampleName, SoundSample>> = place();

/** Every sample is rendered at this level: its loudest 50 ms, RMS in dBFS. Levels of sounds are relative to full scale. */
export const SAMPLE_DBFS = -15;

/** The pitch class of a piece's tonic sounds between E above middle C and the D sharp an octave above. */
export const tonicMidi = (tonic: number): number => (tonic < 4 ? 72 : 60) + tonic;
