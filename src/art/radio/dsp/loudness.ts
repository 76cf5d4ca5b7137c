/** Loudness by ITU-R BS.1770-4 and EBU R 128, for sound at 48 kHz. */
import type { Stereo } from '../sound/stereo.ts';
import { SAMPLE_RATE } from '../sound/units.ts';

const HOP = SAMPLE_RATE / 10;
/** 400 ms, in hops. */
const WINDOW_HOPS = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
/** Offset that keeps the level of silence finite. */
const FLOOR = 1e-15;
const TINY = 1e-18;

const lufsOf = (energy: number): number => -0.691 + 10 * Math.log10(energy + FLOOR);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** K-weighted energy of each 100 ms, both channels together: the two filters of BS.1770's annex 1, table 1 and 2. */
function energies(sound: Stereo): Float64Array {
  const hops = new Float64Array(Math.floor(sound.length / HOP));
  for (const channel of sound.channels) {
    let a1 = 0;
    let a2 = 0;
    let b1 = 0;
    let b2 = 0;
    for (let hop = 0; hop < hops.length; hop++) {
      let sum = 0;
      for (let i = hop * HOP; i < (hop + 1) * HOP; i++) {
        const shelf = (channel[i] ?? 0) + TINY + 1.69065929318241 * a1 - 0.73248077421585 * a2;
        const head = 1.53512485958697 * shelf - 2.69169618940638 * a1 + 1.19839281085285 * a2;
        a2 = a1;
        a1 = shelf;
        const pass = head + 1.99004745483398 * b1 - 0.99007225036621 * b2;
        const weighted = pass - 2 * b1 + b2;
        b2 = b1;
        b1 = pass;
        sum += weighted * weighted;
      }
      hops[hop] = (hops[hop] ?? 0) + sum / HOP;
    }
  }
  return hops;
}

/** Integrated loudness in LUFS, gated at -70 LUFS and at 10 LU below the mean; about -150 for silence. */
export function loudness(sound: Stereo): number {
  const hops = energies(sound);
  const windows: number[] = [];
  for (let hop = 0; hop + WINDOW_HOPS <= hops.length; hop++) {
    windows.push(mean([...hops.subarray(hop, hop + WINDOW_HOPS)]));
  }
  const audible = windows.filter((energy) => lufsOf(energy) > ABSOLUTE_GATE_LUFS);
  const gate = lufsOf(mean(audible)) + RELATIVE_GATE_LU;
  return lufsOf(mean(audible.filter((energy) => lufsOf(energy) > gate)));
}
