/** The forum search against a linear reference search: all orders, categories and pages, over several id ranges. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostPreview } from '../../../shared/contract/forum.ts';
import { FORUM_FILTERS, FORUM_SORTS, type ForumSort, POST_CATEGORIES } from '../../../shared/rules/forum.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { searchTextOf } from './search-words.ts';

const POSTS = 1300;
/** Words of every third post, of the oldest tenth, and of every fiftieth post. */
const COMMON = 'lantern';
const OLD = 'founding';
const RARE = 'regatta';
const LIMIT = 35;
/** Above the first ranges of ids that one statement searches. */
const FAR_ID = 45_000;

interface Written {
  id: number;
  text: string;
  category: (typeof POST_CATEGORIES)[number];
  tipsCount: number;
  replyCount: number;
}

describe('forum search', () => {
  let server: TestServer;
  let reader: Caller;
  const written: Written[] = [];

  beforeAll(async () => {
    server = await startServer();
    reader = await Caller.create(server, 'search_reader');
    const { db, kind } = server.server.database;
    // The initial posts.
    await db.deleteFrom('forum_post').execute();
    for (let index = 0; index < POSTS; index += 1) {
      const words = [
        ...(index % 3 === 0 ? [COMMON] : []),
        ...(index < POSTS / 10 ? [OLD] : []),
        ...(index % 50 === 7 ? [RARE] : []),
        `lanternfish${index}`.slice(index % 2 === 0 ? 0 : 8),
      ];
      const text = `Post ${index} ${words.join(' ')}`;
      const category = POST_CATEGORIES[(index * 7) % POST_CATEGORIES.length] ?? 'general';
      const counts = { tipsCount: (index * 31) % 17, replyCount: (index * 13) % 11 };
      const isFar = kind === 'sqlite' && index === POSTS / 2;
      const { id } = await db
        .insertInto('forum_post')
        .values({
          ...(isFar ? { id: FAR_ID } : {}),
          ...counts,
          authorId: null,
          category,
          title: text,
          message: text,
          preview: text,
          searchText: searchTextOf(text),
          createdAt: 1_700_000_000_000 + index,
          editedAt: null,
          deletedAt: null,
          isPinned: index % 100 === 3 ? 1 : 0,
          automaticallyNsfw: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      written.push({ id, text: ` ${searchTextOf(text)}`, category, ...counts });
    }
  });
  afterAll(() => server.stop());

  const comparators: Record<ForumSort, (a: Written, b: Written) => number> = {
    newest: (a, b) => b.id - a.id,
    oldest: (a, b) => a.id - b.id,
    top: (a, b) => b.tipsCount - a.tipsCount || b.id - a.id,
    replies: (a, b) => b.replyCount - a.replyCount || b.id - a.id,
  };
  const expected = (words: readonly string[], filter: string, sort: ForumSort): string[] =>
    written
      .filter(({ category }) => filter === 'all' || category === filter)
      .filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
      .toSorted(comparators[sort])
      .map(({ id }) => String(id));
  const find = async (search: string, filter: string, sort: ForumSort, page: number) => {
    const url = `/forum/${filter}?sort=${sort}&page=${page}&limit=${LIMIT}&search=${encodeURIComponent(search)}`;
    const { status, body } = await reader.get(url);
    expect(status).toBe(200);
    const { posts, hasMore } = body as unknown as { posts: PostPreview[]; hasMore: boolean };
    return { ids: posts.map(({ id }) => id), hasMore };
  };

  it.each([COMMON, OLD, RARE, 'l', 'post', 'lanternfish12', `${COMMON} ${RARE}`, `${OLD} fish`, 'nothing'])(
    'finds "%s" in all orders, categories and pages',
    async (search) => {
      for (const filter of FORUM_FILTERS) {
        for (const sort of FORUM_SORTS) {
          const ids = expected(search.split(' '), filter, sort);
          for (const page of [1, 2, 7, Math.max(1, Math.ceil(ids.length / LIMIT))]) {
            const found = await find(search, filter, sort, page);
            expect(found).toEqual({
              ids: ids.slice((page - 1) * LIMIT, page * LIMIT),
              hasMore: ids.length > page * LIMIT,
            });
          }
        }
      }
    },
  );

  it('does not find deleted posts', async () => {
    const [newest = ''] = expected([RARE], 'all', 'newest');
    await server.server.database.db
      .updateTable('forum_post')
      .set({ searchText: '', deletedAt: Date.now() })
      .where('id', '=', Number(newest))
      .execute();
    for (const sort of FORUM_SORTS) {
      const remaining = expected([RARE], 'all', sort).filter((id) => id !== newest);
      expect((await find(RARE, 'all', sort, 1)).ids).toEqual(remaining.slice(0, LIMIT));
    }
  });
});
