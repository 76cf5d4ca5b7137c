/**
 * Tables and columns as TypeScript sees them. Columns are portable: text, whole numbers (times are epoch milliseconds,
 * flags 0 or 1), reals; JSON is text. What must be unique without regard to case has a lower-cased twin (`...Key`).
 * The `auth_` tables belong to the auth provider, which alone writes them; access reads them, and registers, changes
 * passwords and ends accounts through them.
 */
import type { Generated, Insertable, Selectable } from 'kysely';
import type { CookieSaveTable, FlowGameTable, FlowPlayerTable } from './schema-games.ts';
import type { BundleStockTable, PaymentIssueTable } from './schema-payments.ts';
import type { Currency, LedgerReason } from '../../shared/rules/economy.ts';
import type { PostCategory } from '../../shared/rules/forum.ts';
import type { BodyType } from '../../shared/rules/slots.ts';

/** The provider writes dates as ISO text on SQLite and as timestamps on PostgreSQL. */
export type ProviderDate = string | Date;

export interface AuthUserTable {
  id: string;
  name: string;
  /** lower case */
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

export interface AuthSessionTable {
  id: string;
  expiresAt: ProviderDate;
  /** Hash of the session key; the key itself is stored nowhere. */
  token: string;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface AuthAccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: ProviderDate | null;
  refreshTokenExpiresAt: ProviderDate | null;
  scope: string | null;
  password: string | null;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

export interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: ProviderDate;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

/** One row for each account that has a username; `id` is the account's. */
export interface PlayerTable {
  id: string;
  username: string;
  usernameKey: string;
  access: number;
  membership: number;
  /** null: without an end */
  membershipUntil: number | null;
  badges: number;
  /** JSON of `Customization` */
  customization: string;
  positionX: number | null;
  positionY: number | null;
  positionFrame: number | null;
  /** null: not blocked from signing in */
  bannedUntil: number | null;
  /** null: may talk */
  mutedUntil: number | null;
  createdAt: number;
}

/** Every name that a player has or had: given names are never given to another. */
export interface ClaimedNameTable {
  nameKey: string;
  playerId: string;
}

/** The balances of a player, changed only together with a ledger row. */
export interface BalanceTable {
  playerId: string;
  coins: number;
  gems: number;
  honor: number;
  /** Highest level whose coins were paid. */
  paidLevel: number;
}

export interface LedgerTable {
  id: Generated<number>;
  playerId: string;
  currency: Currency;
  /** signed */
  amount: number;
  balanceAfter: number;
  reason: LedgerReason;
  /** What the change belongs to, for people and for refunds. */
  reference: string;
  createdAt: number;
}

export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  requestHash: string;
  /** JSON of the reply; null only inside the transaction that makes it. */
  reply: string | null;
  createdAt: number;
}

export interface InventoryTable {
  playerId: string;
  itemId: string;
  acquiredAt: number;
}

/** A look kept under a name; its id is the code that players pass on. */
export interface OutfitTable {
  id: string;
  playerId: string;
  name: string;
  /** JSON of `Customization` */
  look: string;
  createdAt: number;
}

/** An item that a creator handed in. */
export interface SubmissionTable {
  id: string;
  playerId: string;
  /** '' for none */
  name: string;
  gender: 'male' | 'female';
  /** Number of `rules/slots` */
  category: number;
  status: 'pending' | 'approved' | 'rejected';
  /** Names of uploads */
  image: string;
  thumbnail: string;
  /** Why it was rejected */
  reason: string | null;
  createdAt: number;
  /** null: not yet */
  reviewedAt: number | null;
  /** A player's id, or `console` */
  reviewerId: string | null;
  /** What it became when it was approved */
  itemId: string | null;
}

/** The picture of an item that a player drew; the item itself is one of the catalogue's. */
export interface CreationTable {
  itemId: string;
  /** Name of an upload: a sheet of six views */
  image: string;
  /** The one body that it fits */
  body: BodyType;
}

export interface BlockTable {
  playerId: string;
  blockedId: string;
  createdAt: number;
}

export interface AuditTable {
  id: Generated<number>;
  /** A player's id, or `console` */
  actor: string;
  action: string;
  targetId: string;
  details: string;
  createdAt: number;
}

export interface ProfileTable {
  playerId: string;
  bio: Generated<string>;
  bioColor: string | null;
  location: Generated<string>;
  nametag: Generated<string>;
  /** At whom the heart points */
  heartId: string | null;
}

/** Two rows a pair, one each way. */
export interface FriendshipTable {
  playerId: string;
  friendId: string;
  createdAt: number;
}

export interface FriendRequestTable {
  fromId: string;
  toId: string;
  /** The mail that carries it */
  mailId: number;
  createdAt: number;
}

/** What was written, once; who sees it is told by `mailbox`. Without an id its player is gone. */
export interface MailTable {
  id: Generated<number>;
  senderId: string | null;
  recipientId: string | null;
  /** 0 normal, 1 friend request */
  type: number;
  message: string;
  createdAt: number;
}

/** One side's copy of a mail. */
export interface MailboxTable {
  playerId: string;
  mailId: number;
  isSender: number;
  isRead: number;
  isSaved: number;
  isReplied: number;
  /** null: not in Trash */
  deletedAt: number | null;
}

/** Comments on profiles and replies to them (those with a parent). */
export interface ProfileCommentTable {
  id: Generated<number>;
  /** Whose profile */
  ownerId: string;
  /** null of a tombstone */
  authorId: string | null;
  parentId: number | null;
  message: string;
  createdAt: number;
  /** null: not a tombstone */
  deletedAt: number | null;
}

/** A post of the forum. One that is deleted but still has replies stays as a tombstone. */
export interface ForumPostTable {
  id: Generated<number>;
  /** null of a tombstone, or when the author is gone */
  authorId: string | null;
  category: PostCategory;
  title: string;
  /** BBCode */
  message: string;
  /** The words of the message without BBCode, as many as a preview shows. */
  preview: string;
  /** Words of title and message as the search compares them, one space between. */
  searchText: string;
  createdAt: number;
  editedAt: number | null;
  isPinned: Generated<number>;
  isLocked: Generated<number>;
  tipsCount: Generated<number>;
  replyCount: Generated<number>;
  nsfwVotes: Generated<number>;
  automaticallyNsfw: number;
  /** null: not a tombstone */
  deletedAt: number | null;
}

export interface ForumReplyTable {
  id: Generated<number>;
  postId: number;
  authorId: string | null;
  message: string;
  createdAt: number;
  editedAt: number | null;
  tipsCount: Generated<number>;
  /** null: not a tombstone */
  deletedAt: number | null;
}

/** Who tipped what; `replyId` is 0 for the post itself. */
export interface ForumTipTable {
  postId: number;
  replyId: number;
  playerId: string;
  createdAt: number;
}

export interface ForumNsfwVoteTable {
  postId: number;
  playerId: string;
  createdAt: number;
}

/** What is sold. What the art no longer has stays, unlisted, for those who own it. */
export interface CatalogueItemTable {
  /** Grows with each item that is added: the order of `newest`. */
  number: Generated<number>;
  id: string;
  name: string;
  /** `name` in lower case, to sort by */
  nameKey: string;
  /** Name and maker in lower case, to search in */
  searchKey: string;
  description: string;
  /** null: made by the town itself */
  creatorId: string | null;
  category: number;
  rarity: number;
  costCoins: number;
  costGems: number;
  /** null: unlimited */
  quantity: number | null;
  /** Comma list of bodies */
  fits: string;
  isListed: number;
  /** By the generated art, which may change or withdraw it at the next start. */
  isGenerated: number;
  addedAt: number;
  /** Grows with every change of the row, but not when one is sold. */
  revision: Generated<number>;
}

/** One for each level that a player has paid for or was given; what is over is swept out. */
export interface MembershipPeriodTable {
  playerId: string;
  level: number;
  /** null: without an end */
  until: number | null;
}

export interface FeedbackTable {
  id: Generated<number>;
  playerId: string;
  message: string;
  createdAt: number;
}

export interface Tables {
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  player: PlayerTable;
  claimed_name: ClaimedNameTable;
  balance: BalanceTable;
  ledger: LedgerTable;
  idempotency_key: IdempotencyKeyTable;
  inventory: InventoryTable;
  outfit: OutfitTable;
  submission: SubmissionTable;
  block: BlockTable;
  audit: AuditTable;
  cookie_save: CookieSaveTable;
  flow_game: FlowGameTable;
  flow_player: FlowPlayerTable;
  profile: ProfileTable;
  friendship: FriendshipTable;
  friend_request: FriendRequestTable;
  mail: MailTable;
  mailbox: MailboxTable;
  profile_comment: ProfileCommentTable;
  forum_post: ForumPostTable;
  forum_reply: ForumReplyTable;
  forum_tip: ForumTipTable;
  forum_nsfw_vote: ForumNsfwVoteTable;
  catalogue_item: CatalogueItemTable;
  creation: CreationTable;
  feedback: FeedbackTable;
  membership_period: MembershipPeriodTable;
  bundle_stock: BundleStockTable;
  payment_issue: PaymentIssueTable;
}

export type BalanceRow = Selectable<BalanceTable>;
export type PlayerRow = Selectable<PlayerTable>;
export type NewPlayerRow = Insertable<PlayerTable>;
