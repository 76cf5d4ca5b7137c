import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '../../shared/rules/colour/colour.ts';
import { groundOf } from './ground.ts';

/** `--ink-3` of tokens.css in sRGB, for each theme: the text colour with the lowest contrast. */
const FAINTEST = { day: '#6a5876', night: '#b7a9c3' } as const;

const rgb = (hex: string) => {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is no colour`);
  return color;
};

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the ground of a recoloured profile', () => {
  it('keeps the faintest text readable on any colour', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const ground = groundOf(hex);
        expect(ground).not.toBeNull();
        if (ground) expect(contrast(rgb(ground.color), rgb(FAINTEST[ground.theme]))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps light colours light and dark ones dark', () => {
    expect(groundOf('#fff0f6')).toEqual({ theme: 'day', color: '#fff0f6' });
    expect(groundOf('#150a1e')).toEqual({ theme: 'night', color: '#150a1e' });
    expect(groundOf('#ffff00')?.theme).toBe('day');
    expect(groundOf('#0000ff')?.theme).toBe('night');
  });

  it('changes a colour of middle lightness to the nearer side, and keeps its hue', () => {
    const ground = groundOf('#7a9b5c');
    expect(ground?.theme).toBe('day');
    const [r, g, b] = rgb(ground?.color ?? '');
    expect(g).toBeGreaterThan(r);
    expect(r).toBeGreaterThan(b);
  });

  it('is null without a colour', () => {
    expect(groundOf(null)).toBeNull();
    expect(groundOf('red')).toBeNull();
  });
});
