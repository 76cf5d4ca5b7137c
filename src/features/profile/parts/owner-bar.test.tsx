import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PATIENT } from '../../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { OwnerBar } from './owner-bar.tsx';

const server = servePage();
const toasts = collectToasts();
const account = { success: true, email: 'a@b.c', hasPassword: true, otherDeviceCount: 0, isEmailConfirmed: true };

beforeEach(() => signInAs(userNamed('mirabel')));

async function openMenu(isEmailConfirmed: boolean): Promise<HTMLElement | null> {
  server.answers.set('GET /account', () => [200, { ...account, isEmailConfirmed }]);
  renderWithQueries(<OwnerBar profile={{ username: 'mirabel' } as FullProfile} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByText('No other devices');
  return screen.queryByRole('menuitem', { name: /Confirm e-mail/ });
}

it('sends the mail that confirms the address again, where it is not confirmed', async () => {
  const message = 'We sent a mail to a@b.c. Open its link to confirm the address.';
  server.answers.set('POST /account/verification-mail', () => [200, { success: true, message }]);
  await userEvent.click((await openMenu(false))!);
  await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: message, tone: 'ok' }]);
});

it('does not offer the mail where the address is confirmed', async () => {
  expect(await openMenu(true)).toBeNull();
});
