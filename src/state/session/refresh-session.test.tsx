import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/support/server/contract-server.ts';
import { servePage } from '../../../tests/support/served-page.ts';
import { sessionReplyOf, signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { purse, setHonor } from '../shopping/purse.ts';
import { refreshSession, session, signOut } from './session.ts';

const server = servePage();

beforeEach(() => {
  signInAs(userNamed('mirabel'));
});

const answerWith = (answer: () => Answer) => server.answers.set('GET /session', answer);

describe('the refresh of the session', () => {
  it('updates balances, membership and blocked players', async () => {
    const user = userNamed('mirabel', { coins: 4200, gems: 7, membership: 2, blockedList: ['grump'] });
    answerWith(() => [200, sessionReplyOf(user)]);
    expect(await refreshSession()).toBe(true);
    expect(purse).toMatchObject({ coins: 4200, gems: 7, honor: 264 });
    expect(session.user).toMatchObject({ membership: 2, blockedList: ['grump'] });
    expect(server.callsOf('GET /session')[0]?.headers['x-session-key']).toBe('key-1');
  });

  it('keeps honor that arrived by an event during the request', async () => {
    answerWith(() => {
      setHonor(300);
      return [200, sessionReplyOf(userNamed('mirabel', { coins: 1 }))];
    });
    await refreshSession();
    expect(purse).toMatchObject({ coins: 1, honor: 300 });
  });

  it('changes nothing when the server fails', async () => {
    answerWith(() => [503, { success: false, message: 'busy' }]);
    expect(await refreshSession()).toBe(true);
    expect(session.status).toBe('authenticated');
    expect(purse.coins).toBe(5000);
  });

  it('ends the session when the key has expired', async () => {
    answerWith(() => [200, { success: true, status: 'unauthenticated', serverSessionKey: null, user: null }]);
    expect(await refreshSession()).toBe(false);
    expect(session).toMatchObject({ status: 'unauthenticated', sessionKey: null, user: null });
  });

  it('removes the honor from the browser after signing out', async () => {
    setHonor(300);
    expect(localStorage.getItem('honor')).toBe('300');
    server.answers.set('POST /auth/sign-out', () => [200, { success: true }]);
    await signOut();
    expect(localStorage.getItem('honor')).toBeNull();
    expect(purse).toEqual({ coins: 0, gems: 0, honor: 0 });
  });

  it('drops a reply that is older than a newer request', async () => {
    let asked = 0;
    answerWith(() => {
      asked += 1;
      return [200, sessionReplyOf(userNamed('mirabel', { coins: asked }))];
    });
    await Promise.all([refreshSession(), refreshSession()]);
    expect(session.user?.coins).toBe(purse.coins);
    expect(server.callsOf('GET /session')).toHaveLength(2);
  });
});
