/** Groups outside the window are removed, others stay, and the window's pixels are those of the whole drawing. */
import { expect, it } from 'vitest';
import { cullGroups } from './cull.ts';
import { crop, rasterise, svgOf } from './raster.ts';
import { clip, dot, fill, place } from './shade.ts';

const SQUARE = 'M-10,-10H10V10H-10Z';
const ball = (x: number, col: string): string => place(clip(SQUARE, dot(0, 0, 14, col)), x, 20);
const DRAWING = fill('M0,0H400V40H0Z', '#eee') + [20, 100, 200, 390].map((x) => ball(x, '#a33')).join('');

it('removes clipped groups outside the view and keeps the others', () => {
  const culled = cullGroups(DRAWING, [80, 0, 220, 40]);
  expect(culled.split('<g clip-path').length - 1).toBe(2);
  expect(culled).toContain('translate(100,20)');
  expect(cullGroups(DRAWING, [0, 0, 400, 40])).toBe(DRAWING);
});

it('follows nested transforms', () => {
  const nested = place(ball(100, '#3a3') + ball(300, '#33a'), 50, 0, 0.5, 0.5);
  const culled = cullGroups(nested, [180, 0, 220, 40]);
  expect(culled).not.toContain('#3a3');
  expect(culled).toContain('#33a');
});

it('keeps nested layers consistent: a removed group takes its content with it', () => {
  const outer = clip('M0,0H60V40H0Z', dot(20, 20, 5, '#111') + ball(200, '#222'));
  const culled = cullGroups(outer, [0, 0, 60, 40]);
  expect(culled).toContain('#111');
  expect(culled).not.toContain('#222');
  expect(culled.split('<g').length).toBe(culled.split('</g>').length);
});

it('removes groups outside the view, also those without a clip', () => {
  const hut = place(fill('M0,0H20V20H0Z', '#777') + place(dot(5, 5, 3, '#888'), 2, 2), 300, 10);
  expect(cullGroups(ball(100, '#3a3') + hut, [80, 0, 220, 40])).toBe(ball(100, '#3a3'));
});

it('gives the pixels of the whole drawing inside the view', () => {
  const whole = crop(rasterise(svgOf(400, 40, DRAWING)), 80, 0, 140, 40);
  const part = rasterise(svgOf(140, 40, cullGroups(DRAWING, [80, 0, 220, 40]), '80 0 140 40'));
  expect([...part.data]).toEqual([...whole.data]);
});

it('throws for a group without an end', () => {
  expect(() => cullGroups('<g clip-path="url(#a)">', [0, 0, 1, 1])).toThrow(RangeError);
});
