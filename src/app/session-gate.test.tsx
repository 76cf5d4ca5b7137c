import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../tests/support/server/contract-server.ts';
import { servePage } from '../../tests/support/served-page.ts';
import { sessionReplyOf, userNamed } from '../../tests/support/signed-in.ts';
import { landing } from '../features/landing/state.ts';
import { connectHttp } from '../net/http.ts';
import { purse } from '../state/shopping/purse.ts';
import { navigate, route } from '../state/session/route.ts';
import { expireSession, loadSession, SESSION_STORAGE_KEY, session } from '../state/session/session.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { SessionGate } from './session-gate.tsx';

const server = servePage();
const Town = () => <p>the town</p>;

const signedIn = (username: string | null): Answer => [200, sessionReplyOf(userNamed(username))];
const nobody: Answer = [200, { success: true, status: 'unauthenticated', serverSessionKey: null, user: null }];

beforeAll(() => {
  connectHttp({ session: () => session, onSessionExpired: () => expireSession() });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  navigate('/', 'replace');
  Object.assign(session, { status: 'loading', sessionKey: null, user: null });
  Object.assign(landing, { status: 'loading', onlinePlayerCount: 0, playerCount: 0 });
  server.answers.set('GET /game-api/status', () => [200, { success: true, onlinePlayerCount: 148, playerCount: 2316 }]);
});

function open() {
  render(
    <>
      <SessionGate Game={Town} />
      <ToastHost />
    </>,
  );
  return loadSession();
}

describe('the session gate', () => {
  it("shows 'Loading...' while the session is loading", () => {
    render(<SessionGate Game={Town} />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('shows the landing screen to visitors, with its texts', async () => {
    server.answers.set('GET /session', () => nobody);
    await open();
    expect(await screen.findByText('A game by the creator of another chat product.')).toBeTruthy();
    expect(await screen.findByText('148 players of 2,316 online')).toBeTruthy();
    expect(screen.queryByText('the town')).toBeNull();
  });

  it('shows the landing screen at once on a page that knows of no cookie', () => {
    void loadSession(false);
    render(<SessionGate Game={Town} />);
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(server.callsOf('GET /session')).toEqual([]);
  });

  it("says 'Loading server status...' until the server answered", async () => {
    server.answers.set('GET /session', () => nobody);
    server.answers.set('GET /game-api/status', () => 'hang');
    await open();
    expect(await screen.findByText('Loading server status...')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it.each<[string, Answer]>([
    ['the status call fails', [500, { success: false, message: 'down' }]],
    ['it reports success false', [200, { success: false, onlinePlayerCount: 0, playerCount: 0 }]],
  ])('replaces the landing screen when %s', async (_, answer) => {
    server.answers.set('GET /session', () => nobody);
    server.answers.set('GET /game-api/status', () => answer);
    await open();
    expect(await screen.findByText("Oh no! You're offline.")).toBeTruthy();
    expect(
      screen.getByText(
        'Our service may be undergoing maintenance, or your internet connection may be unstable. Please check your connection and try again.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows the registration dialog and a sign-out button to an account without a username', async () => {
    server.answers.set('GET /session', () => signedIn(null));
    server.answers.set('POST /auth/sign-out', () => [200, { success: true }]);
    await open();
    expect(await screen.findByRole('dialog', { name: 'Finish Creating Account' })).toBeTruthy();
    expect(screen.queryByText('the town')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Signout' }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(server.callsOf('POST /auth/sign-out')[0]?.headers['x-session-key']).toBe('key-1');
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('sends body type and name, then opens the game at the root path', async () => {
    let username: string | null = null;
    server.answers.set('GET /session', () => signedIn(username));
    server.answers.set('POST /finish-registration', () => {
      username = 'wren';
      return [200, { success: true, message: 'Welcome, wren.' }];
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Masculine' }));
    await userEvent.type(screen.getByLabelText('Username'), 'wren');
    expect(screen.getByText('This is your in-game name. Only an admin can change it.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('the town')).toBeTruthy();
    expect(await screen.findByText('Welcome, wren.')).toBeTruthy();
    expect(server.callsOf('POST /finish-registration')[0]?.body).toEqual({
      bodyType: 'masculine',
      username: 'wren',
      lookSeed: expect.any(Number) as number,
    });
    expect(route.path).toBe('/');
  });

  it('shows the reason and keeps the dialog when the name is refused', async () => {
    server.answers.set('GET /session', () => signedIn(null));
    server.answers.set('POST /finish-registration', () => [
      409,
      { success: false, message: 'That username is taken.' },
    ]);
    await open();
    await userEvent.type(await screen.findByLabelText('Username'), 'wren');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    // Also shown by the toast.
    const dialog = within(screen.getByRole('dialog', { name: 'Finish Creating Account' }));
    expect(await dialog.findByText('That username is taken.')).toBeTruthy();
  });

  it('opens the game for a player, sets the balances and stores the session in the tab', async () => {
    server.answers.set('GET /session', () => signedIn('wren'));
    await open();
    expect(await screen.findByText('the town')).toBeTruthy();
    expect(purse).toMatchObject({ coins: 5000, gems: 50, honor: 264 });
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_STORAGE_KEY) ?? '');
    expect(stored).toMatchObject({
      sessionKey: 'key-1',
      username: 'wren',
      isMobile: false,
      session: { status: 'authenticated' },
    });
  });

  it.each([
    ['/?post=7&reply=2', '?post=7&reply=2'],
    ['/?error=x', ''],
  ])('keeps the link of a post over the sign-in, and nothing else: %s', async (address, kept) => {
    navigate(address, 'replace');
    server.answers.set('GET /session', () => nobody);
    await open();
    server.answers.set('POST /auth/sign-in/email', () => [200, { token: 'key-9' }]);
    server.answers.set('GET /session', () => signedIn('wren'));
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.c');
    await userEvent.type(screen.getByLabelText('Password'), 'lanterns{Enter}');
    expect(await screen.findByText('the town')).toBeTruthy();
    await expect.poll(() => route.search).toBe(kept);
  });

  it('moves the focus to the sign-in card when the game ends, and to nothing when the page opens', async () => {
    server.answers.set('GET /session', () => nobody);
    await open();
    await screen.findByLabelText('Email');
    expect(document.activeElement).toBe(document.body);
    server.answers.set('GET /session', () => signedIn('wren'));
    await act(() => loadSession());
    await screen.findByText('the town');
    act(() => expireSession());
    expect((await screen.findByRole('heading', { name: 'Welcome back' })) === document.activeElement).toBe(true);
  });
});

describe('a stored session', () => {
  const store = async () => {
    server.answers.set('GET /session', () => signedIn('wren'));
    await loadSession();
    server.asked.length = 0;
  };

  it('is requested also by a page that knows of no cookie', async () => {
    await store();
    await loadSession(false);
    expect(server.callsOf('GET /session')).toHaveLength(1);
    expect(session.user?.username).toBe('wren');
  });

  it('is requested by its key', async () => {
    await store();
    await loadSession();
    expect(server.callsOf('GET /session').map((asked) => asked.headers['x-session-key'])).toEqual(['key-1']);
  });

  it('is replaced by the session of the cookie when its key has expired', async () => {
    await store();
    server.answers.set('GET /session', (asked) => (asked.headers['x-session-key'] ? nobody : signedIn('tobias')));
    await loadSession();
    expect(session.user?.username).toBe('tobias');
  });

  it('is kept when the server fails', async () => {
    await store();
    server.answers.set('GET /session', () => [503, 'busy']);
    Object.assign(session, { status: 'loading', sessionKey: null, user: null });
    await loadSession();
    expect(session).toMatchObject({ status: 'authenticated', sessionKey: 'key-1' });
  });

  it.each(['{', 'null', '{"sessionKey":5}', '{"sessionKey":"key-1"}'])(
    'is ignored when its value is %s',
    async (text) => {
      sessionStorage.setItem(SESSION_STORAGE_KEY, text);
      server.answers.set('GET /session', () => nobody);
      await loadSession();
      expect(session.status).toBe('unauthenticated');
      expect(server.callsOf('GET /session').map((asked) => asked.headers['x-session-key'])).toEqual([undefined]);
    },
  );
});
