import { expect, it } from 'vitest';
import { nameColour } from './name-colour.ts';

it('gives names different colours, a name always the same, and a member the own one', () => {
  const names = ['mosscat', 'driftwood', 'saltbreeze', 'teacup_9', 'mothlight', 'lampglow', 'paperboat', 'inkfish'];
  expect(new Set(names.map((name) => nameColour(name, null))).size).toBeGreaterThan(3);
  expect(nameColour('MossCat', null)).toBe(nameColour('mosscat', null));
  expect(nameColour('mosscat', '#ff8844')).toBe('#ff8844');
});
