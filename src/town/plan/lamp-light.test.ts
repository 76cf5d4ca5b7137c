/** Light on figures: the ambient light of the hour, brightened and coloured near lamps, never darkened. */
import { expect, it } from 'vitest';
import type { SceneLamp } from '../../shared/art/manifest.ts';
import { createLampLight } from './lamp-light.ts';

const NIGHT = 0x6a6aa0;
const PINK: SceneLamp = { x: 320, y: 320, reachX: 160, reachY: 160, colour: 0xff80a0, share: 0.8 };
const channelsOf = (tint: number): number[] => [tint >> 16, (tint >> 8) & 255, tint & 255];
const light = createLampLight({ lamps: [PINK, { ...PINK, x: 352 }], widthPx: 1000, heightPx: 600 });
const CHEST = 90;

it('is the ambient light where no lamp reaches, and outside the map', () => {
  for (const [x, y] of [
    [900, 500],
    [-50, -50],
    [5000, 5000],
  ] as const)
    expect(light.tintAt(x, y, NIGHT)).toBe(NIGHT);
});

it('becomes brighter and takes the colour of a nearby lamp', () => {
  const [red = 0, green = 0, blue = 0] = channelsOf(light.tintAt(320, 320 + CHEST, NIGHT));
  expect(red).toBeGreaterThan(200);
  expect(red).toBeGreaterThan(green);
  expect(blue).toBeGreaterThan(0xa0);
  const reds = [480, 440, 400, 360, 330].map((x) => channelsOf(light.tintAt(x, 320 + CHEST, NIGHT))[0] ?? 0);
  expect(reds).toEqual(reds.toSorted((a, b) => a - b));
  expect(new Set(reds).size).toBe(reds.length);
});

it('leaves some of the ambient light, however many lamps are there', () => {
  const many = createLampLight({ lamps: Array.from({ length: 20 }, () => PINK), widthPx: 1000, heightPx: 600 });
  const [red = 0, green = 0, blue = 0] = channelsOf(many.tintAt(320, 320 + CHEST, NIGHT));
  expect(red).toBeLessThan(255);
  expect(red).toBeGreaterThan(blue);
  expect(blue).toBeGreaterThan(green);
});

it('never darkens', () => {
  const dim = createLampLight({ lamps: [{ ...PINK, colour: 0x201000 }], widthPx: 1000, heightPx: 600 });
  for (const lamps of [light, dim]) {
    for (let x = 0; x < 1000; x += 7) {
      const lit = channelsOf(lamps.tintAt(x, 400, NIGHT));
      channelsOf(NIGHT).forEach((dark, c) => expect(lit[c]).toBeGreaterThanOrEqual(dark));
    }
  }
});
