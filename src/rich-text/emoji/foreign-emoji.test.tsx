/** Own emoji in a text of a page in German: their names are loaded with the first one, and are its alternative text. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import names from '../../languages/de/custom-emoji-names.ts';

const CATALOGUE = '../../languages/en/custom-emoji-names.ts';
const load = vi.fn(() => ({ default: names }));
const alternatives = (): (string | null)[] => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

beforeAll(() => {
  fillPageGaps();
  document.documentElement.lang = 'de';
  vi.doMock(CATALOGUE, load);
});
afterAll(() => {
  vi.doUnmock(CATALOGUE);
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

it('loads no names for a text without them, and has them at once after the first', async () => {
  const { EmojiText } = await import('./emoji-text.tsx');
  const { rerender } = render(<EmojiText text="Guten Abend 😀" />);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();

  const german = `${names.species.frog}${names.between}${names.states.happy}`;
  rerender(<EmojiText text="<:/emojis/frog-happy.webp:> und <:/emojis/kappa.webp:>" />);
  expect(await screen.findByRole('img', { name: german })).toBeTruthy();
  expect(alternatives()).toEqual([german, ':kappa:']);
  expect(load).toHaveBeenCalledOnce();

  cleanup();
  render(<EmojiText text="<:/emojis/cat-love.webp:>" />);
  expect(alternatives()).toEqual([`${names.species.cat}${names.between}${names.states.love}`]);
});
