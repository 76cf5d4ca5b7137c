import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { navigate, route } from '../../state/session/route.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';

const server = servePage();

beforeEach(() => {
  navigate('/reset-password?token=t', 'replace');
});

function open(token: string | null, error: string | null = null) {
  render(
    <>
      <ResetPasswordCard token={token} error={error} />
      <ToastHost />
    </>,
  );
}

async function submit(password: string, confirmation: string) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), `${confirmation}{Enter}`);
}

it('sends the password with the token and opens the sign-in', async () => {
  server.answers.set('POST /auth/reset-password', () => [200, { status: true }]);
  open('t');
  await submit('quiet-harbour', 'quiet-harbour');
  expect(await screen.findByText('Your password has been changed. Please sign in.')).toBeTruthy();
  expect(server.asked[0]?.body).toEqual({ newPassword: 'quiet-harbour', token: 't' });
  expect(route.path).toBe('/login');
});

it('does not send passwords that differ', async () => {
  open('t');
  await submit('quiet-harbour', 'quiet-harbor');
  expect(screen.getByText('The two passwords differ.')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

it('shows the message for expired links after a used token', async () => {
  server.answers.set('POST /auth/reset-password', () => [400, { message: 'invalid token', code: 'INVALID_TOKEN' }]);
  open('t');
  await submit('quiet-harbour', 'quiet-harbour');
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
});

it('reports a weak password and keeps the link usable', async () => {
  server.answers.set('POST /auth/reset-password', () => [400, { message: 'Too short.', code: 'PASSWORD_TOO_SHORT' }]);
  open('t');
  await submit('short', 'short');
  // Both say it, in either order.
  expect(await screen.findByText('Too short.', { selector: '.toast span' })).toBeTruthy();
  expect(await screen.findByText('Too short.', { selector: '.field-note' })).toBeTruthy();
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [null, null],
  [null, 'INVALID_TOKEN'],
  ['t', 'INVALID_TOKEN'],
])('token %s with error %s: the link has expired', (token, error) => {
  open(token, error);
  expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
});
