/** The forum: lists, search, validation, tips, votes, tombstones, moderation and the initial posts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ForumPost, PostPreview } from '../../../shared/contract/forum.ts';
import type { SignedIn, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { setAccess } from '../players/administration.ts';
import { deletePlayer, exportPlayer } from '../account/service.ts';
import { seedInitialPosts } from './seed.ts';
import { artFixture } from '../../testing/art-fixture.ts';

const LONG = 'The pier has eleven benches and three of them face the wrong way.';
const keyOf = ({ key }: SignedIn) => ({ 'x-session-key': key });

describe('forum', () => {
  let server: TestServer;
  let ana: SignedIn;
  let ben: SignedIn;
  let mod: SignedIn;
  /** Each post has its own title, because a repeated post is stored once. */
  let written = 0;

  beforeAll(async () => {
    server = await startServer({ env: { SENSITIVE_WORDS: 'gore', REDACTED_WORDS: 'scoundrel' } });
    ana = await server.newPlayer('ana_posts');
    ben = await server.newPlayer('ben_posts');
    mod = await server.newPlayer('mod_posts');
    await setAccess(server.server.database.db, await idOf(mod), 1);
  });
  afterAll(() => server.stop());

  const idOf = async ({ username }: SignedIn) => (await server.server.players.byUsername(username))?.id ?? '';
  const coinsOf = async ({ username }: SignedIn) => (await server.server.players.byUsername(username))?.coins ?? -1;
  const write = async (
    author: SignedIn,
    change: { title?: string; category?: string; message?: string } = {},
  ): Promise<string> => {
    written += 1;
    const draft = { title: `About benches ${written}`, category: 'general', message: LONG, ...change };
    const { status, body } = await server.post('/forum/post', draft, keyOf(author));
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    return String(body.id);
  };
  const reply = async (author: SignedIn, id: string, message: string): Promise<string> => {
    const { body } = await server.post(`/forum/post/${id}/reply`, { message }, keyOf(author));
    expect(body).toMatchObject({ success: true });
    return String(body.id);
  };
  const list = async (reader: SignedIn, path: string): Promise<{ posts: PostPreview[]; hasMore: boolean }> => {
    const { body } = await server.get(`/forum/${path}`, keyOf(reader));
    expect(body.success).toBe(true);
    return body as unknown as { posts: PostPreview[]; hasMore: boolean };
  };
  const titles = async (path: string) => (await list(ana, path)).posts.map(({ title }) => title);
  const read = async (reader: SignedIn, id: string, query = ''): Promise<ForumPost> => {
    const { body } = await server.get(`/forum/post/${id}${query}`, keyOf(reader));
    return body as unknown as ForumPost;
  };
  const moderate = (id: string, body: object, who = mod) =>
    server.post(`/forum/post/${id}/moderate`, { reason: 'tidy', ...body }, keyOf(who));

  it('starts with posts of the product’s account, which is not counted as a player', async () => {
    const { posts } = await list(ana, 'all?sort=oldest');
    expect(posts.map(({ author }) => author)).toEqual(['Promenade', 'Promenade', 'Promenade']);
    expect(posts[0]).toMatchObject({ title: 'Lantern Bay is open', isPinned: true, isLocked: true });
    await seedInitialPosts({ database: server.server.database, art: { manifest: () => artFixture } });
    expect((await list(ana, 'all')).posts).toHaveLength(3);
    expect(await server.server.players.count()).toBe(3);
    expect(await server.register('promenade')).toMatchObject({ status: 422 });
  });

  it('rejects tips for the product’s account', async () => {
    const [first] = (await list(ana, 'all?sort=oldest')).posts;
    const before = await coinsOf(ana);
    expect(await server.get(`/forum/post/${first?.id}/tip`, keyOf(ana))).toMatchObject({
      status: 403,
      body: { message: 'The town itself takes no tips, but thank you.' },
    });
    expect(await coinsOf(ana)).toBe(before);
    expect(await read(ana, first?.id ?? '')).toMatchObject({ tipsCount: 0, hasTipped: false });
  });

  it('reports validation errors in the specified order', async () => {
    const attempt = async (draft: object) => (await server.post('/forum/post', draft, keyOf(ana))).body.message;
    expect(await attempt({ title: ' ', category: '', message: '' })).toBe('Title required.');
    expect(await attempt({ title: 'abc', category: 'all', message: '' })).toBe('Category required.');
    expect(await attempt({ title: 'abc', category: 'general', message: '' })).toBe('Content required.');
    const short = 'Title must be between 5 and 100 characters.';
    expect(await attempt({ title: 'abcd', category: 'general', message: 'x' })).toBe(short);
    expect(await attempt({ title: 'a'.repeat(101), category: 'general', message: 'x' })).toBe(short);
    const content = 'Content must be between 50 and 10,000 characters.';
    expect(await attempt({ title: 'abcde', category: 'general', message: 'x'.repeat(49) })).toBe(content);
    expect(await attempt({ title: 'abcde', category: 'general', message: 'x'.repeat(10_001) })).toBe(content);
    const announcement = { title: 'abcde', category: 'announcements', message: LONG };
    expect(await server.post('/forum/post', announcement, keyOf(ana))).toMatchObject({ status: 403 });
    expect(await server.post('/forum/post', announcement, keyOf(mod))).toMatchObject({ status: 200 });
    expect(await server.post('/forum/post', announcement)).toMatchObject({ status: 401 });
  });

  it('lists previews with all fields, in pages and in four orders', async () => {
    const first = await write(ana, { title: 'Clothes one', category: 'clothes', message: `[b]${LONG}[/b]` });
    const second = await write(ana, { title: 'Clothes two', category: 'clothes', message: LONG.repeat(5) });
    const third = await write(ben, { title: 'Clothes three', category: 'clothes', message: `so much GORE ${LONG}` });
    await reply(ben, second, 'navy');
    await reply(ben, first, 'one');
    await reply(ana, first, 'two');
    await server.get(`/forum/post/${second}/tip`, keyOf(ben));
    expect(await titles('clothes')).toEqual(['Clothes three', 'Clothes two', 'Clothes one']);
    expect(await titles('clothes?sort=oldest')).toEqual(['Clothes one', 'Clothes two', 'Clothes three']);
    expect(await titles('clothes?sort=top')).toEqual(['Clothes two', 'Clothes three', 'Clothes one']);
    expect(await titles('clothes?sort=replies')).toEqual(['Clothes one', 'Clothes two', 'Clothes three']);
    const page = await list(ben, 'clothes?limit=2');
    expect(page.hasMore).toBe(true);
    expect(page.posts).toMatchObject([
      { id: third, automaticallyNSFW: true, hasReplied: false },
      { id: second, author: ana.username, hasReplied: true, hasTipped: true, tipsCount: 1, replyCount: 1 },
    ]);
    expect(page.posts[1]).toMatchObject({ category: 'clothes', categoryLabel: 'Clothes', categoryIcon: 'TShirt' });
    expect(page.posts[1]?.message.length).toBeLessThanOrEqual(250);
    const rest = await list(ben, 'clothes?limit=2&page=2');
    expect(rest).toMatchObject({ hasMore: false, posts: [{ id: first, message: LONG }] });
    expect((await server.get('/forum-counts', keyOf(ana))).body.counts).toMatchObject({ clothes: 3, creativity: 0 });
    expect((await server.get('/forum/nothing', keyOf(ana))).status).toBe(422);
  });

  it('search matches word prefixes in title and text and ignores special characters', async () => {
    const id = await write(ana, {
      title: 'Crème brûlée at the Bakery',
      message: `Recipe: [b]sugar[/b], 100% of it. ${LONG}`,
    });
    for (const search of ['creme', 'CRÈME BAK', 'sugar 100', 'brûl']) {
      expect(await titles(`all?search=${encodeURIComponent(search)}`)).toEqual(['Crème brûlée at the Bakery']);
    }
    for (const search of ['%', '_', '*', '"', 'sugar*x', "' or 1=1x", 'akery', '\\']) {
      expect(await titles(`all?search=${encodeURIComponent(search)}`)).toEqual([]);
    }
    expect(await titles('clothes?search=creme')).toEqual([]);
    await server.post(`/forum/post/${id}`, { message: `Now with vanilla instead. ${LONG}` }, keyOf(ana));
    expect(await titles('all?search=sugar')).toEqual([]);
    expect(await titles('all?search=vanilla')).toEqual(['Crème brûlée at the Bakery']);
    await server.delete(`/activity/forumPost/${id}`, keyOf(ana));
    expect(await titles('all?search=vanilla')).toEqual([]);
  });

  it('returns a post with 15 replies per page, and its quick info', async () => {
    const id = await write(ana, { title: 'About benches', message: `A scoundrel wrote: ${LONG}` });
    for (let n = 1; n <= 16; n += 1) await reply(ben, id, `answer ${n}`);
    const post = await read(ben, id);
    expect(post).toMatchObject({ isAuthor: false, totalReplies: 16, category: 'general', lastEdited: null });
    expect(post.message).toContain('[redacted]');
    expect(post.author).toMatchObject({ username: ana.username, membership: 0 });
    expect(post.replies).toHaveLength(15);
    expect((await read(ana, id, '?repliesPage=2')).replies).toMatchObject([{ message: 'answer 16', isAuthor: false }]);
    const quick = await server.get(`/forum/post/${id}/quick-info`, keyOf(ana));
    expect(quick.body).toMatchObject({ success: true, title: 'About benches', replyCount: 16 });
    for (const unknown of ['999999', 'none']) {
      for (const path of [`/forum/post/${unknown}`, `/forum/post/${unknown}/quick-info`]) {
        expect(await server.get(path, keyOf(ana))).toMatchObject({
          status: 404,
          body: { success: false, message: 'Post not found' },
        });
      }
    }
  });

  it('only the author can edit a post or reply', async () => {
    const id = await write(ana);
    const answer = await reply(ben, id, 'first');
    const edit = (who: SignedIn, path: string, message: string) =>
      server.post(`/forum/post/${id}${path}`, { message }, keyOf(who));
    expect(await edit(ben, '', LONG)).toMatchObject({ status: 403 });
    expect(await edit(ana, '', 'short')).toMatchObject({ status: 422 });
    expect(await edit(ana, '', `${LONG} Counted twice.`)).toMatchObject({ status: 200 });
    expect(await edit(ana, `/reply/${answer}`, 'mine now')).toMatchObject({ status: 403 });
    expect(await edit(ben, `/reply/${answer}`, 'second')).toMatchObject({ status: 200 });
    const other = await write(ana);
    expect(await server.post(`/forum/post/${other}/reply/${answer}`, { message: 'x' }, keyOf(ben))).toMatchObject({
      status: 404,
    });
    const post = await read(ana, id);
    expect(post.message).toBe(`${LONG} Counted twice.`);
    expect(post.lastEdited).not.toBeNull();
    expect(post.replies).toMatchObject([{ message: 'second' }]);
  });

  it('stores a post or reply once that is sent several times at once', async () => {
    const author = await server.newPlayer('once_posts');
    const times = Array.from({ length: 5 });
    const ids = await Promise.all(times.map(() => write(author, { title: 'Once only' })));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    const replies = await Promise.all(times.map(() => reply(author, id, 'Only once')));
    expect(new Set(replies).size).toBe(1);
    await reply(author, id, 'Twice');
    expect(await read(author, id)).toMatchObject({ totalReplies: 2 });
  });

  it('ten concurrent tips transfer the coins once', async () => {
    const author = await server.newPlayer('tip_author');
    const reader = await server.newPlayer('tip_reader');
    const id = await write(author);
    const answer = await reply(author, id, 'thanks for reading');
    const tip = (who: SignedIn, path = '') => server.get(`/forum/post/${id}${path}/tip`, keyOf(who));
    const answers = await Promise.all(Array.from({ length: 10 }, () => tip(reader)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await tip(reader, `/reply/${answer}`)).toMatchObject({
      body: { success: true, message: 'You tipped tip_author 500 coins.' },
    });
    expect([await coinsOf(reader), await coinsOf(author)]).toEqual([3500, 6500]);
    expect(await tip(author)).toMatchObject({ status: 403 });
    expect(await read(reader, id)).toMatchObject({
      tipsCount: 1,
      hasTipped: true,
      replies: [{ tipsCount: 1, hasTipped: true }],
    });
    for (let n = 0; n < 3; n += 1) await server.get(`/forum/post/${await write(author)}/tip`, keyOf(reader));
    const expensive = await write(author);
    expect(await server.get(`/forum/post/${expensive}/tip`, keyOf(reader))).toMatchObject({ status: 409 });
    expect([await coinsOf(reader), await coinsOf(author)]).toEqual([500, 9500]);
    expect(await read(reader, expensive)).toMatchObject({ tipsCount: 0, hasTipped: false });
  });

  it('a second NSFW vote removes the first', async () => {
    const id = await write(ana);
    const vote = async () => (await server.post(`/forum/post/${id}/nsfw`, {}, keyOf(ben))).body.message;
    expect(await vote()).toBe('Marked as NSFW.');
    expect(await read(ben, id)).toMatchObject({ hasNSFWVoted: true, nsfwVotes: 1 });
    expect(await read(ana, id)).toMatchObject({ hasNSFWVoted: false, nsfwVotes: 1 });
    expect(await vote()).toBe('Marked as SFW.');
    expect(await read(ben, id)).toMatchObject({ hasNSFWVoted: false, nsfwVotes: 0 });
  });

  it('lists posts in the feed and keeps a tombstone while a deleted post has replies', async () => {
    const writer = await server.newPlayer('feed_writer');
    const id = await write(writer, { title: 'Soon gone' });
    const own = await reply(writer, id, 'my own answer');
    await reply(ben, id, 'an answer that stays');
    const feed = (await server.get('/feed', keyOf(writer))).body;
    expect(feed).toMatchObject({
      activities: [
        { type: 'forumReply', id: own, forumId: id, forumTitle: 'Soon gone', isReply: true },
        { type: 'forumPost', id, forumId: id },
      ],
      stats: { totalForumPosts: 1, totalForumReplies: 1 },
    });
    expect(await server.delete(`/activity/forumPost/${id}`, keyOf(ben))).toMatchObject({ status: 403 });
    expect(await server.delete(`/activity/forumPost/${id}`, keyOf(writer))).toMatchObject({
      body: { success: true, message: 'Post deleted.' },
    });
    expect(await read(ana, id)).toMatchObject({ isDeleted: true, title: '', author: null, totalReplies: 2 });
    expect(await server.get(`/forum/post/${id}/quick-info`, keyOf(ana))).toMatchObject({ status: 404 });
    expect(await titles('all?search=soon')).toEqual([]);
    expect(await server.delete(`/activity/forumReply/${own}`, keyOf(writer))).toMatchObject({ status: 200 });
    expect(await read(ana, id)).toMatchObject({ totalReplies: 1, replies: [{ message: 'an answer that stays' }] });
    const left = (await read(ana, id)).replies[0]?.id ?? '';
    await server.delete(`/activity/forumReply/${left}`, keyOf(ben));
    expect((await server.get(`/forum/post/${id}`, keyOf(ana))).status).toBe(404);
  });

  it('only moderators can pin, lock, move and remove, with a reason in the audit log', async () => {
    const id = await write(ana, { title: 'Misplaced', category: 'creativity' });
    await write(ben, { title: 'Newer', category: 'creativity' });
    const answer = await reply(ben, id, 'rude words');
    expect(await moderate(id, { act: 'pin' }, ben)).toMatchObject({ status: 403 });
    expect(await moderate(id, { act: 'pin', reason: ' ' })).toMatchObject({ status: 422 });
    await moderate(id, { act: 'pin' });
    for (const sort of ['newest', 'oldest', 'top', 'replies']) {
      expect(await titles(`creativity?sort=${sort}`)).toEqual(['Misplaced', 'Newer']);
    }
    expect((await list(ana, 'creativity?limit=1')).posts).toMatchObject([{ title: 'Misplaced', isPinned: true }]);
    expect((await list(ana, 'creativity?limit=1&page=2')).posts).toMatchObject([{ title: 'Newer' }]);
    await moderate(id, { act: 'lock' });
    expect(await server.post(`/forum/post/${id}/reply`, { message: 'late' }, keyOf(ben))).toMatchObject({
      status: 403,
      body: { message: 'This post is locked.' },
    });
    const closed = await write(ben, { title: 'Closed' });
    await moderate(closed, { act: 'lock' });
    await reply(mod, closed, 'Moderators reply to locked posts.');
    expect(await moderate(id, { act: 'move' })).toMatchObject({ status: 422 });
    await moderate(id, { act: 'move', category: 'promenade' });
    expect(await titles('creativity')).toEqual(['Newer']);
    const removal = await server.post(`/forum/post/${id}/reply/${answer}/remove`, { reason: 'rude' }, keyOf(mod));
    expect(removal.body).toMatchObject({ success: true, message: 'Reply removed.' });
    expect(await read(ana, id)).toMatchObject({ replies: [{ isRemoved: true, message: '', author: null }] });
    const redact = { kind: 'forum-post', id, reason: 'names' };
    expect(await server.post('/moderation/redact', redact, keyOf(mod))).toMatchObject({ status: 200 });
    expect(await read(ana, id)).toMatchObject({ title: '[redacted]', message: '[redacted]' });
    expect(await moderate(id, { act: 'remove', reason: 'spam' })).toMatchObject({
      body: { message: 'Post removed.' },
    });
    expect(await read(ana, id)).toMatchObject({ isDeleted: true });
    const audit = (await server.get(`/moderation/audit?username=${ana.username}`, keyOf(mod))).body;
    expect((audit.entries as { action: string }[]).map(({ action }) => action)).toEqual([
      'delete',
      'redact',
      'move',
      'lock',
      'pin',
    ]);
  });

  it('a block prevents replies and tips', async () => {
    const id = await write(ana);
    const eve = await server.newPlayer('eve_posts');
    await server.get(`/profile/${eve.username}/block/1`, keyOf(ana));
    expect(await server.post(`/forum/post/${id}/reply`, { message: 'hey' }, keyOf(eve))).toMatchObject({
      status: 403,
    });
    expect(await server.get(`/forum/post/${id}/tip`, keyOf(eve))).toMatchObject({ status: 403 });
    expect(await coinsOf(eve)).toBe(5000);
  });

  it('exports the texts of a player and removes the author when the account is deleted', async () => {
    const { db } = server.server.database;
    const leaver = await server.newPlayer('leaver');
    const answered = await write(leaver, { title: 'Answered' });
    const unanswered = await write(leaver, { title: 'Lonely' });
    await reply(ben, answered, 'stays');
    const other = await write(ben, { title: 'Of another' });
    await reply(leaver, other, 'goes');
    await server.post(`/forum/post/${other}/nsfw`, {}, keyOf(leaver));
    const { data } = server.server.admin;
    const id = await idOf(leaver);
    expect(await exportPlayer(db, id, data)).toMatchObject({
      forum: { posts: [{ title: 'Lonely' }, { title: 'Answered' }], replies: [{ message: 'goes' }] },
    });
    const player = await server.server.players.byId(id);
    if (player === null) throw new Error('the player does not exist');
    await deletePlayer(db, { player, actor: 'console', data });
    expect(await read(ben, answered)).toMatchObject({ isDeleted: true, replies: [{ message: 'stays' }] });
    expect((await server.get(`/forum/post/${unanswered}`, keyOf(ben))).status).toBe(404);
    expect(await read(ben, other)).toMatchObject({ totalReplies: 0, replies: [], nsfwVotes: 0 });
  });
});
