/** Units of the studio: hertz, seconds, samples, decibels (20 log10) and MIDI note numbers. */

/** Hz. One MPEG frame of 1152 samples is exactly 24 ms at this rate. */
export const SAMPLE_RATE = 48_000;

/** ln(1000): what a level falls by over its T60, the time to 60 dB less. */
const SIXTY_DB = 6.907755;

export const gainOf = (db: number): number => 10 ** (db / 20);
export const decibelsOf = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-12));
export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Factor a sample that falls by 60 dB in `t60S` seconds. */
export const decayFactor = (t60S: number): number => Math.exp(-SIXTY_DB / (Math.max(t60S, 1e-4) * SAMPLE_RATE));
/** Factor a round of a loop that lasts `loopS` seconds and falls by 60 dB in `t60S`. */
export const loopFactor = (loopS: number, t60S: number): number => Math.exp((-SIXTY_DB * loopS) / t60S);
/** Share of the way that a one-pole smoother with time constant `tauS` goes in a sample. */
export const smoothShare = (tauS: number): number => 1 - Math.exp(-1 / (Math.max(tauS, 1e-5) * SAMPLE_RATE));
export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
