import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { servePage } from '../../../tests/support/served-page.ts';
import { sessionReplyOf, userNamed } from '../../../tests/support/signed-in.ts';
import { clientConfig } from '../../net/client-config.ts';
import { startBackButton } from '../../screens/back-button.ts';
import { navigate, route } from '../../state/session/route.ts';
import { session } from '../../state/session/session.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { AccessCard, RegisterForm } from './access-card.tsx';
import { text as said } from './text.ts';

const server = servePage();
beforeAll(() => RegisterForm.preload());
beforeEach(() => {
  navigate('/login', 'replace');
  Object.assign(session, { status: 'unauthenticated', sessionKey: null, user: null });
});

function open(callbackUrl = '/', providerError: string | null = null) {
  render(
    <>
      <AccessCard
        callbackUrl={callbackUrl}
        providerError={providerError}
        renderLook={({ bodyType, seed }) => <i data-testid={bodyType}>{seed}</i>}
      />
      <ToastHost />
    </>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The toast with this text. Its tone is its colour. */
const toastOf = (text: string) =>
  waitFor(() => {
    const toast = screen.getAllByText(text).find((element) => element.closest('.toast') !== null);
    expect(toast).toBeDefined();
    return toast?.closest<HTMLElement>('.toast');
  });

it('moves the focus to the heading of each view', async () => {
  open();
  const heading = () => (document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null);
  expect(heading()).toBeNull();
  const seen: unknown[] = [];
  for (const name of [/account/i, 'Next', 'Back', 'Sign in']) {
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push(heading());
  }
  expect(seen).toEqual([
    said.bodyTitle,
    said.nameTitle,
    said.bodyTitle,
    screen.getByRole('heading', { level: 1 }).textContent,
  ]);
});

it('goes by Back to the step before, then to the sign-in', async () => {
  const stop = startBackButton();
  open();
  await userEvent.click(screen.getByRole('button', { name: /account/i }));
  await press('Next');
  await userEvent.type(screen.getByLabelText('Username'), 'wren');
  const sheets = (): unknown => (window.history.state as { sheets?: number } | null)?.sheets ?? 0;
  await expect.poll(sheets).toBe(2);
  window.history.back();
  await screen.findByRole('heading', { name: said.bodyTitle });
  window.history.back();
  await screen.findByRole('button', { name: 'Sign in' });
  await expect.poll(sheets).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: /account/i }));
  await press('Next');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('wren');
  cleanup();
  await expect.poll(sheets).toBe(0);
  stop();
});

it('keeps what was written and the look over a reload, and no password', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Email'), 'half@written');
  cleanup();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('half@written');
  await userEvent.click(screen.getByRole('button', { name: /account/i }));
  const look = screen.getByTestId('feminine').textContent;
  await press('Next');
  await userEvent.type(screen.getByLabelText('Username'), 'wren');
  await userEvent.type(screen.getByLabelText('Password'), 'a long secret');
  cleanup();
  open();
  await userEvent.click(screen.getByRole('button', { name: /account/i }));
  await press('Next');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('wren');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  await press('Back');
  expect(screen.getByTestId('feminine').textContent).toBe(look);
  expect(Object.values<string>(sessionStorage).join()).not.toContain('secret');
});

describe('signing in', () => {
  it('needs an e-mail address and a password', async () => {
    open();
    await press('Sign in');
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.c');
    await press('Sign in');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(server.asked).toEqual([]);
  });

  it('opens the callbackUrl with the token as session key', async () => {
    server.answers.set('POST /auth/sign-in/email', () => [200, { token: 'key-9' }]);
    server.answers.set('GET /session', ({ headers }) => [
      200,
      { ...sessionReplyOf(userNamed('wren')), serverSessionKey: headers['x-session-key'] },
    ]);
    open('/reset-password?token=t');
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.c');
    await userEvent.type(screen.getByLabelText('Password'), 'lanterns{Enter}');
    await expect.poll(() => route.path, PATIENT).toBe('/reset-password');
    expect(session).toMatchObject({ status: 'authenticated', sessionKey: 'key-9' });
    expect(server.callsOf('POST /auth/sign-in/email')[0]?.body).toEqual({ email: 'a@b.c', password: 'lanterns' });
  });

  it('shows the code of a refusal in a toast and keeps the typed values', async () => {
    const refusal = { message: 'Invalid email or password', code: 'INVALID_EMAIL_OR_PASSWORD' };
    server.answers.set('POST /auth/sign-in/email', () => [401, refusal]);
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.c');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await toastOf('INVALID_EMAIL_OR_PASSWORD'))?.dataset.tone).toBe('bad');
    const words = 'That e-mail and password do not belong together. Check both and try again.';
    expect(screen.getByRole('alert').textContent).toBe(words);
    for (const name of ['Email', 'Password']) expect(screen.getByLabelText(name)).toHaveProperty('ariaInvalid', 'true');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    const noteId = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noteId)?.textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.c');
    expect(session.status).toBe('unauthenticated');
    await userEvent.type(screen.getByLabelText('Email'), 'm');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows any other failure as unexpected', async () => {
    server.answers.set('POST /auth/sign-in/email', () => [500, '<html>']);
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.c');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect((await toastOf('An unexpected error occurred'))?.dataset.tone).toBe('bad');
  });

  it('disables providers and shows why', () => {
    open();
    for (const name of ['Google', 'Facebook', 'Discord', 'Apple']) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      expect(button.disabled).toBe(true);
      expect(button.title).toBe(name === 'Apple' ? 'Apple sign-in is not available' : 'Not set up on this server');
    }
  });

  it("shows the error code of a provider's sign-in", async () => {
    open('/', 'account_not_linked');
    expect((await screen.findByRole('alert')).textContent).toContain('Sign in with your password, or reset it first.');
  });
});

describe('registering', () => {
  async function fill(values: Record<string, string>) {
    for (const [label, text] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), text);
  }

  async function register(): Promise<void> {
    open();
    await press('Create an account');
    await press('Next');
    await fill(entries);
    await press('Create Account');
  }

  const entries = { Username: 'wren', Email: 'w@b.c', Password: 'quiet-harbour', 'Confirm password': 'quiet-harbour' };

  it.each([
    ['Feminine', 1],
    ['Masculine', 0],
  ])('sends %s as gender %i and returns to signing in after success', async (body, gender) => {
    server.answers.set('POST /game-api/register', () => [200, { success: true, message: 'Account created.' }]);
    open();
    await press('Create an account');
    await userEvent.click(screen.getByRole('radio', { name: body }));
    await press('Next');
    expect(screen.getByText("This is your in-game name. It can't be changed later.")).toBeTruthy();
    await fill(entries);
    await press('Create Account');
    expect((await toastOf('Account created.'))?.dataset.tone).toBe('ok');
    expect(server.asked[0]?.body).toEqual({
      username: 'wren',
      email: 'w@b.c',
      password: 'quiet-harbour',
      confirmPassword: 'quiet-harbour',
      gender,
      lookSeed: expect.any(Number) as number,
    });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('w@b.c');
  });

  describe('where a minimum age is set', () => {
    beforeEach(() => Object.assign(clientConfig(), { asksBirthDate: true }));
    afterEach(() => Object.assign(clientConfig(), { asksBirthDate: false }));

    it('asks for the date of birth, sends it, and keeps it nowhere', async () => {
      server.answers.set('POST /game-api/register', () => [200, { success: true, message: 'Account created.' }]);
      await register();
      expect(screen.getByText('Enter your date of birth.')).toBeTruthy();
      expect(server.asked).toEqual([]);
      const field = screen.getByLabelText<HTMLInputElement>('Date of birth');
      expect([field.type, field.ariaInvalid]).toEqual(['date', 'true']);
      await userEvent.type(field, '2001-02-03');
      expect(Object.values<string>(sessionStorage).join()).not.toContain('2001');
      await press('Create Account');
      await toastOf('Account created.');
      expect(server.asked[0]?.body).toMatchObject({ username: 'wren', birthDate: '2001-02-03' });
    });

    it('shows a refusal at the field', async () => {
      const message = 'You must be at least 16 years old to create an account here.';
      server.answers.set('POST /game-api/register', () => [
        403,
        { success: false, message, code: 'too-young', params: { years: 16 } },
      ]);
      await register();
      await userEvent.type(screen.getByLabelText('Date of birth'), '2020-02-03');
      await press('Create Account');
      await expect.poll(() => screen.getByLabelText('Date of birth').ariaInvalid, PATIENT).toBe('true');
      expect(screen.getByRole('alert').textContent).toBe(message);
    });
  });

  it('shows other looks by the dice, goes back through the last ten, and sends the one that is shown', async () => {
    server.answers.set('POST /game-api/register', () => [200, { success: true, message: 'Account created.' }]);
    open();
    await press('Create an account');
    const shown = () => screen.getByTestId('feminine').textContent;
    const back = screen.getByRole('button', { name: /^Back/ });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(back);
    const seen = [shown()];
    for (let roll = 0; roll < 12; roll++) {
      await press('Another look');
      seen.push(shown());
    }
    expect(new Set(seen).size).toBe(13);
    expect(screen.getByTestId('masculine').textContent).toBe(shown());
    for (let step = 1; step <= 10; step++) {
      await userEvent.click(back);
      expect(shown()).toBe(seen[12 - step]);
    }
    await userEvent.click(back);
    expect(shown()).toBe(seen[2]);
    await press('Next');
    await fill(entries);
    await press('Create Account');
    await toastOf('Account created.');
    expect(server.asked[0]?.body).toMatchObject({ lookSeed: Number(seen[2]) });
  });

  it('shows a refusal in red and keeps the form', async () => {
    const message = 'That username is taken.';
    server.answers.set('POST /game-api/register', () => [409, { success: false, message }]);
    await register();
    expect((await toastOf(message))?.dataset.tone).toBe('bad');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('wren');
  });

  it.each([
    ['username-taken', {}, 'Username'],
    ['email-taken', {}, 'Email'],
    ['password-length', {}, 'Password'],
    ['password-mismatch', {}, 'Confirm password'],
    ['invalid', { field: 'email' }, 'Email'],
  ])('marks the field of %s %j, says it there and focuses it', async (code, params, label) => {
    const message = `The server says no to ${label}, ${code}.`;
    server.answers.set('POST /game-api/register', () => [422, { success: false, message, code, params }]);
    await register();
    expect((await toastOf(message))?.dataset.tone).toBe('bad');
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const noteId = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noteId)?.textContent).toBe(message);
    expect(document.activeElement).toBe(field);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await userEvent.type(field, 'x');
    expect(screen.queryByText(message, { selector: '.field-note' })).toBeNull();
  });

  it('keeps a pasted password of 200 characters and says that it is too long', async () => {
    open();
    await press('Create an account');
    await press('Next');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(password);
    await userEvent.paste('p'.repeat(200));
    expect(password.value).toHaveLength(200);
    expect(screen.getByText('A password has 8 to 128 characters.')).toBeTruthy();
  });

  it('replaces the previous answer by the next one', async () => {
    let tries = 0;
    server.answers.set('POST /game-api/register', () => {
      tries += 1;
      return [422, { success: false, message: `Refusal ${tries}.` }];
    });
    await register();
    expect(await toastOf('Refusal 1.')).toBeTruthy();
    await press('Create Account');
    expect(await toastOf('Refusal 2.')).toBeTruthy();
    await expect.poll(() => screen.queryByText('Refusal 1.'), PATIENT).toBeNull();
  });

  it('reports passwords that differ at once and lets the server decide', async () => {
    server.answers.set('POST /game-api/register', () => [422, { success: false, message: 'Judged.' }]);
    open();
    await press('Create an account');
    await press('Next');
    await fill({ ...entries, 'Confirm password': 'quiet-harbor' });
    await userEvent.tab();
    expect(screen.getByText('The two passwords differ.')).toBeTruthy();
    await press('Create Account');
    expect(await toastOf('Judged.')).toBeTruthy();
  });

  it('asks for missing values, and keeps the typed ones when going back', async () => {
    open();
    await press('Create an account');
    await userEvent.click(screen.getByRole('radio', { name: 'Masculine' }));
    await press('Next');
    await fill({ Username: 'wren' });
    for (const _ of [1, 2]) {
      await press('Create Account');
      expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    }
    expect(server.asked).toEqual([]);
    await press('Back');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Masculine' }).checked).toBe(true);
    await press('Next');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('wren');
  });
});

describe('the forgotten password', () => {
  it('asks for an e-mail address, answers in green, and restores the focus', async () => {
    server.answers.set('POST /game-api/forgot-password', () => [200, { success: true, message: 'Look in your mail.' }]);
    open();
    await press('Forgot your password?');
    const dialog = await screen.findByRole('dialog', { name: 'Forgot your password?' });
    await userEvent.type(dialog.querySelector('input') as HTMLInputElement, 'a@b.c{Enter}');
    expect((await toastOf('Look in your mail.'))?.dataset.tone).toBe('ok');
    await expect.poll(() => screen.queryByRole('dialog'), PATIENT).toBeNull();
    await expect.poll(() => document.activeElement?.textContent, PATIENT).toBe('Forgot your password?');
    expect(server.asked[0]?.body).toEqual({ email: 'a@b.c' });
  });

  it('shows a refusal in red and stays open', async () => {
    server.answers.set('POST /game-api/forgot-password', () => [429, { success: false, message: 'Too many tries.' }]);
    open();
    await press('Forgot your password?');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(dialog.querySelector('input') as HTMLInputElement, 'a@b.c{Enter}');
    expect((await toastOf('Too many tries.'))?.dataset.tone).toBe('bad');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
