import { beforeEach, expect, test, vi } from 'vitest';
import { readNotice } from '../../net/socket-payloads.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { ConnectionOptions } from '../../state/session/connection.ts';
import { ownLocation } from '../../state/session/location.ts';
import { session } from '../../state/session/session.ts';
import { purse } from '../../state/shopping/purse.ts';

const doubles = vi.hoisted(() => ({
  options: [] as ConnectionOptions[],
  returnDraft: vi.fn(),
  showToast: vi.fn(),
  refreshSession: vi.fn(),
}));
vi.mock('../../state/session/connection.ts', async () => {
  const { proxy } = await import('valtio');
  return {
    connection: proxy({ status: 'online', message: null, refusal: null }),
    isReplaced: () => false,
    openConnection: (options: ConnectionOptions) => {
      doubles.options.push(options);
      return () => undefined;
    },
  };
});
vi.mock('../../state/chat/chat-draft.ts', () => ({ returnDraft: doubles.returnDraft, forgetDraft: vi.fn() }));
vi.mock('../../state/session/session.ts', async (original) => ({
  ...(await original<object>()),
  refreshSession: doubles.refreshSession,
}));
vi.mock('../../ui/feedback/toast.ts', () => ({ showToast: doubles.showToast }));
vi.mock('../../net/client-config.ts', () => ({ clientConfig: () => ({ hosts: { instance: '' } }) }));

const { keepConnected } = await import('./keep-connected.ts');

beforeEach(() => {
  doubles.options.length = 0;
  doubles.returnDraft.mockClear();
  doubles.showToast.mockClear();
});

function connect(): ConnectionOptions {
  keepConnected();
  const [options] = doubles.options;
  if (options === undefined) throw new Error('no connection was opened');
  return options;
}

test('restores an undelivered message to the input by the notice code, not by the text', () => {
  const { notified } = connect();
  notified('system', 'Nothing was sent.', null);
  expect(doubles.returnDraft).not.toHaveBeenCalled();
  notified('system', 'Any words', readNotice({ code: 'whisper-offline', params: { username: 'wren' } }));
  expect(doubles.returnDraft).toHaveBeenCalledOnce();
});

test('shows one toast when the same friend comes online twice, by the notice code', () => {
  const { notified } = connect();
  const online = (username: string) => readNotice({ code: 'friend-online', params: { username } });
  notified('online', 'Any words', online('wren'));
  notified('online', 'Any words', online('wren'));
  notified('online', 'Any words', online('odette'));
  expect(doubles.showToast).toHaveBeenCalledTimes(2);
});

test('shows an announcement once, until its end, however often the server sends it', () => {
  const { notified } = connect();
  const until = Date.now() + 300_000;
  const notice = readNotice({ code: 'announcement', params: { id: 'a1', text: 'Rest at ten', until } });
  notified('system', 'Announcement: Rest at ten', notice);
  notified('system', 'Announcement: Rest at ten', notice);
  expect(doubles.showToast).toHaveBeenCalledOnce();
  const [request] = doubles.showToast.mock.calls[0] ?? [];
  expect(request).toMatchObject({ text: 'Announcement: Rest at ten', id: 'announcement-a1' });
  expect(request?.durationMs).toBeGreaterThan(290_000);
  // A player whose clock is ahead has time to read it nevertheless.
  notified('system', 'Late', readNotice({ code: 'announcement', params: { id: 'a2', text: 'Late', until: 0 } }));
  expect(doubles.showToast.mock.lastCall?.[0].durationMs).toBe(20_000);
});

test('folds a burst of mails into one toast', async () => {
  const { notified } = connect();
  for (const username of ['wren', 'odette'])
    notified('mail', `You have mail from ${username}.`, readNotice({ code: 'mail-received', params: { username } }));
  await vi.waitFor(() =>
    expect(doubles.showToast.mock.calls.map(([request]) => [request.id, request.text])).toEqual([
      ['mail', 'You have mail from wren.'],
      ['mail', 'You have 2 new mails from wren and odette.'],
    ]),
  );
});

test('returns null for an invalid notice', () => {
  expect(readNotice(undefined)).toBeNull();
  expect(readNotice({ code: 'from the future', params: {} })).toBeNull();
  expect(readNotice({ code: 'friend-online', params: { username: 5 } })).toBeNull();
});

test('refetches the balances when honor reaches a new level, because it pays coins', () => {
  const { honorUpdated } = connect();
  purse.honor = 290;
  doubles.refreshSession.mockClear();
  honorUpdated(299);
  expect([purse.honor, doubles.refreshSession.mock.calls.length]).toEqual([299, 0]);
  honorUpdated(301);
  expect([purse.honor, doubles.refreshSession.mock.calls.length]).toEqual([301, 1]);
});

test('the location of the next player is not known; a reload of the same player keeps it', () => {
  session.status = 'authenticated';
  const leave = keepConnected();
  ownLocation.slug = 'shop';
  leave();
  expect(ownLocation.slug).toBe('shop');
  const signOut = keepConnected();
  session.status = 'unauthenticated';
  signOut();
  expect([ownLocation.slug, sessionStorage.getItem('location')]).toEqual([LOCATION_SLUG, LOCATION_SLUG]);
});
