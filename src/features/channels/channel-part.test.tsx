/** The number of the own channel, the list of all, and a choice. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { type ChannelChange, connectChannel, ownChannel } from '../../state/session/channel.ts';
import { ChannelPart } from './channel-part.tsx';

const LIST = 'GET /channels';
const server = servePage();
const toasts = collectToasts();
const changes: (number | null)[] = [];
const answering = (change: ChannelChange): void =>
  connectChannel((number) => {
    changes.push(number);
    return Promise.resolve(change);
  });

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  changes.length = 0;
  ownChannel.number = 1;
  server.answers.set(LIST, () => [
    200,
    [
      { number: 1, players: 250, isFull: true, friends: [] },
      { number: 2, players: 1, isFull: false, friends: ['Bramble', 'Odette'] },
      { number: 3, players: 250, isFull: true, friends: [] },
    ],
  ]);
});
afterEach(() => {
  ownChannel.number = null;
});

async function openList() {
  renderWithQueries(<ChannelPart />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Channel 1: choose another' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Channels of the town' }));
  return { user, dialog };
}

it('is not there in a town with one channel', () => {
  ownChannel.number = null;
  renderWithQueries(<ChannelPart />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('lists people and friends of each channel; the own one and full ones cannot be chosen', async () => {
  answering('joined');
  const { user, dialog } = await openList();
  const rows = await dialog.findAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Lantern Bay 1You are here250 people',
    'Lantern Bay 21 personFriends: Bramble and Odette',
    'Lantern Bay 3Full250 people',
  ]);
  for (const name of [/Lantern Bay 1/, /Lantern Bay 3/]) await user.click(dialog.getByRole('button', { name }));
  expect(changes).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /Lantern Bay 2/ }));
  expect(changes).toEqual([2]);
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['You are in Lantern Bay 2 now.']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['full', 'Lantern Bay 2 is full.'],
  ['failed', 'Lantern Bay 2 cannot be reached now. You stay where you are.'],
] as const)('says why a change was not possible: %s', async (change, words) => {
  answering(change);
  const { user, dialog } = await openList();
  await user.click(await dialog.findByRole('button', { name: /Lantern Bay 2/ }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([words]));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('can be loaded again after an error', async () => {
  const listed = server.answers.get(LIST);
  server.answers.set(LIST, () => [500, { success: false, message: 'Something went wrong.' }]);
  const { user, dialog } = await openList();
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  if (listed !== undefined) server.answers.set(LIST, listed);
  await user.click(retry);
  expect(await dialog.findByRole('button', { name: /Lantern Bay 3/ })).toBeTruthy();
});
