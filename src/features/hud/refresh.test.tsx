import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { connection } from '../../state/session/connection.ts';
import { losePushes, pushes } from '../../state/session/pushes.ts';
import { session } from '../../state/session/session.ts';
import { keepRefreshed, REFRESH_MS } from './refresh.ts';

let isHidden = false;
let stop = () => {};
const refresh = vi.fn<() => void>();

function show(isSeen: boolean): void {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  isHidden = false;
  refresh.mockReset();
  signInAs(userNamed('mirabel'));
  stop = keepRefreshed(refresh);
});
afterEach(() => {
  stop();
  losePushes();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the refresh of the top bar', () => {
  it('runs every 10 seconds', () => {
    expect(REFRESH_MS).toBe(10_000);
    vi.advanceTimersByTime(9999);
    expect(refresh).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(20_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('runs once a minute while the server pushes, and every 10 seconds again without', () => {
    pushes.areOn = true;
    vi.advanceTimersByTime(59_999);
    expect(refresh).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    losePushes();
    vi.advanceTimersByTime(20_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('pauses while the page is hidden, and runs at once when it becomes visible', () => {
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(0);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('pauses while nobody is signed in', () => {
    session.status = 'unauthenticated';
    vi.advanceTimersByTime(60_000);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(0);
  });

  it('stops in a tab that another one replaced', () => {
    Object.assign(connection, { status: 'ended', refusal: null });
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(0);
    connection.status = 'online';
  });

  it('stops when the bar unmounts', () => {
    stop();
    vi.advanceTimersByTime(60_000);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(0);
  });
});
