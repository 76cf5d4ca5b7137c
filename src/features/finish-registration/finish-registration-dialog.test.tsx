import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, servePage } from '../../../tests/support/served-page.ts';
import { sessionReplyOf, signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { clientConfig } from '../../net/client-config.ts';
import { navigate, route } from '../../state/session/route.ts';
import { FinishRegistrationDialog } from './finish-registration-dialog.tsx';

const server = servePage();
const toasts = collectToasts();
const CALL = 'POST /finish-registration';

beforeEach(() => {
  signInAs(userNamed(''));
  navigate('/login', 'replace');
});
afterEach(() => Object.assign(clientConfig(), { asksBirthDate: false }));

async function open(): Promise<void> {
  const message = 'Welcome.';
  server.answers.set(CALL, () => [200, { success: true, message }]);
  server.answers.set('GET /session', () => [200, sessionReplyOf(userNamed('wren'))]);
  render(<FinishRegistrationDialog renderLook={() => null} />);
  await userEvent.type(screen.getByLabelText('Username'), 'wren');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

it('sends the name, the body and the look', async () => {
  await open();
  await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'Welcome.', tone: 'ok' }]);
  const lookSeed = expect.any(Number) as number;
  expect(server.callsOf(CALL)[0]?.body).toEqual({ username: 'wren', bodyType: 'feminine', lookSeed });
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  await expect.poll(() => route.path, PATIENT).toBe('/');
});

it('asks for the date of birth as well where a minimum age is set', async () => {
  Object.assign(clientConfig(), { asksBirthDate: true });
  await open();
  expect(screen.getByText('Enter your date of birth.')).toBeTruthy();
  expect(server.callsOf(CALL)).toEqual([]);
  const refusal = { success: false, message: 'Too young.', code: 'too-young', params: { years: 16 } };
  server.answers.set(CALL, () => [403, refusal]);
  const field = screen.getByLabelText('Date of birth');
  await userEvent.type(field, '2020-02-03');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await expect.poll(() => field.ariaInvalid, PATIENT).toBe('true');
  expect(screen.getByLabelText('Username').ariaInvalid).toBeNull();
  expect(server.callsOf(CALL)[0]?.body).toMatchObject({ birthDate: '2020-02-03' });
  expect(toasts).toMatchObject([{ text: 'Too young.', tone: 'bad' }]);
});
