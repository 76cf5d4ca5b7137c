/** Reactions, marks of what was read, news of posts and replies, and permanent links to replies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ForumPost, PostPreview } from '../../../shared/contract/forum.ts';
import type { ForumNews } from '../../../shared/realtime/forum-news.ts';
import type { Push } from '../../../shared/realtime/pushes.ts';
import { FEATURE_PUSHES } from '../../../shared/realtime/pushes.ts';
import { READ_POSTS_MAX } from '../../../shared/rules/forum.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { setAccess } from '../players/administration.ts';

/** Refused, but answered. */
const NO_PLAY = { gameId: '', from: 0, swaps: [] };
const LONG = 'The pier has eleven benches and three of them face the wrong way.';

describe('talk in the forum', () => {
  let server: TestServer;
  let written = 0;
  const newcomer = Caller.numbered(() => server, 'Talker');
  beforeAll(async () => {
    server = await startServer();
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const table = (name: 'forum_reaction' | 'forum_read') =>
    server.server.database.db.selectFrom(name).selectAll().execute();
  const write = async (author: Caller, category = 'general'): Promise<string> => {
    written += 1;
    const { body } = await author.post('/forum/post', { title: `Benches, part ${written}`, category, message: LONG });
    return String(body.id);
  };
  const reply = async (author: Caller, post: string): Promise<string> => {
    written += 1;
    const { body } = await author.post(`/forum/post/${post}/reply`, { message: `Answer ${written}` });
    return String(body.id);
  };
  const read = async (reader: Caller, post: string, query = ''): Promise<ForumPost> =>
    (await reader.get(`/forum/post/${post}${query}`)).body as unknown as ForumPost;
  const card = async (reader: Caller, post: string): Promise<PostPreview> =>
    (await reader.get(`/forum/post/${post}/quick-info`)).body as unknown as PostPreview;
  const react = (player: Caller, text: string, reaction = 'love', isOn = true) =>
    player.post(`/forum/post/${text}/react`, { reaction, isOn });
  const mark = (reader: Caller, post: string, replyId: string) => reader.post(`/forum/post/${post}/read`, { replyId });

  it('counts a reaction of each kind once a player, and takes it back', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const post = await write(ada);
    const answer = await reply(bob, post);
    expect((await read(ada, post)).reactions).toBeUndefined();
    await react(bob, post);
    await react(bob, post);
    await react(bob, post, 'yes');
    expect((await react(ada, post)).body).toMatchObject({ success: true, message: 'Reaction added.' });
    await react(ada, `${post}/reply/${answer}`, 'wow');
    expect(await read(ada, post)).toMatchObject({
      reactions: [
        { kind: 'yes', count: 1, isMine: false },
        { kind: 'love', count: 2, isMine: true },
      ],
      replies: [{ reactions: [{ kind: 'wow', count: 1, isMine: true }] }],
    });
    const names = await ada.get(`/forum/post/${post}/reactions`);
    expect(names.body.reactions).toEqual([
      { kind: 'yes', count: 1, isMine: false, names: [bob.username] },
      { kind: 'love', count: 2, isMine: true, names: [bob.username, ada.username] },
    ]);
    expect((await ada.get(`/forum/post/${post}/reactions?replyId=${answer}`)).body).toMatchObject({
      reactions: [{ kind: 'wow', names: [ada.username] }],
    });
    expect((await react(bob, post, 'love', false)).body).toMatchObject({
      message: 'Reaction taken back.',
      reactions: [
        { kind: 'yes', count: 1, isMine: true },
        { kind: 'love', count: 1, isMine: false },
      ],
    });
  });

  it('refuses reactions of unknown kinds, to unknown texts, of muted players, and over a block', async () => {
    const [ada, bob, cat, mod] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    const post = await write(ada);
    const answer = await reply(bob, post);
    const other = await write(ada);
    expect(await react(bob, post, 'hate')).toMatchObject(refusal(422));
    expect((await react(bob, '999999')).status).toBe(404);
    expect(await react(bob, `${other}/reply/${answer}`)).toMatchObject(refusal(404));
    await setAccess(server.server.database.db, (await mod.record()).id, 1);
    await mod.post(`/moderation/player/${cat.username}/mute`, { minutes: 5, reason: 'tidy' });
    expect(await react(cat, post)).toMatchObject(refusal(403, 'muted'));
    await react(bob, post);
    await ada.get(`/profile/${bob.username}/block/1`);
    expect(await react(bob, `${post}/reply/${answer}`, 'wow')).toMatchObject({ status: 200 });
    expect(await react(bob, post, 'wow')).toMatchObject(refusal(403, 'blocked'));
    expect((await read(ada, post)).reactions, 'of blocked players').toBeUndefined();
    expect((await ada.get(`/forum/post/${post}/reactions`)).body.reactions).toEqual([]);
    expect((await read(cat, post)).reactions).toMatchObject([{ kind: 'love', count: 1 }]);
    expect((await react(bob, post, 'love', false)).status, 'taking back').toBe(200);
  });

  it('deletes reactions with their text and their player, and exports them', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const [post, second] = [await write(ada), await write(ada)];
    const answer = await reply(bob, post);
    await react(bob, post);
    await react(bob, second);
    await react(ada, `${post}/reply/${answer}`);
    const exported = await bob.admin('export');
    expect(exported).toContain('"reactions"');
    expect(exported).toContain('"love"');
    const of = async (id: string) => (await table('forum_reaction')).filter(({ postId }) => String(postId) === id);
    await bob.delete(`/activity/forumReply/${answer}`);
    expect(await of(post)).toMatchObject([{ replyId: 0 }]);
    await ada.delete(`/activity/forumPost/${post}`);
    expect(await of(post)).toEqual([]);
    expect(await of(second)).toHaveLength(1);
    await bob.admin('delete');
    expect(await of(second)).toEqual([]);
  });

  it('deletes the reactions to a post that becomes a tombstone', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const post = await write(ada);
    const answer = await reply(bob, post);
    await react(bob, post);
    await react(ada, `${post}/reply/${answer}`);
    await ada.delete(`/activity/forumPost/${post}`);
    const left = await read(bob, post);
    expect(left).toMatchObject({ isDeleted: true, replies: [{ reactions: [{ kind: 'love' }] }] });
    expect(left.reactions).toBeUndefined();
    expect(await react(bob, post)).toMatchObject({ status: 404 });
  });

  it('remembers how far a player has read, and never goes back', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const post = await write(ada);
    expect((await card(bob, post)).unreadReplies, 'never read').toBeUndefined();
    expect((await read(bob, post)).newestReplyId).toBe('0');
    expect(await card(ada, post)).toMatchObject({ unreadReplies: 0 });
    const answers: string[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await reply(bob, post));
    expect(await card(ada, post)).toMatchObject({ unreadReplies: 4 });
    expect(await card(bob, post), 'own answers').toMatchObject({ unreadReplies: 0 });
    const [first = '', second = '', third = ''] = answers;
    await mark(ada, post, third);
    await mark(ada, post, first);
    expect(await read(ada, post)).toMatchObject({
      reading: { lastReplyId: third, unread: 1 },
      newestReplyId: answers[3],
    });
    await bob.delete(`/activity/forumReply/${second}`);
    expect(await card(ada, post), 'a read reply was deleted').toMatchObject({ unreadReplies: 1, replyCount: 3 });
    await mark(ada, post, '999999999');
    await reply(bob, post);
    expect(await card(ada, post), 'after a mark beyond the newest').toMatchObject({ unreadReplies: 1 });
    expect((await read(ada, post)).reading).toMatchObject({ unread: 1 });
    expect((await mark(ada, '999999', '0')).status).toBe(404);
    expect(await mark(ada, post, 'x')).toMatchObject(refusal(422));
  });

  it('keeps the marks of the posts that were read last, exports them, and corrects and deletes them with accounts', async () => {
    const [ada, bob, cat] = [await newcomer(), await newcomer(), await newcomer()];
    const post = await write(ada);
    const answer = await reply(bob, post);
    await reply(cat, post);
    await mark(ada, post, answer);
    expect(await ada.admin('export')).toContain('"readAt"');
    await bob.admin('delete');
    expect(await card(ada, post)).toMatchObject({ replyCount: 1, unreadReplies: 1 });
    const { id: playerId } = await cat.record();
    const ofCat = async () => (await table('forum_read')).filter((row) => row.playerId === playerId);
    const { db } = server.server.database;
    const posts = Array.from({ length: READ_POSTS_MAX }, (_, at) => ({
      authorId: null,
      category: 'general' as const,
      title: `Old ${at}`,
      message: LONG,
      preview: LONG,
      searchText: '',
      createdAt: at,
      editedAt: null,
      automaticallyNsfw: 0,
      deletedAt: null,
    }));
    const ids = await db.insertInto('forum_post').values(posts).returning('id').execute();
    const marks = ids.map(({ id }, at) => ({ playerId, postId: id, replyId: 0, seenCount: 0, readAt: at }));
    await db.insertInto('forum_read').values(marks).execute();
    await mark(cat, await write(ada), '0');
    const rows = await ofCat();
    expect(rows).toHaveLength(READ_POSTS_MAX);
    expect(
      rows.some(({ readAt }) => readAt === 0),
      'the oldest',
    ).toBe(false);
    await cat.admin('delete');
    expect(await ofCat()).toEqual([]);
  });

  it('opens a post where reading stopped, and at the page of a reply', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const post = await write(ada);
    const answers: string[] = [];
    for (let count = 0; count < 7; count += 1) answers.push(await reply(bob, post));
    const pageAt = async (at: string) => {
      const { repliesPage, replies } = await read(ada, post, `?repliesLimit=3&repliesAt=${at}`);
      return [repliesPage, replies.map(({ id }) => answers.indexOf(id))];
    };
    expect(await pageAt('resume'), 'nothing read').toEqual([1, [0, 1, 2]]);
    await mark(ada, post, answers[2] ?? '');
    expect(await pageAt('resume')).toEqual([2, [3, 4, 5]]);
    await mark(ada, post, answers[6] ?? '');
    expect(await pageAt('resume'), 'all read').toEqual([1, [0, 1, 2]]);
    expect(await pageAt(answers[6] ?? '')).toEqual([3, [6]]);
    expect(await pageAt('999999'), 'no such reply').toEqual([1, [0, 1, 2]]);
    expect((await ada.get(`/forum/post/${post}?repliesAt=none`)).status).toBe(422);
    expect((await read(ada, post, '?repliesPage=2&repliesLimit=3')).repliesPage).toBe(2);
  });

  it('finds new posts and replies of others, but none of blocked players', async () => {
    const [ada, bob, cat] = [await newcomer(), await newcomer(), await newcomer()];
    await ada.get(`/profile/${cat.username}/block/1`);
    const before = await write(ada, 'clothes');
    const [theirs, other] = [await write(bob, 'clothes'), await write(bob, 'creativity')];
    await write(cat, 'clothes');
    await write(ada, 'clothes');
    const ids = async (path: string) => (await ada.get(path)).body.ids;
    expect(await ids(`/forum-news/clothes?after=${before}`)).toEqual([theirs]);
    expect(await ids(`/forum-news/all?after=${before}`)).toEqual([other, theirs]);
    expect(await ids(`/forum-news/all?after=${other}`)).toEqual([]);
    const first = await reply(bob, theirs);
    const second = await reply(bob, theirs);
    await reply(ada, theirs);
    await reply(cat, theirs);
    expect(await ids(`/forum/post/${theirs}/news?after=0`)).toEqual([first, second]);
    expect(await ids(`/forum/post/${theirs}/news?after=${first}`)).toEqual([second]);
    expect((await ada.get('/forum/post/999999/news?after=0')).status).toBe(404);
    expect((await ada.get('/forum-news/clothes')).status).toBe(422);
  });

  it('rings the bell of the quoted who wrote in the post, and of those whose text got a first reaction', async () => {
    const [ada, bob, cat] = [await newcomer(), await newcomer(), await newcomer()];
    const post = await write(ada);
    await reply(bob, post);
    const message = `[quote=${bob.username.toUpperCase()}]x[/quote][quote=${ada.username}]y[/quote] I agree`;
    const { body } = await cat.post(`/forum/post/${post}/reply`, { message });
    await bob.post(`/forum/post/${post}/reply`, { message: `[quote=${cat.username}]so[/quote] thanks` });
    const elsewhere = await write(ada);
    await bob.post(`/forum/post/${elsewhere}/reply`, { message: `[quote=${cat.username}]never said[/quote]` });
    const bell = async (player: Caller) => {
      const { entries } = (await player.get('/bell')).body as { entries: Record<string, unknown>[] };
      return entries.map(({ kind, actor, replyId, reaction }) => [kind, actor, replyId, reaction]);
    };
    expect(await bell(bob)).toEqual([['quote', cat.username, body.id, null]]);
    expect((await bell(cat)).map(([kind, actor]) => [kind, actor])).toEqual([['quote', bob.username]]);
    expect(await bell(ada), 'quoted in a reply to the own post').toContainEqual(['quote', cat.username, body.id, null]);
    await react(ada, `${post}/reply/${String(body.id)}`);
    await react(ada, `${post}/reply/${String(body.id)}`, 'wow');
    expect((await bell(cat)).filter(([kind]) => kind === 'reaction')).toEqual([
      ['reaction', ada.username, body.id, 'love'],
    ]);
  });

  it('redacts the quotes of a redacted text, those of others not', async () => {
    const [ada, bob, mod] = [await newcomer(), await newcomer(), await newcomer()];
    await setAccess(server.server.database.db, (await mod.record()).id, 1);
    const post = await write(ada);
    const { body } = await bob.post(`/forum/post/${post}/reply`, { message: 'I [b]know[/b] where\n\nada lives' });
    const quotes = [
      `[quote=${bob.username.toLowerCase()}]know where\nada[/quote]`,
      `[quote=${ada.username}]where[/quote]`,
    ];
    await ada.post(`/forum/post/${post}/reply`, { message: `${quotes.join('')} Stop` });
    const redact = (kind: string, id: unknown) => mod.post('/moderation/redact', { kind, id, reason: 'Private' });
    expect((await redact('forum-reply', String(body.id))).status).toBe(200);
    const quote = (name: string, words: string): string => `[quote=${name}]${words}[/quote]`;
    expect((await read(bob, post)).replies.map(({ message }) => message)).toEqual([
      REDACTION_MARKER,
      `${quote(bob.username.toLowerCase(), REDACTION_MARKER)}${quotes[1] ?? ''} Stop`,
    ]);
    const other = await write(ada);
    await bob.post(`/forum/post/${other}/reply`, { message: quote(ada.username, LONG) });
    await redact('forum-post', other);
    expect((await read(bob, other)).replies[0]?.message).toBe(quote(ada.username, REDACTION_MARKER));
    expect((await bob.get('/bell')).body.entries).toMatchObject([
      { kind: 'quote', excerpt: expect.stringContaining(REDACTION_MARKER) as string },
    ]);
  });

  it('pushes what is written to those who have it open', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const post = await write(ada);
    const news: ForumNews[] = [];
    const pushed = ({ forum = [] }: Push): void => void news.push(...forum);
    const client = await ada.enterTown({ features: [FEATURE_PUSHES], pushed });
    client.emit('watch_forum', 'nowhere');
    client.emit('watch_forum', 'general');
    // It is answered after the events before it were handled.
    const watched = () => client.timeout(15_000).emitWithAck('match_score', NO_PLAY, { score: 0, combo: 0 });
    await watched();
    const second = await write(bob);
    await write(bob, 'clothes');
    await reply(bob, post);
    await expect.poll(() => news).toEqual([{ postId: second, category: 'general', author: bob.username }]);
    client.emit('watch_forum', `post:${post}`);
    await watched();
    const answer = await reply(bob, post);
    await reply(bob, second);
    await expect
      .poll(() => news.slice(1))
      .toEqual([{ postId: post, category: 'general', replyId: answer, author: bob.username }]);
    client.disconnect();
  });
});
