/** Inviting a friend: the link is made and copied by one click, and all links can be turned off. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { InviteButton } from './invite-button.tsx';

const CREATE = 'POST /invitations';
const REVOKE = 'DELETE /invitations';
const URL = 'https://town.test/login?callbackUrl=x';
const server = servePage();
const toasts = collectToasts();

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set(CREATE, () => [
    200,
    { success: true, message: 'Your invitation link is ready.', url: URL, expiresAt: '2026-12-01T00:00:00.000Z' },
  ]);
  server.answers.set(REVOKE, () => [200, { success: true, message: 'Your invitation links do not work any more.' }]);
});

it('copies a link by one click, shows it, and turns all links off', async () => {
  const user = userEvent.setup();
  renderWithQueries(<InviteButton />);
  await user.click(screen.getByRole('button', { name: 'Invite a friend' }));
  await expect.poll(() => toasts.at(-1)?.text, PATIENT).toBe('Link copied. It brings a friend to you for 7 days.');
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' }).value).toBe(URL);
  expect(server.callsOf(CREATE)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Turn all links off' }));
  await expect.poll(() => toasts.at(-1)?.text, PATIENT).toBe('Your invitation links do not work any more.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(true);
});

it('says why no link could be made', async () => {
  server.answers.set(CREATE, () => [429, { success: false, message: 'Please wait a moment.' }]);
  renderWithQueries(<InviteButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
  await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'Please wait a moment.', tone: 'bad' }]);
});
