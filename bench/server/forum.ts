/**
 * The forum with 100,000 posts and 1,000,000 replies: latency of its lists, searches and posts over HTTP on loopback,
 * on both databases. The server runs in its own process; `stall ms` is the longest time that its thread was blocked.
 */
import { FORUM_FILTERS, FORUM_PAGE_SIZE, FORUM_SORTS, REPLY_PAGE_SIZE } from '../../src/shared/rules/forum.ts';
import { flags } from '../lib/flags.ts';
import { inWorlds, type World, type WorldRecipe } from '../lib/seeded-world.ts';
import { type Kind, timeKinds, WorldServer } from '../lib/world-server.ts';
import * as seed from './forum-seed.ts';
import type { Table } from '../lib/table.ts';

const posts = Math.round(seed.POSTS * flags.size);
const replies = Math.round(seed.REPLIES * flags.size);

export const forumRecipe: WorldRecipe = {
  name: 'forum',
  size: flags.size,
  madeBy: [
    'bench/server/forum-seed.ts',
    'src/server/domains/forum/text-columns.ts',
    'src/server/domains/forum/search-words.ts',
  ],
  seed: (server) => seed.seedForum(server, { posts, replies }),
};

export const benchForum = (): Promise<Table[]> => inWorlds(forumRecipe, measure);

async function measure(world: World): Promise<Table[]> {
  const server = await WorldServer.start(world);
  try {
    const key = await server.signIn(seed.READER);
    const rows = await timeKinds(server, key, [...lists(), ...searches(), ...(await postKinds(server, key))]);
    return [
      {
        name: `forum on ${world.database}`,
        title: `${world.database}: forum of ${posts.toLocaleString('en')} posts and ${replies.toLocaleString('en')} replies`,
        rows,
      },
    ];
  } finally {
    await server.stop();
  }
}

const rowsOf = (list: 'posts' | 'replies') => (reply: Record<string, unknown>) => (reply[list] as unknown[]).length;

const listKind = (kind: string, path: (turn: number) => string): Kind => ({
  kind,
  path: (turn) => `/forum/${path(turn)}`,
  count: rowsOf('posts'),
});

function lists(): Kind[] {
  const pages = Math.floor((posts * 0.99) / FORUM_PAGE_SIZE);
  return [
    ...FORUM_SORTS.flatMap((sort) => [
      listKind(`all, ${sort}`, () => `all?sort=${sort}`),
      listKind(`all, ${sort}, pages 2 to 40`, (turn) => `all?sort=${sort}&page=${2 + (turn % 39)}`),
      listKind(`all, ${sort}, a middle page`, (turn) => `all?sort=${sort}&page=${Math.floor(pages / 2) + turn}`),
      listKind(`all, ${sort}, a last page`, (turn) => `all?sort=${sort}&page=${pages - (turn % 20)}`),
    ]),
    ...FORUM_FILTERS.slice(1).flatMap((filter) =>
      FORUM_SORTS.map((sort) => listKind(`${filter}, ${sort}`, () => `${filter}?sort=${sort}`)),
    ),
    listKind('general, top, a deep page', (turn) => `general?sort=top&page=${Math.floor(pages * 0.35) + (turn % 20)}`),
    { kind: 'counts of categories', path: () => '/forum-counts', count: () => FORUM_FILTERS.length },
  ];
}

function searches(): Kind[] {
  const find = (search: string): string => `search=${encodeURIComponent(search)}`;
  return [
    ...FORUM_SORTS.flatMap((sort) => [
      listKind(`${sort}, rare word`, () => `all?sort=${sort}&${find(seed.RARE_WORD)}`),
      listKind(`${sort}, word of one in 40`, () => `all?sort=${sort}&${find(seed.MIDDLE_WORD)}`),
      listKind(`${sort}, common word`, () => `all?sort=${sort}&${find(seed.COMMON_WORD)}`),
      listKind(
        `${sort}, common word, page 30`,
        (turn) => `all?sort=${sort}&page=${30 + turn}&${find(seed.COMMON_WORD)}`,
      ),
      listKind(`${sort}, common word in a category`, () => `clothes?sort=${sort}&${find(seed.COMMON_WORD)}`),
      listKind(`${sort}, word of the oldest tenth`, () => `all?sort=${sort}&${find(seed.OLD_WORD)}`),
      listKind(`${sort}, one letter`, (turn) => `all?sort=${sort}&${find('bcdfghjk'.charAt(turn % 8))}`),
    ]),
    listKind('newest, two words', () => `all?${find(`${seed.COMMON_WORD} ${seed.MIDDLE_WORD}`)}`),
    listKind('newest, common and rare word', () => `all?${find(`${seed.COMMON_WORD} ${seed.RARE_WORD}`)}`),
    listKind('newest, beginning of a word', () => `all?${find(seed.MIDDLE_WORD.slice(0, 4))}`),
    listKind('nothing found', () => `all?${find('qqqqqq')}`),
    listKind('nothing found in a category', () => `clothes?sort=top&${find('qqqqqq')}`),
    listKind('wildcards alone', () => `all?${find('%_*')}`),
    listKind('wildcards in a word', () => `all?${find('lan%rn*_')}`),
  ];
}

interface Listed {
  id: string;
  replyCount: number;
}

async function postKinds(server: WorldServer, key: string): Promise<Kind[]> {
  const read = async (sort: string): Promise<Listed[]> => {
    const { text } = await server.call(`/forum/all?sort=${sort}`, { key });
    return (JSON.parse(text) as { posts: Listed[] }).posts;
  };
  const newest = await read('newest');
  const [busiest] = (await read('replies')).toSorted((a, b) => b.replyCount - a.replyCount);
  const lastPage = Math.ceil((busiest?.replyCount ?? 0) / REPLY_PAGE_SIZE);
  const postKind = (kind: string, page: number, idOf: (turn: number) => string | undefined): Kind => ({
    kind,
    path: (turn) => `/forum/post/${idOf(turn)}?repliesPage=${page}&repliesLimit=${REPLY_PAGE_SIZE}`,
    count: rowsOf('replies'),
  });
  const newId = (turn: number): string | undefined => newest[turn % newest.length]?.id;
  return [
    postKind('a new post', 1, newId),
    postKind('busiest post, first replies', 1, () => busiest?.id),
    postKind('busiest post, middle', Math.ceil(lastPage / 2), () => busiest?.id),
    postKind('busiest post, last replies', lastPage, () => busiest?.id),
    { kind: 'card of a post', path: (turn) => `/forum/post/${newId(turn)}/quick-info`, count: () => 1 },
    { kind: 'feed', path: () => '/feed', count: (reply) => (reply.activities as unknown[]).length },
  ];
}
