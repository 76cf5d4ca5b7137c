/** The texts of the plate over a door: each has its own direction of writing. */
import { expect, it } from 'vitest';
import { createPlateFace } from './door-plate.ts';
import type { LabelStyle, Measure } from './label-drawing.ts';

const STYLE: LabelStyle = { id: 'day', pill: 'black', ink: 'white', glow: 'gold', signFont: 'Sign', textFont: 'Text' };
const measure: Measure = (text) => ({
  width: 6.5 * text.length,
  fontBoundingBoxAscent: 12,
  fontBoundingBoxDescent: 4,
});

function textsOf(words: { name: string; note: string }): string[] {
  const texts: string[] = [];
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (_, name) => (name === 'fillText' ? (text: string) => texts.push(text) : () => {}),
    set: () => true,
  });
  createPlateFace(words, STYLE, measure).draw(context);
  return texts;
}

it('keeps the order of words that are written from right to left, with the name of a key behind them', () => {
  expect(textsOf({ name: 'To the street', note: 'Press Enter' })).toEqual(['To the street', 'Press Enter']);
  expect(textsOf({ name: 'إلى الشارع', note: 'الدخول بـ Enter' })).toEqual([
    '\u2068إلى الشارع\u2069',
    '\u2068الدخول بـ Enter\u2069',
  ]);
});
