/** Audio units: hertz, seconds, samples, decibels (20 log10) and MIDI note numbers. */

/** Hz. One MPEG frame of 1152 samples is exactly 24 ms at this rate. */
export const SAMPLE_RATE = 48_000;

/** ln(1000): the decay exponent over T60, the time in which a level falls by 60 dB. */
const SIXTY_DB = 6.907755;

export const gainOf = (db: number): number => 10 ** (db / 20);
export const decibelsOf = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-12));
export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Factor per sample of a decay by 60 dB in `t60S` seconds. */
export const decayFactor = (t60S: number): number => Math.exp(-SIXTY_DB / (Math.max(t60S, 1e-4) * SAMPLE_RATE));
/** Factor per pass of a loop of `loopS` seconds that decays by 60 dB in `t60S`. */
export const loopFactor = (loopS: number, t60S: number): number => Math.exp((-SIXTY_DB * loopS) / t60S);
/** Coefficient per sample of a one-pole smoother with time constant `tauS`. */
export const smoothShare = (tauS: number): number => 1 - Math.exp(-1 / (Math.max(tauS, 1e-5) * SAMPLE_RATE));
export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
