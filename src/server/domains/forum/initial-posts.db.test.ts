/** The initial posts: marked for the translation, found by words of each language, and quiet once they were redacted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BellPage } from '../../../shared/contract/bell.ts';
import type { Activity } from '../../../shared/contract/feed.ts';
import type { ForumPost, PostPreview } from '../../../shared/contract/forum.ts';
import { Caller } from '../../testing/caller.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { setAccess } from '../players/administration.ts';

describe('initial posts', () => {
  let server: TestServer;
  let ana: Caller;
  let mod: Caller;

  beforeAll(async () => {
    server = await startServer();
    [ana, mod] = await Caller.all(server, 'ana_reads', 'mod_reads');
    const id = (await server.server.players.byUsername(mod.username))?.id ?? '';
    await setAccess(server.server.database.db, id, 1);
  });
  afterAll(() => server.stop());

  const read = async <Body>(who: Caller, path: string): Promise<Body> => (await who.get(path)).body as Body;
  const write = async (who: Caller, path: string, body: object) =>
    expect(await who.post(path, body)).toMatchObject({ status: 200 });
  const list = async (search = '') =>
    (await read<{ posts: PostPreview[] }>(ana, `/forum/all?page=1&limit=20&search=${encodeURIComponent(search)}`))
      .posts;
  const marksOf = (posts: readonly PostPreview[]) => posts.map(({ initialPost }) => initialPost);
  const idOf = async (key: string) => (await list()).find(({ initialPost }) => initialPost === key)?.id ?? '';

  it('are marked in the list, in the card and when they are open; posts of players are not', async () => {
    await write(ana, '/forum/post', {
      title: 'Lantern Bay is open',
      category: 'general',
      message: 'A title that a player gave to a post of the same name.',
    });
    expect(new Set(marksOf(await list()))).toEqual(new Set(['houseRules', 'opening', 'welcome', undefined]));
    const id = await idOf('welcome');
    expect(await read<ForumPost>(ana, `/forum/post/${id}`)).toMatchObject({ initialPost: 'welcome', totalReplies: 0 });
    expect(await read(ana, `/forum/post/${id}/quick-info`)).toMatchObject({ initialPost: 'welcome' });
  });

  it.each([
    ['Moderators take care', 'houseRules'],
    ['Hausregeln', 'houseRules'],
    ['garde-robe', 'opening'],
    ['farolillos', 'opening'],
    ['gorjeta', 'welcome'],
    ['الاقتباس', 'welcome'],
  ])('the search finds %s', async (words, key) => {
    expect(marksOf(await list(words))).toContain(key);
  });

  it('are marked in the feed of who answers, and in the bell', async () => {
    const id = await idOf('welcome');
    await write(ana, `/forum/post/${id}/reply`, { message: 'Hello, I walk here now.' });
    const { activities } = await read<{ activities: Activity[] }>(ana, '/feed?page=1&limit=20');
    expect(activities.map(({ type, initialPost }) => [type, initialPost])).toEqual(
      expect.arrayContaining([
        ['forumReply', 'welcome'],
        ['forumPost', undefined],
      ]),
    );
    const { replies } = await read<ForumPost>(ana, `/forum/post/${id}`);
    await write(mod, `/forum/post/${id}/reply/${replies[0]?.id}/react`, { reaction: 'love', isOn: true });
    const { entries } = await read<BellPage>(ana, '/bell');
    expect(entries).toEqual([expect.objectContaining({ kind: 'reaction', postId: id, initialPost: 'welcome' })]);
  });

  it('a redacted one is not marked: its text is gone in every language', async () => {
    const id = await idOf('houseRules');
    await write(mod, '/moderation/redact', { kind: 'forum-post', id, reason: 'For the test.' });
    expect((await read<ForumPost>(ana, `/forum/post/${id}`)).initialPost).toBeUndefined();
    expect(await list('Hausregeln')).toEqual([]);
  });
});
