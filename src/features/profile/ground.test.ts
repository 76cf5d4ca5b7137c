import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '../../shared/rules/colour/colour.ts';
import { ownColoursOf } from './ground.ts';

/** `--ink-3` of tokens.css in sRGB, for each theme: the text colour with the lowest contrast. */
const FAINTEST = { day: '#6a5876', night: '#b7a9c3' } as const;
const THEMES = ['day', 'night'] as const;

const rgb = (hex: string) => {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is no colour`);
  return color;
};

const coloursOf = (hex: string) => {
  const colours = ownColoursOf(hex);
  if (colours === null) throw new Error(`${hex} has no colours`);
  return colours;
};

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a recoloured profile', () => {
  it('keep the faintest text and the accents readable on every surface, and the ink on banner and accents', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const colours = coloursOf(hex);
        const { banner, ink } = colours;
        for (const theme of THEMES) {
          const { paper, card, well, accent, 'on-accent': onAccent } = colours[theme];
          for (const surface of [paper, card, well]) {
            expect(contrast(rgb(surface), rgb(FAINTEST[theme]))).toBeGreaterThanOrEqual(4.5);
            expect(contrast(rgb(surface), rgb(accent))).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(rgb(accent), rgb(onAccent))).toBeGreaterThanOrEqual(4.5);
        }
        expect(banner).toBe(hex);
        expect(contrast(rgb(banner), rgb(ink))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('have paper of the hue: a dark olive is pale green by day, not murky', () => {
    const [r, g, b] = rgb(coloursOf('#4a5a1c').day.paper);
    expect(g).toBeGreaterThan(r);
    expect(r).toBeGreaterThan(b);
    expect(Math.min(r, g, b)).toBeGreaterThan(200);
  });

  it('leave the paper of a grey without a hue', () => {
    const [r, g, b] = rgb(coloursOf('#808080').day.paper);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(2);
  });

  it('are none without a colour', () => {
    expect(ownColoursOf(null)).toBeNull();
    expect(ownColoursOf('red')).toBeNull();
  });
});
