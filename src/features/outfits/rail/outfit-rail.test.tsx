/** The rail of outfits by keys and presses, while it is folded, on phones, and what it says of the worn one. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectToasts, renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { queryClient } from '../../../net/query-client.ts';
import { hud } from '../../../state/settings/hud.ts';
import { settings } from '../../../state/settings/settings.ts';
import { OutfitRail } from './outfit-rail.tsx';

const server = servePage();
collectToasts();
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const LOSSES = { owner: 'mirabel', itemCount: 2, ownedCount: 2, hidden: [], bare: [] };
/** Day of November on which an outfit was last worn or saved. */
let used: Partial<Record<string, number>>;
let worn: string[];

const outfit = (id: string) => ({
  id,
  name: `Look ${id}`,
  createdAt: '2026-11-02T12:00:00.000Z',
  ...(used[id] !== undefined && { usedAt: new Date(Date.UTC(2026, 10, used[id])).toISOString() }),
  width: 1,
  height: 1,
  imageUrl: `/storage/outfits/${id}.webp`,
  isFavourite: false,
  isWorn: worn.at(-1) === id,
});

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  worn = [];
  used = {};
  window.localStorage.clear();
  Object.assign(hud, { isCompact: false, isWheelOpen: false });
  settings.hasLetterKeys = true;
  server.answers.set('GET /outfit/list', () => [200, IDS.map(outfit)]);
  for (const id of IDS) {
    server.answers.set(`GET /outfit/${id}`, () => [200, { ...outfit(id), ...LOSSES }]);
    server.answers.set(`GET /outfit/${id}/wear`, () => {
      worn.push(id);
      return [200, { success: true, message: 'Worn.' }];
    });
  }
});
afterEach(() => {
  Object.assign(hud, { isCompact: false, isWheelOpen: false });
  settings.hasLetterKeys = true;
});

async function open(): Promise<HTMLElement> {
  renderWithQueries(
    <main tabIndex={-1}>
      <OutfitRail />
      <input aria-label="Message" />
    </main>,
  );
  await screen.findByRole('button', { name: 'Outfits' });
  const town = screen.getByRole('main');
  town.focus();
  return town;
}

const shown = () => screen.queryAllByRole('button', { name: /^Look/ });

it('has the eight outfits that were worn or saved last, at the places of the list', async () => {
  used = { b: 1, c: 9, e: 1, i: 3, j: 20 };
  await open();
  const names = () => shown().map(({ textContent }) => textContent?.slice('Look '.length));
  expect(names()).toEqual(['a', 'c', 'd', 'f', 'g', 'h', 'i', 'j']);
  // Another device wears one that was not among them.
  used.b = 21;
  await queryClient.invalidateQueries();
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'i', 'j']));
});

it('wears the outfit of a key or a press, and names the worn one', async () => {
  await open();
  expect(shown().map(({ textContent }) => textContent)).toEqual(IDS.slice(0, 8).map((id) => `Look ${id}`));
  await userEvent.keyboard('3');
  await screen.findByRole('button', { name: 'Look c, Worn now' });
  await userEvent.keyboard('9');
  await userEvent.click(screen.getByRole('button', { name: 'Look h' }));
  await screen.findByRole('button', { name: 'Look h, Worn now' });
  expect(worn).toEqual(['c', 'h']);
});

it('takes no digits that are for the wheel, a field or nobody', async () => {
  const town = await open();
  hud.isWheelOpen = true;
  await userEvent.keyboard('1');
  hud.isWheelOpen = false;
  settings.hasLetterKeys = false;
  await userEvent.keyboard('2');
  settings.hasLetterKeys = true;
  await userEvent.type(screen.getByRole('textbox'), '3');
  town.focus();
  await userEvent.keyboard('{Control>}4{/Control}');
  await userEvent.keyboard('5');
  await waitFor(() => expect(worn).toEqual(['e']));
});

it('folds away, stays so in this browser, and keeps its keys', async () => {
  const town = await open();
  const toggle = screen.getByRole('button', { name: 'Outfits' });
  await userEvent.click(toggle);
  expect([toggle.getAttribute('aria-expanded'), shown().length]).toEqual(['false', 0]);
  expect(window.localStorage.getItem('outfitRail')).toBe('folded');
  town.focus();
  await userEvent.keyboard('2');
  await waitFor(() => expect(worn).toEqual(['b']));
  await userEvent.click(toggle);
  expect(shown()).toHaveLength(8);
});

it('is folded on phones until its button opens it, and after a choice', async () => {
  hud.isCompact = true;
  await open();
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Outfits' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look a' }));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(worn).toEqual(['a']);
});

it('is not there for who has saved no outfit', async () => {
  server.answers.set('GET /outfit/list', () => [200, []]);
  renderWithQueries(<OutfitRail />);
  // What the test before this one has changed may ask for the list once more.
  await waitFor(() => expect(server.callsOf('GET /outfit/list')).not.toEqual([]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});
