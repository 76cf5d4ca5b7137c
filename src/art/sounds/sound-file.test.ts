/** The file of short sounds: places, lengths, levels, seams and size. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LOOP_MARGIN_S, PILOT, type SampleName, SOUND_SAMPLES } from '../../shared/art/sounds.ts';
import { decibelsOf, SAMPLE_RATE, samplesOf } from '../radio/sound/units.ts';
import { delayOf } from '../../sound/load-sounds.ts';
import { renderSounds, soundFile } from './sound-file.ts';

const BUDGET_BYTES = 150_000;
const SAMPLES = Object.entries(SOUND_SAMPLES).map(([name, sample]) => ({ name: name as SampleName, ...sample }));
let file: Float32Array = new Float32Array();
beforeAll(() => {
  file = renderSounds();
});

const part = (fromS: number, toS: number): Float32Array => file.subarray(samplesOf(fromS), samplesOf(toS));
const peakDb = (samples: Float32Array): number =>
  decibelsOf(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0));

describe('the sounds', () => {
  it.each(SAMPLES)('$name fills its place, at the level of all, without clipping', ({ startS, lengthS, isLoop }) => {
    const samples = part(startS, startS + lengthS);
    const peak = peakDb(samples);
    expect(peak).toBeLessThan(-1.9);
    expect(peak).toBeGreaterThan(-14);
    // It lasts: the last third is not silence.
    expect(peakDb(samples.subarray(Math.floor((samples.length * 2) / 3)))).toBeGreaterThan(-60);
    if (isLoop) return;
    expect(peakDb(samples.subarray(-24))).toBeLessThan(-30);
    expect(peakDb(part(startS - 0.06, startS))).toBeLessThan(-200);
  });

  it.each(SAMPLES.filter(({ isLoop }) => isLoop))(
    '$name continues beyond its ends as it began',
    ({ startS, lengthS }) => {
      const half = LOOP_MARGIN_S / 2;
      expect(part(startS + lengthS, startS + lengthS + half - 0.001)).toEqual(part(startS, startS + half - 0.001));
      const seam = part(startS + lengthS - 0.02, startS + lengthS + 0.02);
      const inside = part(startS + 1, startS + 2);
      const steepest = (samples: Float32Array): number =>
        samples.reduce((most, value, i) => Math.max(most, Math.abs(value - (samples[i - 1] ?? value))), 0);
      expect(steepest(seam)).toBeLessThanOrEqual(Math.max(steepest(inside), 0.01) * 1.5);
    },
  );

  it('has a pilot from which the page reads how much a decoder delays it', () => {
    const delayed = new Float32Array(file.length + 2209);
    delayed.set(file, 2209);
    expect(delayOf(file, SAMPLE_RATE)).toBeCloseTo(0, 4);
    expect(delayOf(delayed, SAMPLE_RATE)).toBeCloseTo(2209 / SAMPLE_RATE, 4);
    expect(peakDb(part(PILOT.atS + PILOT.lengthS, SOUND_SAMPLES.tone.startS))).toBeLessThan(-200);
  });

  it('are the same bytes each time, within the budget', async () => {
    const [once, again] = [await soundFile(), await soundFile()];
    expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
    expect(once.length).toBeLessThan(BUDGET_BYTES);
    // MPEG-2 layer III at 24 kHz: 576 samples a frame.
    expect([once[0], (once[1] ?? 0) & 0xfe]).toEqual([0xff, 0xf2]);
  });
});
