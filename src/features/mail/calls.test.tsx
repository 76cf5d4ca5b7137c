import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ContractServer } from '../../../tests/support/server/contract-server.ts';
import { pointPageAt } from '../../../tests/support/page.ts';
import { mailOf } from '../../../tests/support/samples/mail.ts';
import { connectHttp } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { unread } from '../../state/session/unread.ts';
import {
  acceptRequest,
  deleteMail,
  findMail,
  insertNewMail,
  mailsOf,
  mailsQuery,
  markRead,
  neighbourOf,
  replyTo,
  setSaved,
} from './calls.ts';

const server = new ContractServer();

const inbox = mailsQuery('inbox', '');
const shown = () =>
  mailsOf(queryClient.getQueryData(inbox.queryKey)).map(({ id, isRead, isSaved }) => ({ id, isRead, isSaved }));
const ids = () => shown().map(({ id }) => id);
const REFUSED = { success: false, message: 'No.' };
const DONE = { success: true, message: 'Done.' };

beforeAll(async () => {
  await server.start();
  pointPageAt(server.url);
  connectHttp({ session: () => ({ status: 'authenticated', sessionKey: 'key' }), onSessionExpired: () => {} });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.reset();
  queryClient.clear();
  server.answers.set('GET /mail', () => [200, [mailOf('3'), mailOf('2', { type: 1 }), mailOf('1')]]);
  server.answers.set('GET /mail/unread/count', () => [200, { success: true, count: 3 }]);
  await queryClient.fetchInfiniteQuery(inbox);
});

describe('a mail that is opened', () => {
  it('is read at once and subtracted from the count', async () => {
    unread.unreadMailCount = 3;
    server.answers.set('GET /mail/3/read', () => [200, { success: true }]);
    server.answers.set('GET /mail/unread/count', () => [200, { success: true, count: 2 }]);
    const underway = markRead(mailOf('3'));
    expect([shown()[0]?.isRead, unread.unreadMailCount]).toEqual([true, 2]);
    await underway;
    expect([shown()[0]?.isRead, unread.unreadMailCount]).toEqual([true, 2]);
  });

  it('is unread again when the call fails', async () => {
    server.answers.set('GET /mail/3/read', () => [500, REFUSED]);
    await markRead(mailOf('3'));
    expect(shown()[0]?.isRead).toBe(false);
  });

  it('of type 1, or sent by the player, is not marked', async () => {
    await markRead(mailOf('2', { type: 1 }));
    await markRead(mailOf('1', { isSender: true }));
    expect(server.asked.filter(({ call }) => call.endsWith('/read'))).toEqual([]);
  });
});

it('the count of unread mails never falls below zero', async () => {
  unread.unreadMailCount = 0;
  server.answers.set('GET /mail/3/read', () => [200, { success: true }]);
  const underway = markRead(mailOf('3'));
  expect(unread.unreadMailCount).toBe(0);
  await underway;
});

it('an answered mail is marked, a refused answer marks nothing', async () => {
  const isReplied = () => mailsOf(queryClient.getQueryData(inbox.queryKey)).map((one) => one.isReplied);
  server.answers.set('POST /mail/3/reply', () => [403, REFUSED]);
  await expect(replyTo('3', 'Hello')).rejects.toThrow('No.');
  expect(isReplied()).toEqual([false, false, false]);
  server.answers.set('POST /mail/3/reply', () => [200, DONE]);
  await replyTo('3', 'Hello');
  expect(isReplied()).toEqual([true, false, false]);
});

describe('the pages of a folder', () => {
  it('end with one that is not full', () => {
    const next = (length: number) =>
      inbox.getNextPageParam(
        Array.from({ length }, (_, at) => mailOf(`${at}`)),
        [],
        4,
        [],
      );
    expect([next(50), next(49), next(0)]).toEqual([5, undefined, undefined]);
  });

  it('contain a mail once, in its newest state', () => {
    const pages = [
      [mailOf('3'), mailOf('2')],
      [mailOf('2', { isRead: true }), mailOf('1')],
    ];
    expect(mailsOf({ pages, pageParams: [1, 2] }).map(({ id, isRead }) => [id, isRead])).toEqual([
      ['3', false],
      ['2', true],
      ['1', false],
    ]);
    expect(mailsOf(undefined)).toEqual([]);
  });

  it('give the mail after another one, of the last one the mail before it', () => {
    const neighbour = (id: string) => neighbourOf('inbox', '', id)?.id;
    expect(['3', '2', '1', '9'].map(neighbour)).toEqual(['2', '1', '2', undefined]);
    expect(neighbourOf('saved', '', '3')).toBeNull();
  });
});

describe('saving and deleting', () => {
  it('are shown at once', async () => {
    server.answers.set('GET /mail/3/save/1', () => [200, DONE]);
    server.answers.set('DELETE /mail/1', () => [200, DONE]);
    const saving = setSaved('3', true);
    const deleting = deleteMail('1');
    expect(shown()).toEqual([
      { id: '3', isRead: false, isSaved: true },
      { id: '2', isRead: false, isSaved: false },
    ]);
    expect(await saving).toEqual(DONE);
    expect(await deleting).toEqual(DONE);
    expect(ids()).toEqual(['3', '2']);
  });

  it('are undone when refused', async () => {
    server.answers.set('GET /mail/3/save/1', () => [404, REFUSED]);
    server.answers.set('DELETE /mail/1', () => [409, REFUSED]);
    await expect(setSaved('3', true)).rejects.toThrow('No.');
    await expect(deleteMail('1')).rejects.toThrow('No.');
    expect(shown()).toEqual([
      { id: '3', isRead: false, isSaved: false },
      { id: '2', isRead: false, isSaved: false },
      { id: '1', isRead: false, isSaved: false },
    ]);
  });

  it('an accepted request leaves the list only after the server accepted it', async () => {
    server.answers.set('GET /friend/2/accept', () => [409, REFUSED]);
    await expect(acceptRequest('2')).rejects.toThrow('No.');
    expect(ids()).toEqual(['3', '2', '1']);
    server.answers.set('GET /friend/2/accept', () => [200, DONE]);
    await acceptRequest('2');
    expect(ids()).toEqual(['3', '1']);
  });
});

describe('newly arrived mail', () => {
  it('is inserted on top, once', async () => {
    server.answers.set('GET /mail', () => [200, [mailOf('5'), mailOf('4'), mailOf('3'), mailOf('2')]]);
    await insertNewMail('inbox', '');
    await insertNewMail('inbox', '');
    expect(ids()).toEqual(['5', '4', '3', '2', '1']);
  });

  it('leaves the list unchanged when it cannot be fetched', async () => {
    server.answers.set('GET /mail', () => [500, REFUSED]);
    await insertNewMail('inbox', '');
    expect(ids()).toEqual(['3', '2', '1']);
  });
});

it('a mail is found by its id on any page', async () => {
  const pages = [Array.from({ length: 200 }, (_, index) => mailOf(`a${index}`)), [mailOf('wanted')]];
  server.answers.set('GET /mail', ({ query }) => [
    200,
    pages[Number(new URLSearchParams(query).get('page')) - 1] ?? [],
  ]);
  expect((await findMail('wanted'))?.id).toBe('wanted');
  expect(await findMail('nowhere')).toBeNull();
});
