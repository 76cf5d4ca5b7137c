/** When an avatar's pictures fail: first the image host, then the composite; the avatar is hidden and retried. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { servePage } from '../../tests/support/served-page.ts';
import { connectHttp } from '../net/http.ts';
import { session } from '../state/session/session.ts';
import { AvatarView } from './avatar-view.tsx';

const HOST_LIMIT_MS = 15_000;
const server = servePage();

/** jsdom loads no pictures, so here the image host never answers. */
function show(username: string): string {
  render(<AvatarView username={username} heightPx={200} />);
  return `GET /profile/customization/${username}`;
}
const status = (): string | undefined => screen.getByRole('img').dataset.status;

beforeAll(() => {
  connectHttp({ session: () => session, onSessionExpired: () => undefined });
});

beforeEach(() => {
  session.status = 'authenticated';
  session.sessionKey = 'key';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits in real time: the server answers over a real socket. */
const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 10 });

describe('an avatar whose pictures fail', () => {
  it('waits for the image host until its limit, then requests the look of the player', async () => {
    const look = show('Odette');
    server.answers.set(look, () => 'hang');
    await vi.advanceTimersByTimeAsync(HOST_LIMIT_MS - 1);
    expect(status()).toBe('loading');
    expect(server.callsOf(look)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => server.callsOf(look).length === 1);
  });

  it('is hidden when the composite fails too, and retries after two seconds, then four', async () => {
    const look = show('Mirabel');
    await vi.advanceTimersByTimeAsync(HOST_LIMIT_MS);
    await until(() => status() === 'failed');
    expect(server.callsOf(look)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await until(() => server.callsOf(look).length === 2);
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(3999);
    expect(server.callsOf(look)).toHaveLength(2);
  });

  it('stops retrying after unmount', async () => {
    const look = show('Kenji');
    await vi.advanceTimersByTimeAsync(HOST_LIMIT_MS);
    await until(() => status() === 'failed');
    cleanup();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.callsOf(look)).toHaveLength(1);
  });
});
