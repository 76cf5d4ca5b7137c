import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
/** Lightness of a token in OKLCH, 0 to 1. */
const lightness = (theme: string, token: string): number => {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(TOKENS)?.[1] ?? '';
  return Number(new RegExp(`--${token}: oklch\\(([\\d.]+)`).exec(block)?.[1]);
};

it.each([
  ['day', 'card'],
  ['day', 'well-2'],
  ['night', 'card'],
  ['night', 'well-2'],
])('the iron of the lantern mark has enough contrast by %s on the surface %s', (theme, surface) => {
  expect(Math.abs(lightness(theme, 'lantern-iron') - lightness(theme, surface))).toBeGreaterThan(0.25);
});
