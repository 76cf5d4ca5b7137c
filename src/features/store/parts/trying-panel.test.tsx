/** The tried-on items by keyboard. */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failPictures } from '../../../../tests/support/failing-picture.ts';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { storeItem } from '../../../../tests/support/samples/store-item.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { store } from '../state.ts';
import { text } from '../text.ts';
import { TryingPanel } from './trying-panel.tsx';

servePage();

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  signInAs(userNamed(null));
  store.tried = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => storeItem(id));
});

it('is one tab stop, whose arrows move in rows of four; the focus stays after an item was taken off', async () => {
  const user = userEvent.setup();
  renderWithQueries(<TryingPanel />);
  screen.getByRole('button', { name: text.clear }).focus();
  await user.tab();
  expect(focused()).toBe(text.takeOff({ name: 'A a' }));
  await user.keyboard(
    '{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowDown}{/Meta}{Shift>}{ArrowRight}{/Shift}',
  );
  expect(focused()).toBe(text.takeOff({ name: 'A a' }));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe(text.takeOff({ name: 'A f' }));
  await user.keyboard('{Enter}');
  expect(store.tried).toHaveLength(5);
  expect(focused()).toBe(text.takeOff({ name: 'A e' }));
  await user.tab();
  expect(focused()).toBe(text.addAll({ count: 5 }));
});

it('a failed picture leaves a button beside its tile that loads it again; the item stays tried on', () => {
  const clock = replaceRuntime(runtime);
  store.tried = [storeItem('a', { imageUrl: '/storage/items/a.webp' })];
  const { container } = renderWithQueries(<TryingPanel />);
  failPictures(container, clock);
  const retry = screen.getByRole('button', { name: 'Load the picture again: A a' });
  expect(retry.parentElement?.closest('button')).toBeNull();
  fireEvent.click(retry);
  expect(container.querySelector('img')).not.toBeNull();
  expect(store.tried).toHaveLength(1);
});
