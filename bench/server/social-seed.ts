/**
 * Fills a database with a popular player: thousands of friends, mails and comments. Seeded: every run has the same
 * rows.
 */
import { batchesOf } from '../../src/server/db/batches.ts';
import type { Database, Executor } from '../../src/server/db/database.ts';
import type { Tables } from '../../src/server/db/schema.ts';
import type { Insertable } from 'kysely';
import { createRandom } from '../../tests/support/random.ts';

export const FRIENDS = 5000;
export const MAILS = 10_000;
export const COMMENTS = 2000;
const ROWS_PER_STATEMENT = 500;

const WORDS = 'lantern bay fountain picnic moth sleeves mustard tower guided lamp tour tomorrow striped swatch'.split(
  ' ',
);

/** `starId` and `fanId` are existing players. Every other friend of the star is also a friend of the fan. */
export async function seedSocial(db: Database, starId: string, fanId: string): Promise<void> {
  const random = createRandom(6);
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[random.whole(0, WORDS.length)] ?? 'bay').join(' ');
  const createdAt = Date.now();
  const { customization } = await db
    .selectFrom('player')
    .select('customization')
    .where('id', '=', starId)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: FRIENDS }, (_, index) => `friend-${index}`);

  await fill(db, 'auth_user', ids, (id) => ({
    id,
    name: id,
    email: `${id}@example.org`,
    emailVerified: 0,
    image: null,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(createdAt).toISOString(),
  }));
  await fill(db, 'player', ids, (id, index) => ({
    id,
    username: `Friend_${random.whole(100, 999)}_${index}`,
    usernameKey: `friend_${id}`,
    access: 0,
    membership: index % 5,
    membershipUntil: null,
    badges: 0,
    coins: 0,
    gems: 0,
    honor: 0,
    paidLevel: 0,
    customization,
    createdAt,
  }));
  await fill(db, 'profile', ids, (playerId) => ({ playerId, bioColor: '#aabbcc', bio: words(50) }));
  const pairs = ids.flatMap((id, index) => [
    { playerId: starId, friendId: id, createdAt },
    { playerId: id, friendId: starId, createdAt },
    ...(index % 2 === 0
      ? [
          { playerId: fanId, friendId: id, createdAt },
          { playerId: id, friendId: fanId, createdAt },
        ]
      : []),
  ]);
  await fill(db, 'friendship', pairs, (pair) => pair);
  await seedMails(db, { starId, ids, words, createdAt });
  // One transaction for all rows, which are inserted one by one.
  await db.transaction().execute((transaction) => seedComments(transaction, { starId, ids, words, createdAt }));
}

interface Seed {
  starId: string;
  ids: readonly string[];
  words: (count: number) => string;
  createdAt: number;
}

/** A quarter is sent; a third of the rest is unread; some are saved, some in Trash. */
async function seedMails(db: Database, { starId, ids, words, createdAt }: Seed): Promise<void> {
  const mails = Array.from({ length: MAILS }, (_, index) => ({
    otherId: ids[index % ids.length] ?? starId,
    isSender: index % 4 === 0,
  }));
  const mailIds: number[] = [];
  for (const batch of batchesOf(mails, ROWS_PER_STATEMENT)) {
    const rows = await db
      .insertInto('mail')
      .values(
        batch.map(({ otherId, isSender }) => ({
          senderId: isSender ? starId : otherId,
          recipientId: isSender ? otherId : starId,
          type: 0,
          message: words(40),
          createdAt,
        })),
      )
      .returning('id')
      .execute();
    mailIds.push(...rows.map(({ id }) => id));
  }
  const copies = mails.flatMap(({ otherId, isSender }, index) => {
    const copy = { mailId: mailIds[index] ?? 0, isReplied: 0, deletedAt: null };
    return [
      {
        ...copy,
        playerId: starId,
        isSender: isSender ? 1 : 0,
        isRead: isSender || index % 3 > 0 ? 1 : 0,
        isSaved: index % 50 === 1 ? 1 : 0,
        deletedAt: index % 20 === 3 ? createdAt : null,
      },
      { ...copy, playerId: otherId, isSender: isSender ? 0 : 1, isRead: 1, isSaved: 0 },
    ];
  });
  await fill(db, 'mailbox', copies, (copy) => copy);
}

/** Two replies to every third comment. */
async function seedComments(db: Executor, { starId, ids, words, createdAt }: Seed): Promise<void> {
  for (let index = 0; index < COMMENTS; index += 1) {
    const comment = { ownerId: starId, authorId: ids[index % ids.length] ?? starId, createdAt, deletedAt: null };
    const { id } = await db
      .insertInto('profile_comment')
      .values({ ...comment, parentId: null, message: words(20) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (index % 3 > 0) continue;
    const reply = { ...comment, authorId: starId, parentId: id };
    await db
      .insertInto('profile_comment')
      .values([
        { ...reply, message: words(10) },
        { ...reply, message: words(10) },
      ])
      .execute();
  }
}

async function fill<Name extends keyof Tables, Value>(
  db: Database,
  table: Name,
  values: readonly Value[],
  toRow: (value: Value, index: number) => Insertable<Tables[Name]>,
): Promise<void> {
  for (const batch of batchesOf(values.map(toRow), ROWS_PER_STATEMENT)) {
    await db.insertInto(table).values(batch).execute();
  }
}
