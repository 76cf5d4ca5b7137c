/** Prices on a page from right to left: the sign of the dollar stays beside the letters before it. */
import { afterAll, beforeAll, expect, it } from 'vitest';

const LEFT_TO_RIGHT_MARK = '\u200e';

beforeAll(() => {
  document.documentElement.lang = 'ar';
});
afterAll(() => {
  document.documentElement.lang = 'en';
});

it('ends a price with a mark of its direction, alone and in a sentence', async () => {
  const { BOOST, dollars } = await import('./text.ts');
  expect(dollars(4.99)).toMatch(new RegExp(String.raw`4\.99\s*US\$${LEFT_TO_RIGHT_MARK}$`));
  expect(BOOST).toContain(`US$${LEFT_TO_RIGHT_MARK}`);
});
