/**
 * Fills a world with a large forum: 100,000 posts by 4,000 players, 1,000,000 replies. Word frequencies are as uneven
 * as in a language: a few words are in every second post, most in few. One post has thousands of replies.
 */
import type { OpenDatabase } from '../../src/server/db/database.ts';
import { textColumns } from '../../src/server/domains/forum/text-columns.ts';
import { Caller } from '../../src/server/testing/caller.ts';
import type { TestServer } from '../../src/server/testing/test-server.ts';
import { POST_CATEGORIES, type PostCategory } from '../../src/shared/rules/forum.ts';
import { insertMany } from '../lib/bulk.ts';
import { createRandom, type Random } from '../../tests/support/random.ts';

export const POSTS = 100_000;
export const REPLIES = 1_000_000;
export const READER = 'Reader';
/** Words in every second post, in one of forty, and in three posts in total. */
export const COMMON_WORD = 'lantern';
export const MIDDLE_WORD = 'regatta';
export const RARE_WORD = 'xylophone';
/** Word in every post of the oldest tenth and in no other: worst case for a search that starts with the newest. */
export const OLD_WORD = 'founding';

const AUTHORS = 4000;
const VOCABULARY = 6000;
const TOMBSTONE = 300;
const PINNED = 12;
const READERS_TIPS = 400;
const YEARS_MS = 2 * 365 * 24 * 3600 * 1000;
const FIRST_AT = Date.UTC(2024, 10, 1);
const SYLLABLES = 'ba co de fi gu ha jo ke li mo na pe ri so tu va we yo za lu'.split(' ');
const CATEGORY_SHARES: readonly (readonly [PostCategory, number])[] = [
  ['announcements', 0.01],
  ['promenade', 0.14],
  ['clothes', 0.25],
  ['creativity', 0.2],
  ['general', 0.4],
];
/** Number of the world's own first posts. */
const FIRST_POSTS = 3;

/** Index of the post with the most replies, among the seeded ones. */
const BUSY_POST = 77;

export interface ForumSize {
  posts: number;
  replies: number;
}

/** Seeded: every world of a size has the same posts. */
export async function seedForum(server: TestServer, { posts, replies }: ForumSize): Promise<void> {
  const { database } = server.server;
  const reader = await Caller.create(server, READER);
  const readerId = (await reader.record()).id;
  const authors = await seedAuthors(database);
  const repliesOf = shareReplies(posts, replies);
  await seedPosts(database, { posts, authors, repliesOf });
  const offset = await firstSeededId(database);
  await seedReplies(database, { authors: [...authors, readerId], repliesOf, offset });
  await insertMany(database, {
    table: 'forum_tip',
    columns: ['postId', 'replyId', 'playerId', 'createdAt'],
    count: Math.min(READERS_TIPS, posts),
    rowOf: (index) => [offset + index * Math.max(1, Math.floor(posts / READERS_TIPS)), 0, readerId, FIRST_AT],
  });
}

const firstSeededId = async ({ db }: OpenDatabase): Promise<number> => {
  const row = await db
    .selectFrom('forum_post')
    .select('id')
    .orderBy('id')
    .offset(FIRST_POSTS)
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
};

async function seedAuthors(database: OpenDatabase): Promise<string[]> {
  const ids = Array.from({ length: AUTHORS }, (_, index) => `author-${index}`);
  const { customization } = await database.db
    .selectFrom('player')
    .select('customization')
    .limit(1)
    .executeTakeFirstOrThrow();
  const createdAt = new Date(FIRST_AT).toISOString();
  await insertMany(database, {
    table: 'auth_user',
    columns: ['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt'],
    count: AUTHORS,
    rowOf: (index) => [`author-${index}`, `author-${index}`, `author-${index}@example.org`, 0, createdAt, createdAt],
  });
  await insertMany(database, {
    table: 'player',
    columns: ['id', 'username', 'usernameKey', 'access', 'membership', 'badges', 'customization', 'createdAt'],
    count: AUTHORS,
    rowOf: (index) => [
      `author-${index}`,
      `Author_${index}`,
      `author_${index}`,
      0,
      index % 5,
      0,
      customization,
      FIRST_AT,
    ],
  });
  await insertMany(database, {
    table: 'balance',
    columns: ['playerId', 'coins', 'gems', 'honor', 'paidLevel'],
    count: AUTHORS,
    rowOf: (index) => [`author-${index}`, 0, 0, 0, 0],
  });
  await insertMany(database, {
    table: 'profile',
    columns: ['playerId', 'bioColor'],
    count: AUTHORS,
    rowOf: (index) => [`author-${index}`, '#aabbcc'],
  });
  return ids;
}

/** Number of replies of each post: a few posts have half of all replies. */
function shareReplies(posts: number, replies: number): Uint32Array {
  const random = createRandom(11);
  const shares = new Uint32Array(posts);
  shares[BUSY_POST] = Math.floor(replies / 200);
  let left = replies - (shares[BUSY_POST] ?? 0);
  while (left > 0) {
    const post = Math.floor(random.next() ** 2 * posts);
    const share = Math.min(left, random.next() < 0.02 ? 200 : 6);
    shares[post] = (shares[post] ?? 0) + share;
    left -= share;
  }
  return shares;
}

interface PostSeed {
  posts: number;
  authors: readonly string[];
  repliesOf: Uint32Array;
}

async function seedPosts(database: OpenDatabase, { posts, authors, repliesOf }: PostSeed): Promise<void> {
  const random = createRandom(7);
  const write = writerOf(random);
  await insertMany(database, {
    table: 'forum_post',
    columns: [
      'authorId',
      'category',
      'title',
      'message',
      'preview',
      'searchText',
      'automaticallyNsfw',
      'createdAt',
      'isPinned',
      'tipsCount',
      'replyCount',
      'nsfwVotes',
      'deletedAt',
    ],
    count: posts,
    rowOf: (index) => {
      const isDeleted = index % TOMBSTONE === 17 && (repliesOf[index] ?? 0) > 0;
      const words = write(index, posts);
      const { title, message, preview, searchText, automaticallyNsfw } = isDeleted
        ? textColumns('', '', () => false)
        : textColumns(words.title, words.message, () => index % 40 === 5);
      const tips = Math.floor(random.next() ** 12 * 500);
      return [
        isDeleted ? null : (authors[random.whole(0, authors.length)] ?? null),
        categoryOf(random),
        title,
        message,
        preview,
        searchText,
        automaticallyNsfw,
        FIRST_AT + Math.floor((index / posts) * YEARS_MS),
        index % Math.ceil(posts / PINNED) === 3 ? 1 : 0,
        tips,
        repliesOf[index] ?? 0,
        index % 50 === 9 ? 5 : 0,
        isDeleted ? FIRST_AT : null,
      ];
    },
  });
}

function categoryOf(random: Random): PostCategory {
  let chance = random.next();
  for (const [category, share] of CATEGORY_SHARES) {
    if (chance < share) return category;
    chance -= share;
  }
  return POST_CATEGORIES[2];
}

/** Titles of a few words, texts of about a hundred, sometimes of a thousand, with realistic BBCode. */
function writerOf(random: Random) {
  const vocabulary = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: random.whole(2, 5) }, () => SYLLABLES[random.whole(0, SYLLABLES.length)] ?? '').join(''),
  );
  const word = (): string => vocabulary[Math.floor(random.next() ** 4 * VOCABULARY)] ?? 'bay';
  const sentence = (count: number): string => Array.from({ length: count }, word).join(' ');
  return (index: number, posts: number): { title: string; message: string } => {
    const marks = [
      ...(random.next() < 0.5 ? [COMMON_WORD] : []),
      ...(random.next() < 0.025 ? [MIDDLE_WORD] : []),
      ...(index % Math.ceil(posts / 3) === 50 ? [RARE_WORD] : []),
      ...(index < posts / 10 ? [OLD_WORD] : []),
    ];
    const length = random.next() < 0.02 ? random.whole(500, 1000) : random.whole(20, 140);
    const title = sentence(random.whole(2, 7)).slice(0, 90);
    return { title, message: `[b]${sentence(5)}[/b] ${sentence(length)} ${marks.join(' ')}. [i]${sentence(4)}[/i]` };
  };
}

async function seedReplies(
  database: OpenDatabase,
  { authors, repliesOf, offset }: { authors: readonly string[]; repliesOf: Uint32Array; offset: number },
): Promise<void> {
  const random = createRandom(13);
  const sentences = Array.from({ length: 500 }, (_, index) =>
    Array.from({ length: 5 + (index % 30) }, () => SYLLABLES[random.whole(0, SYLLABLES.length)] ?? 'bay').join(' '),
  );
  const count = repliesOf.reduce((sum, share) => sum + share, 0);
  // Replies to many posts are written concurrently, so those to one post are far apart in the table.
  const places = new Uint32Array(count);
  let at = 0;
  for (const [post, share] of repliesOf.entries()) places.fill(post, at, (at += share));
  for (let place = count - 1; place > 0; place -= 1) {
    const other = random.whole(Math.max(0, place - 20_000), place + 1);
    const post = places[place] ?? 0;
    places[place] = places[other] ?? 0;
    places[other] = post;
  }
  await insertMany(database, {
    table: 'forum_reply',
    columns: ['postId', 'authorId', 'message', 'createdAt', 'tipsCount'],
    count,
    rowOf: (index) => [
      offset + (places[index] ?? 0),
      authors[random.whole(0, authors.length)] ?? null,
      sentences[random.whole(0, sentences.length)] ?? '',
      FIRST_AT + Math.floor((index / count) * YEARS_MS),
      index % 20 === 3 ? 1 : 0,
    ],
  });
}
