/** Moods: the day is unchanged; in the evening hues are kept, and lamps restore colours without an overlay. */
import { expect, it } from 'vitest';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { part } from '../kit/shade.ts';
import { glowOf, grade } from './mood.ts';

const GRASS = [138, 208, 112, 255];
const picture = (...pixels: number[][]): Raw => ({
  widthPx: pixels.length,
  heightPx: 1,
  data: new Uint8ClampedArray(pixels.flat()),
});
const pixel = ({ data }: Raw, index: number): number[] => [...data.subarray(index * 4, index * 4 + 3)];
const brightness = (colour: readonly number[]): number => colour.reduce((sum, channel) => sum + channel, 0);

it('does not change the day picture', () => {
  expect(pixel(grade(picture(GRASS), 'day'), 0)).toEqual(GRASS.slice(0, 3));
});

it('keeps leaves green in the evening', () => {
  const [red = 0, green = 0, blue = 0] = pixel(grade(picture(GRASS), 'evening'), 0);
  expect(green).toBeGreaterThan(red + 15);
  expect(green).toBeGreaterThan(blue + 5);
  expect(brightness([red, green, blue])).toBeLessThan(0.6 * brightness(GRASS.slice(0, 3)));
});

it('lights bright pixels and leaves lines dark', () => {
  const day = [GRASS, [40, 30, 60, 255]];
  const pools = picture([255, 200, 120, 255], [255, 200, 120, 255]);
  const lit = grade(picture(...day), 'evening', { pools });
  const dark = grade(picture(...day), 'evening');
  expect(brightness(pixel(lit, 0))).toBeGreaterThan(1.4 * brightness(pixel(dark, 0)));
  expect(brightness(pixel(lit, 1))).toBeLessThan(brightness(pixel(dark, 1)) + 40);
});

it('lights panes, also beside the picture', () => {
  const glow = picture([255, 210, 120, 255], [255, 210, 120, 128]);
  const lit = grade(picture(GRASS, [0, 0, 0, 0]), 'evening', { glow });
  expect(pixel(lit, 0)[0]).toBe(255);
  expect([...lit.data.subarray(4)]).toEqual([255, 210, 120, 128]);
});

it('hides the glow behind objects in front of it, and only there', () => {
  const pane = { art: '', glow: '<path d="M0,0H40V20H0Z" fill="#ffd27a"/>' };
  const post = { art: part('M10,0H20V20H10Z', '#ff8a6b', { outline: 0 }), glow: '' };
  const shown = rasterise(svgOf(40, 20, glowOf([pane, post]) + part('M30,0H40V20H30Z', '#ff8a6b', { outline: 0 })));
  const at = (x: number): number[] => [...shown.data.subarray((10 * 40 + x) * 4, (10 * 40 + x) * 4 + 4)];
  expect(at(5)).toEqual([255, 210, 122, 255]);
  expect(at(15)).toEqual([0, 0, 0, 255]);
  // A shape of the same colours in the same picture keeps them.
  expect(at(35)[0]).toBeGreaterThan(150);
});
