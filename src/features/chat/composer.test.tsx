/** What the empty message line says: it addresses the town by its name, and no other location by the town's. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { ownLocation, settleIn } from '../../state/session/location.ts';
import { Composer } from './composer.tsx';
import { text } from './text.ts';

beforeAll(fillPageGaps);
afterEach(() => {
  cleanup();
  settleIn();
});

/** The store notifies in a microtask. */
const settle = (): Promise<void> => act(() => Promise.resolve());

it('names the town there, and is neutral behind a door', async () => {
  const { container } = render(<Composer />);
  const hint = (): string | null | undefined => container.querySelector('.chat-hint-long')?.textContent;
  expect(hint()).toBe(text.placeholder);
  settleIn('boutique-inside');
  await settle();
  expect(ownLocation.slug).toBe('boutique-inside');
  expect(hint()).toBe(text.placeholderNarrow);
  settleIn();
  await settle();
  expect(hint()).toBe(text.placeholder);
});
