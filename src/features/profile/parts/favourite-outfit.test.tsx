/** The favourite outfit in the profile: who sees it, who chooses it, and with what. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePageTall } from '../../../../tests/support/page.ts';
import { profileOf } from '../../../../tests/support/profiles.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { FavouriteOutfit } from './favourite-outfit.tsx';

const server = servePage();
const toasts = collectToasts();
const PIER = { id: 'pier', name: 'Sunday pier', imageUrl: '/storage/outfits/pier.webp' };
const saved = (favourite: string) =>
  [PIER, { id: 'rain', name: 'Rain', imageUrl: '/storage/outfits/rain.webp' }].map((outfit) => ({
    ...outfit,
    createdAt: new Date(0).toISOString(),
    width: 1,
    height: 1,
    isFavourite: outfit.id === favourite,
  }));
const show = (isOwn: boolean, favouriteOutfit: typeof PIER | null) =>
  renderWithQueries(<FavouriteOutfit profile={profileOf('odette', { favouriteOutfit })} isOwn={isOwn} />);
const sent = () => server.callsOf('POST /outfit/favourite').map(({ body }) => body);

beforeAll(makePageTall);
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set('POST /outfit/favourite', () => [200, { success: true, message: 'Your profile shows Rain.' }]);
});

it('is a picture with a name for visitors, and nothing without one', () => {
  const { container } = show(false, PIER);
  const section = within(screen.getByRole('region', { name: 'Favourite outfit' }));
  expect(section.getByText('Sunday pier')).toBeDefined();
  expect(section.queryByRole('button')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/storage\/outfits\/pier\.webp$/);
  expect(show(false, null).container.innerHTML).toBe('');
});

it('is chosen by its owner among the saved outfits, by keyboard', async () => {
  server.answers.set('GET /outfit/list', () => [200, saved('pier')]);
  show(true, PIER);
  await userEvent.click(screen.getByRole('button', { name: 'Choose favourite outfit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Favourite outfit' }));
  const chosen = await dialog.findByRole('button', { name: 'Sunday pier' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  dialog.getByRole('button', { name: 'Rain' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ outfitId: 'rain' }]);
  expect(toasts.map(({ text }) => text)).toEqual(['Your profile shows Rain.']);
});

it('is removed by an entry of the list', async () => {
  server.answers.set('GET /outfit/list', () => [200, saved('pier')]);
  show(true, PIER);
  await userEvent.click(screen.getByRole('button', { name: 'Choose favourite outfit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show none' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ outfitId: '' }]);
});

it('stays in the dialog with a message when the server refuses it', async () => {
  server.answers.set('GET /outfit/list', () => [200, saved('')]);
  server.answers.set('POST /outfit/favourite', () => [404, { success: false, message: 'There is no such outfit.' }]);
  show(true, null);
  await userEvent.click(screen.getByRole('button', { name: 'Choose favourite outfit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rain' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['There is no such outfit.']));
  expect(screen.getByRole('dialog', { name: 'Favourite outfit' })).toBeDefined();
});

it('leads to the outfits when none is saved', async () => {
  server.answers.set('GET /outfit/list', () => [200, []]);
  show(true, null);
  await userEvent.click(screen.getByRole('button', { name: 'Choose favourite outfit' }));
  expect(await screen.findByRole('button', { name: 'Open outfits' })).toBeDefined();
});

it('can be redacted by moderators', () => {
  signInAs({ ...userNamed('mirabel'), access: 1 });
  show(false, PIER);
  expect(screen.getByRole('button', { name: 'Redact' })).toBeDefined();
});
