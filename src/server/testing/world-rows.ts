/** For tests: rows of all tables that neither the start of a server nor a registration fills, for two registered players. */
import { type Insertable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const AT = 1_790_000_000_000;
/** What has expired is deleted by the server. */
const LATER = 4_000_000_000_000;
const DATE = '2096-10-02T07:06:40.000Z';

/** Rows of the tables that neither the start of a server nor a registration fills. */
const rowsOf = (mira: string, noa: string, session: string, mail: string): Rows => ({
  place: [{ playerId: mira, location: 'lantern-bay', epoch: 3, x: 512.5, y: 600, frame: 2 }],
  auth_verification: [
    { id: 'v1', identifier: 'reset-password:abc', value: mira, expiresAt: DATE, createdAt: DATE, updatedAt: DATE },
  ],
  email_check: [{ accountId: noa }],
  admin_request: [{ id: 'r1', argv: '["stats"]', createdAt: AT, takenBy: 'api-1', answer: '{"ok":true,"text":""}' }],
  announcement: [{ id: 'a1', text: 'Lanterns at nine', until: LATER }],
  invitation: [{ tokenHash: 'hash', playerId: mira, createdAt: AT, expiresAt: LATER }],
  idempotency_key: [{ scope: mira, key: 'k1', requestHash: 'h', reply: '{}', createdAt: AT }],
  outfit: [{ id: 'look-1', playerId: mira, name: 'Été', look: '{}', createdAt: AT }],
  favourite_outfit: [{ playerId: mira, outfitId: 'look-1' }],
  report: [
    {
      kind: 'comment',
      contentId: '1',
      category: 'CYBER_VIOLENCE',
      text: 'Look',
      reporterId: noa,
      targetId: mira,
      evidence: '{"lines":[],"pictures":[]}',
      createdAt: AT,
      action: 'mute',
      minutes: 60,
      reason: 'Be kind',
      decidedAt: AT + 1,
      firstDecidedAt: AT + 1,
      moderatorId: 'console',
      evidenceUntil: LATER,
    },
  ],
  report_appeal: [{ reportId: 1, party: 'target', text: 'I was kind', createdAt: AT + 2, reason: '' }],
  submission: [
    {
      id: 's1',
      playerId: mira,
      name: 'Pier hat',
      gender: 'female',
      category: 3,
      status: 'approved',
      image: 'sheet.png',
      thumbnail: 'small.png',
      createdAt: AT,
      reviewedAt: AT + 1,
      reviewerId: 'console',
      itemId: 'creation_s1',
      backImage: 'back.png',
      hairTopPx: 120,
      findings: '{}',
    },
  ],
  catalogue_item: [
    {
      id: 'creation_s1',
      name: 'Pier hat',
      nameKey: 'pier hat',
      searchKey: 'pier hat mira',
      description: '',
      creatorId: mira,
      category: 3,
      rarity: 0,
      costCoins: 10,
      costGems: 0,
      quantity: 7,
      fits: 'feminine',
      isListed: 1,
      isGenerated: 0,
      addedAt: AT,
    },
  ],
  creation: [{ itemId: 'creation_s1', image: 'sheet.png', backImage: 'back.png', hairTopPx: 120, body: 'feminine' }],
  catalogue_name: [{ itemId: 'creation_s1', language: 'de', nameKey: 'stegmutze' }],
  inventory: [{ playerId: noa, itemId: 'creation_s1', acquiredAt: AT, isUnworn: 1, isFavourite: 1 }],
  block: [{ playerId: mira, blockedId: noa, createdAt: AT }],
  audit: [{ actor: mira, action: 'mute', targetId: noa, details: '{}', createdAt: AT }],
  cookie_save: [{ playerId: mira, previousId: 0, state: '{}', lastSave: AT, createdAt: AT }],
  flow_game: [
    {
      id: 'g1',
      playerId: mira,
      seed: 7,
      log: '',
      windows: '[]',
      applied: 3,
      score: 90,
      combo: 1,
      grantedHonor: 2,
      startedAt: AT,
      endedAt: AT + 1,
      openKey: 'g1',
    },
  ],
  daily_board: [{ day: 20_000, seed: 4_000_000_000 }],
  daily_try: [
    {
      id: 't1',
      playerId: mira,
      day: 20_000,
      number: 1,
      log: 'AA==',
      applied: 1,
      score: 30,
      combo: 1,
      lanternsLeft: 10,
      startedAt: AT,
      endedAt: AT + 1,
    },
  ],
  daily_lantern: [{ playerId: mira, day: 20_000, litAt: AT }],
  flow_player: [
    { playerId: mira, highScore: 90, largestCombo: 1, multiplier: 1, multiplierUntil: 0, creditMs: -3, playedAt: AT },
  ],
  profile: [{ playerId: mira, bio: 'By the pier', bioColor: '#ff8800', heartId: noa, nametag: 'gold' }],
  friendship: [
    { playerId: mira, friendId: noa, createdAt: AT },
    { playerId: noa, friendId: mira, createdAt: AT },
  ],
  mail: [
    { senderId: mira, recipientId: noa, type: 0, message: 'Hello 🏮', sentence: null, createdAt: AT },
    { senderId: noa, recipientId: mira, type: 1, message: 'Friends?', sentence: '{}', createdAt: AT },
  ],
  mailbox: [
    { playerId: noa, mailId: 1, isSender: 0, isRead: 1, isSaved: 1, isReplied: 0, deletedAt: null },
    { playerId: mira, mailId: 1, isSender: 1, isRead: 1, isSaved: 0, isReplied: 0, deletedAt: LATER },
    { playerId: mira, mailId: 2, isSender: 0, isRead: 0, isSaved: 0, isReplied: 0, deletedAt: null },
  ],
  friend_request: [{ fromId: noa, toId: mira, mailId: 2, createdAt: AT, isShown: 1 }],
  profile_comment: [
    { ownerId: mira, authorId: noa, message: 'Nice', createdAt: AT },
    { ownerId: mira, authorId: mira, parentId: 1, message: 'Thanks', createdAt: AT },
  ],
  forum_post: [
    {
      authorId: mira,
      category: 'general',
      title: 'The pier',
      message: '[b]Lovely[/b]',
      preview: 'Lovely',
      searchText: 'the pier lovely',
      createdAt: AT,
      tipsCount: 1,
      replyCount: 1,
      automaticallyNsfw: 0,
    },
  ],
  forum_reply: [{ postId: 1, authorId: noa, message: 'Yes', createdAt: AT }],
  forum_tip: [{ postId: 1, replyId: 0, playerId: noa, createdAt: AT }],
  forum_nsfw_vote: [{ postId: 1, playerId: noa, createdAt: AT }],
  forum_reaction: [{ postId: 1, replyId: 1, kind: 'love', playerId: mira, createdAt: AT }],
  forum_read: [{ playerId: mira, postId: 1, replyId: 1, seenCount: 1, readAt: AT }],
  feedback: [{ playerId: mira, message: 'More lanterns', createdAt: AT }],
  membership_period: [{ playerId: mira, level: 1, until: LATER }],
  bundle_stock: [{ bundle: 'starter', sold: 4 }],
  payment_issue: [{ eventId: 'evt_1', playerId: mira, offer: 'gems', reason: 'sold out', createdAt: AT }],
  album: [{ playerId: mira, isShown: 1 }],
  album_lantern: [{ playerId: mira, day: 20_717, spot: 12, foundAt: AT }],
  gift: [
    {
      id: 'gift-1',
      giverId: mira,
      receiverId: noa,
      itemId: 'creation_s1',
      entryId: 1,
      currency: 'coins',
      amount: 10,
      line: 'For the pier',
      state: 'opened',
      sentAt: AT,
      endedAt: AT + 1,
    },
  ],
  wishlist_setting: [{ playerId: mira, hasNews: 1, createdAt: AT }],
  wishlist_item: [
    { playerId: mira, itemId: 'creation_s1', place: 0, shownPrice: 12, shownCurrency: 'coins', isLow: 1 },
  ],
  bell_entry: [{ playerId: mira, kind: 'tip', actorId: noa, createdAt: AT, postId: 1, detail: '10' }],
  creation_wear: [{ month: 24_322, itemId: 'creation_s1', playerId: mira }],
  creator_follow: [{ followerId: noa, creatorId: mira, createdAt: AT }],
  submission_message: [{ submissionId: 's1', isByReviewer: 0, text: 'Why not?', createdAt: AT }],
  door_visit: [{ playerId: mira, door: 'store', seen: '3' }],
  outgoing_mail: [
    {
      id: 'm1',
      recipient: mail,
      subject: 'Hello',
      text: 'Hello',
      createdAt: AT,
      attempts: 0,
      dueAt: LATER,
      expiresAt: LATER,
    },
  ],
  queued_mail: [
    {
      id: 'm2',
      template: 'ban',
      accountId: mira,
      params: '{"reason":"Too loud","contactEmail":null}',
      createdAt: AT,
      attempts: 1,
      dueAt: LATER,
      expiresAt: LATER,
    },
    {
      id: 'm3',
      template: 'feedback',
      recipient: 'operator@example.org',
      aboutId: mira,
      params: `{"username":"mira","email":"${mail}","message":"More"}`,
      createdAt: AT,
      attempts: 12,
      expiresAt: LATER,
      deadAt: LATER,
    },
  ],
  payment_event: [{ id: 'evt_1', receivedAt: AT }],
  push_browser: [
    {
      id: 'b1',
      playerId: mira,
      sessionId: session,
      endpoint: 'https://push.example.org/1',
      p256dh: 'k',
      auth: 's',
      createdAt: AT,
    },
  ],
  push_setting: [{ playerId: mira, whisper: 1, mail: 0, friend: 1, timeZone: 'Europe/Berlin' }],
});

export interface FilledPlayers {
  /** Usernames. Most rows are of the first, who has a session. */
  first: string;
  second: string;
  /** Called after the rows of a table are stored. */
  filled?: (table: keyof Tables) => Promise<void>;
}

/** Both players are new: numbered rows begin at 1. */
export async function fillTables(db: Database, { first, second, filled }: FilledPlayers): Promise<void> {
  const idOf = async (name: string): Promise<string> =>
    (await db.selectFrom('player').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id;
  const id = await idOf(first);
  const { email } = await db.selectFrom('auth_user').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const session = await db.selectFrom('auth_session').select('id').where('userId', '=', id).executeTakeFirstOrThrow();
  const rows = rowsOf(id, await idOf(second), session.id, email);
  for (const [table, values] of Object.entries(rows)) {
    for (const row of values) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    }
    await filled?.(table as keyof Tables);
  }
}
