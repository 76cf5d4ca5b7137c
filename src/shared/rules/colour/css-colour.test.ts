import { describe, expect, it } from 'vitest';
import { parseCssColour } from './css-colour.ts';
import { overBackground } from './over-background.ts';
import { toHex } from './colour.ts';

const hexOf = (written: string): string | null => {
  const parsed = parseCssColour(written);
  return parsed && toHex(parsed.rgb);
};

describe('parseCssColour', () => {
  it.each([
    ['yellow', '#ffff00'],
    ['RebeccaPurple', '#663399'],
    ['aliceblue', '#f0f8ff'],
    ['yellowgreen', '#9acd32'],
    ['#fa3', '#ffaa33'],
    ['#fa38', '#ffaa33'],
    ['#1C4f9c', '#1c4f9c'],
    ['#1c4f9c80', '#1c4f9c'],
    ['rgb(255, 0, 0)', '#ff0000'],
    ['rgb(100% 0% 50% / 40%)', '#ff0080'],
    ['rgba(300, -5, 12, .5)', '#ff000c'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['hsla(39, 100%, 50%, 1)', '#ffa600'],
  ])('reads %s', (written, hex) => expect(hexOf(written)).toBe(hex));

  it.each([
    '',
    'red;',
    'currentcolor',
    'transparent',
    '#12',
    '#12345',
    '#1c4f9czz',
    'rgb(1, 2)',
    'rgb(1, 2, x)',
    'hsl()',
  ])('rejects %j', (written) => expect(parseCssColour(written)).toBeNull());

  it('reads the alpha, and paints it over a background', () => {
    expect(parseCssColour('#00000080')?.alpha).toBeCloseTo(0.5, 2);
    expect(parseCssColour('rgba(0 0 0 / 25%)')?.alpha).toBe(0.25);
    const half = parseCssColour('rgb(0 0 0 / 50%)');
    expect(half && overBackground(half, [255, 255, 255])).toBe('#808080');
  });
});
