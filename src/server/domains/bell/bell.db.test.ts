/** The bell of a whole server: what others do, its read state, and what deletions, redactions and blocks leave of it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BellEntry, type BellPage, listBell } from '../../../shared/contract/bell.ts';
import { FEATURE_PUSHES, type Push } from '../../../shared/realtime/pushes.ts';
import { BELL_ENTRIES_MAX, BELL_PAGE_SIZE } from '../../../shared/rules/bell.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { TestClient } from '../../testing/town-fixture.ts';
import { notify } from './service.ts';

let server: TestServer;
const clients: TestClient[] = [];
const newcomer = Caller.numbered(() => server, 'Rung');

beforeAll(async () => {
  server = await startServer();
  await server.server.listen();
});
afterAll(() => server.stop());
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

const pageOf = async (player: Caller, query = ''): Promise<BellPage> => {
  const { status, body } = await player.get(`/bell${query}`);
  expect(status).toBe(200);
  expect(listBell.reply.parse(body)).toEqual(body);
  return body as unknown as BellPage;
};
const entriesOf = async (player: Caller): Promise<BellEntry[]> => (await pageOf(player)).entries;
const kindsOf = async (player: Caller): Promise<string[]> => (await entriesOf(player)).map(({ kind }) => kind);
/** Marks one entry as read. */
const read = (player: Caller, entry: { id: string } | undefined) =>
  player.post('/bell/read', { upTo: entry?.id, ids: [entry?.id] });
const unreadOf = async (player: Caller): Promise<unknown> => (await player.get('/bell/unread/count')).body.count;

const TITLE = 'Lanterns at the pier';
const MESSAGE = 'They are lit at dusk, and the whole pier shines in the water. '.repeat(4);

async function post(author: Caller, title = TITLE): Promise<string> {
  const { status, body } = await author.post('/forum/post', { title, category: 'general', message: MESSAGE });
  expect([status, body.message]).toMatchObject([200, expect.any(String)]);
  return String(body.id);
}
async function reply(author: Caller, postId: string, message = 'By the [b]pier[/b].'): Promise<string> {
  const { status, body } = await author.post(`/forum/post/${postId}/reply`, { message });
  expect([status, body.message]).toMatchObject([200, expect.any(String)]);
  return String(body.id);
}
const tip = (reader: Caller, postId: string) => reader.get(`/forum/post/${postId}/tip`);

describe('the bell', () => {
  it('lists what others did, newest first, each with what it is about', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    const replyId = await reply(bob, postId);
    await reply(ada, postId, 'Thank you.');
    await tip(bob, postId);
    const comment = await bob.post(`/profile/${ada.username}/comment`, { comment: 'Nice [i]hat[/i]' });
    await ada.post(`/profile/comment/${String(comment.body.id)}/reply`, { reply: 'It is new' });
    await bob.post(`/friend/${ada.username}`);
    await bob.get(`/profile/${ada.username}/match/1`);
    await ada.get(`/profile/${bob.username}/match/1`);
    const actor = bob.username;
    expect(await entriesOf(ada)).toMatchObject([
      { kind: 'heart', actor },
      { kind: 'request', actor, mailId: expect.stringMatching(/^\d+$/) as string },
      { kind: 'comment', actor, excerpt: 'Nice hat', profile: ada.username, commentId: comment.body.id },
      { kind: 'tip', actor, coins: 1000, title: TITLE, postId, replyId: null },
      { kind: 'reply', actor, title: TITLE, excerpt: 'By the pier.', postId, replyId, isRead: false },
    ]);
    expect(await unreadOf(ada)).toBe(5);
    expect(await entriesOf(bob)).toMatchObject([
      { kind: 'heart', actor: ada.username },
      { kind: 'answer', actor: ada.username, excerpt: 'It is new', profile: ada.username },
    ]);
  });

  it('an accepted request leaves the bell of its reader, and rings that of its sender', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await bob.post(`/friend/${ada.username}`);
    const [request] = await entriesOf(ada);
    await ada.get(`/friend/${request?.mailId ?? ''}/accept`);
    expect(await entriesOf(ada)).toEqual([]);
    expect(await unreadOf(ada)).toBe(0);
    expect(await entriesOf(bob)).toMatchObject([{ kind: 'friend', actor: ada.username }]);
  });

  it('a declined and a withdrawn request leave the bell', async () => {
    const [ada, bob, eve] = [await newcomer(), await newcomer(), await newcomer()];
    await bob.post(`/friend/${ada.username}`);
    await eve.post(`/friend/${ada.username}`);
    expect(await unreadOf(ada)).toBe(2);
    await eve.delete(`/friend/${ada.username}`);
    const [request] = await entriesOf(ada);
    await ada.delete(`/mail/${request?.mailId ?? ''}`);
    expect([await entriesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  });

  it('keeps what is read with the account, entry by entry and all up to one', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    for (const text of ['one', 'two', 'three']) await reply(bob, postId, text);
    const [three, two, one] = await entriesOf(ada);
    expect((await read(ada, one)).body).toEqual({ success: true, unread: 2 });
    // Nobody else can read it.
    expect((await read(bob, two)).body).toEqual({ success: true, unread: 0 });
    expect(await unreadOf(ada)).toBe(2);
    expect((await ada.post('/bell/read', { upTo: two?.id })).body).toEqual({ success: true, unread: 1 });
    expect((await entriesOf(ada)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect((await ada.post('/bell/read', { upTo: three?.id })).body).toEqual({ success: true, unread: 0 });
    expect(await unreadOf(ada)).toBe(0);
    expect((await ada.post('/bell/read', { upTo: 'x' })).status).toBe(422);
    expect((await read(ada, { id: '999999999' })).body).toEqual({ success: true, unread: 0 });
  });

  it('loses what is deleted, and names redacted texts no more', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const moderator = await newcomer();
    await moderator.admin('access', '1');
    const [kept, removed] = [await post(ada), await post(ada, 'Lanterns that go')];
    const [first, second] = [await reply(bob, kept, 'secret words'), await reply(bob, kept, 'second')];
    await reply(bob, removed);
    await tip(bob, removed);
    expect(await unreadOf(ada)).toBe(4);
    await bob.delete(`/activity/forumReply/${second}`);
    await ada.delete(`/activity/forumPost/${removed}`);
    await moderator.post('/moderation/redact', { kind: 'forum-reply', id: first, reason: 'Not for here' });
    expect(await entriesOf(ada)).toMatchObject([{ kind: 'reply', replyId: first, excerpt: REDACTION_MARKER }]);
    expect(await unreadOf(ada)).toBe(1);
  });

  it('loses a deleted comment, and what a deleted account did', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    await reply(bob, postId);
    const comment = await bob.post(`/profile/${ada.username}/comment`, { comment: 'Hello' });
    expect(await unreadOf(ada)).toBe(2);
    await ada.delete(`/profile/comment/${String(comment.body.id)}`);
    expect(await kindsOf(ada)).toEqual(['reply']);
    expect(JSON.parse(await ada.admin('export'))).toMatchObject({
      bell: [{ kind: 'reply', actor: bob.username, isRead: false }],
    });
    await bob.admin('delete');
    expect([await entriesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  });

  it('shows nothing of blocked players, and again after the block', async () => {
    const [ada, bob, eve] = [await newcomer(), await newcomer(), await newcomer()];
    const postId = await post(ada);
    await reply(bob, postId, 'before');
    await reply(eve, postId, 'from another');
    expect(await unreadOf(ada)).toBe(2);
    await ada.get(`/profile/${bob.username}/block/1`);
    expect((await entriesOf(ada)).map(({ actor }) => actor)).toEqual([eve.username]);
    expect(await unreadOf(ada)).toBe(1);
    const [adaId, bobId] = [(await ada.record()).id, (await bob.record()).id];
    const { db } = server.server.database;
    await notify(db, adaId, { kind: 'heart', actorId: bobId, reference: {} });
    await notify(db, bobId, { kind: 'heart', actorId: adaId, reference: {} });
    expect(await entriesOf(bob)).toEqual([]);
    await ada.get(`/profile/${bob.username}/block/0`);
    expect(await kindsOf(ada)).toEqual(['reply', 'reply']);
  });

  it('a reply that quotes its reader is one entry, and a repeated reaction too', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = Number(await post(ada));
    const replyId = Number(await reply(bob, String(postId)));
    const [adaId, bobId] = [(await ada.record()).id, (await bob.record()).id];
    const { db } = server.server.database;
    await notify(db, adaId, { kind: 'quote', actorId: bobId, reference: { postId, replyId } });
    await notify(db, adaId, { kind: 'reply', actorId: bobId, reference: { postId, replyId } });
    expect(await kindsOf(ada)).toEqual(['quote']);
    for (const detail of ['heart', 'wave']) {
      await notify(db, adaId, { kind: 'reaction', actorId: bobId, reference: { postId, detail } });
    }
    await notify(db, adaId, { kind: 'reply', actorId: adaId, reference: { postId } });
    expect(await entriesOf(ada)).toMatchObject([
      { kind: 'reaction', reaction: 'wave', title: TITLE },
      { kind: 'quote' },
    ]);
  });

  it('loses a reaction that was taken back, read or not, and names one that is left', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    const replyId = await reply(ada, postId);
    const react = (at: string, reaction: string, isOn: boolean) =>
      bob.post(`/forum/post/${at}/react`, { reaction, isOn });
    const reactions = async () => (await entriesOf(ada)).map(({ reaction, replyId: id }) => [reaction, id]);
    await react(postId, 'love', true);
    await react(postId, 'wow', true);
    await react(`${postId}/reply/${replyId}`, 'yes', true);
    const [newest] = await entriesOf(ada);
    await read(ada, newest);
    await react(postId, 'love', false);
    expect(await reactions()).toEqual([
      ['yes', replyId],
      ['wow', null],
    ]);
    await react(postId, 'wow', false);
    expect([await reactions(), await unreadOf(ada)]).toEqual([[['yes', replyId]], 0]);
    await react(`${postId}/reply/${replyId}`, 'yes', false);
    expect(await entriesOf(ada)).toEqual([]);
  });

  it('loses a friendship and a match when they end', async () => {
    const [ada, bob, eve] = [await newcomer(), await newcomer(), await newcomer()];
    const match = async (): Promise<void> => {
      await ada.get(`/profile/${bob.username}/match/1`);
      await bob.get(`/profile/${ada.username}/match/1`);
    };
    await bob.post(`/friend/${ada.username}`);
    await ada.post(`/friend/${bob.username}`);
    await match();
    expect([await kindsOf(ada), await kindsOf(bob)]).toEqual([['heart'], ['heart', 'friend']]);
    await ada.delete(`/friend/${bob.username}`);
    await bob.get(`/profile/${ada.username}/match/0`);
    expect([await kindsOf(ada), await kindsOf(bob)]).toEqual([[], []]);
    await match();
    await ada.get(`/profile/${eve.username}/match/1`);
    expect([await kindsOf(ada), await kindsOf(bob)]).toEqual([[], []]);
    await match();
    await bob.get(`/profile/${ada.username}/block/1`);
    await bob.get(`/profile/${ada.username}/block/0`);
    expect([await kindsOf(ada), await kindsOf(bob), await unreadOf(ada)]).toEqual([[], [], 0]);
  });

  it('marks the entries that are shown as one, and no others', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    for (const text of ['one', 'two', 'three']) await reply(bob, postId, text);
    const [three, two, one] = (await entriesOf(ada)).map(({ id }) => Number(id));
    const ids = [three, one];
    expect((await bob.post('/bell/read', { upTo: three, ids })).body.unread).toBe(0);
    expect((await ada.post('/bell/read', { upTo: three, ids })).body).toEqual({ success: true, unread: 1 });
    expect((await entriesOf(ada)).find(({ isRead }) => !isRead)?.id).toBe(String(two));
    expect((await ada.post('/bell/read', { upTo: three, ids: [] })).body.unread).toBe(1);
    expect((await ada.post('/bell/read', { upTo: three, ids: ['x'] })).status).toBe(422);
  });

  it('keeps the newest 200 and lists them in pages', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = Number(await post(ada));
    const [adaId, bobId] = [(await ada.record()).id, (await bob.record()).id];
    await server.server.database.db.transaction().execute(async (transaction) => {
      for (let count = 0; count < BELL_ENTRIES_MAX + 3; count += 1) {
        await notify(transaction, adaId, { kind: 'tip', actorId: bobId, reference: { postId, detail: String(count) } });
      }
    });
    const coins: (number | null)[] = [];
    let page = await pageOf(ada);
    expect(page.entries).toHaveLength(BELL_PAGE_SIZE);
    for (;;) {
      coins.push(...page.entries.map((entry) => entry.coins));
      if (!page.hasMore) break;
      page = await pageOf(ada, `?before=${page.entries.at(-1)?.id ?? ''}`);
    }
    expect(coins).toEqual(Array.from({ length: BELL_ENTRIES_MAX }, (_, at) => BELL_ENTRIES_MAX + 2 - at));
    expect(await unreadOf(ada)).toBe(BELL_ENTRIES_MAX);
  });

  it('gets nothing of what was rolled back', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    const poor = server.server.database.db
      .updateTable('balance')
      .set({ coins: 0 })
      .where('playerId', '=', (await bob.record()).id);
    await poor.execute();
    expect((await tip(bob, postId)).status).toBe(409);
    expect([await entriesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  });

  it('pushes the count to clients that announce pushes', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const postId = await post(ada);
    const counts: number[] = [];
    let check = (): void => undefined;
    const take = ({ bell }: Push): void => {
      if (bell !== undefined) counts.push(bell);
      check();
    };
    const until = (count: number): Promise<void> =>
      new Promise((resolve) => {
        check = () => counts.at(-1) === count && resolve();
        check();
      });
    clients.push(await ada.enterTown({ features: [FEATURE_PUSHES], pushed: take }));
    await until(0);
    await reply(bob, postId);
    await until(1);
    const [entry] = await entriesOf(ada);
    await ada.post('/bell/read', { upTo: entry?.id });
    await until(0);
  });
});
