import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  groundRgb,
  parseHex,
  readableColour,
  type Rgb,
  TEXT_GROUNDS,
  type TextGround,
  toHex,
} from './colour.ts';

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];
const GROUNDS = Object.keys(TEXT_GROUNDS) as TextGround[];
const anyHex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => toHex(parts));
const anyGround = anyHex.map((hex) => hex as TextGround);

describe('readableColour', () => {
  it.each([
    ['#ffd43b', 'tag'],
    ['#ffffff', 'tag'],
    ['#ffffff', 'night'],
    ['#ffd43b', 'night'],
    ['#a5d8ff', 'night'],
    ['#000000', 'day'],
    ['#9c1c6b', 'day'],
    ['#1c4f9c', 'day'],
  ] as const)('keeps %s on %s', (hex, ground) => expect(readableColour(hex, ground)).toBe(hex));

  it.each([
    ['#ffd43b', 'day'],
    ['#ffffff', 'day'],
    ['#000000', 'night'],
    ['#1c4f9c', 'tag'],
  ] as const)('changes %s on %s no more than needed', (hex, ground) => {
    const ratio = contrast(rgb(readableColour(hex, ground)), groundRgb(ground));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.7);
  });

  it('has enough contrast for every colour, and changes no readable one', () => {
    fc.assert(
      fc.property(anyHex, fc.oneof(fc.constantFrom(...GROUNDS), anyGround), (hex, ground) => {
        const painted = readableColour(hex, ground);
        const behind = groundRgb(ground);
        expect(contrast(rgb(painted), behind)).toBeGreaterThanOrEqual(4.5);
        if (contrast(rgb(hex), behind) >= 4.5) expect(painted).toBe(hex);
        expect(readableColour(painted, ground)).toBe(painted);
      }),
    );
  });

  it('returns other texts unchanged', () => expect(readableColour('red', 'day')).toBe('red'));
});
