/**
 * TypeScript types of tables and columns. Column types are portable: text, integers (times are epoch milliseconds,
 * flags 0 or 1) and reals; JSON is stored as text. A column that is unique regardless of case has a lower-case copy
 * (`...Key`).
 */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type {
  AccountLanguageTable,
  AuthAccountTable,
  AuthSessionTable,
  AuthUserTable,
  AuthVerificationTable,
  EmailCheckTable,
} from './schema-auth.ts';
import type { AlbumLanternTable, AlbumTable } from './schema-album.ts';
import type { BellEntryTable } from './schema-bell.ts';
import type { CreationWearTable, CreatorFollowTable, SubmissionMessageTable } from './schema-creators.ts';
import type { DoorVisitTable } from './schema-doors.ts';
import type {
  ForumNsfwVoteTable,
  ForumPostTable,
  ForumReactionTable,
  ForumReadTable,
  ForumReplyTable,
  ForumTipTable,
} from './schema-forum.ts';
import type {
  CookieSaveTable,
  DailyBoardTable,
  DailyLanternTable,
  DailyTryTable,
  FirstWalkTable,
  FlowGameTable,
  FlowPlayerTable,
} from './schema-games.ts';
import type { GiftTable, WishlistItemTable, WishlistSettingTable } from './schema-gifts.ts';
import type { OutgoingMailTable, QueuedMailTable } from './schema-mails.ts';
import type { AdminRequestTable, AnnouncementTable } from './schema-operator.ts';
import type { FavouriteOutfitTable, OutfitTable } from './schema-outfits.ts';
import type { BundleStockTable, PaymentEventTable, PaymentIssueTable } from './schema-payments.ts';
import type { ReportAppealTable, ReportTable } from './schema-reports.ts';
import type { PushBrowserTable, PushSettingTable } from './schema-web-push.ts';
import type { Currency, LedgerReason } from '../../shared/rules/economy.ts';
import type { Language } from '../../shared/rules/languages.ts';
import type { BodyType } from '../../shared/rules/slots.ts';

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
  /** null: not blocked from signing in */
  bannedUntil: number | null;
  /** null: may talk */
  mutedUntil: number | null;
  createdAt: number;
}

/** Who owns a player, and where the player was last; the coordinates are null before the first save. */
export interface PlaceTable {
  playerId: string;
  /** Slug of the location to which the place belongs. */
  location: string;
  /** Slug of the location from which the player came there; null where that is not known. */
  cameFrom: ColumnType<string | null, string | null | undefined>;
  /** Raised by each connection; a save with an older one is refused. */
  epoch: number;
  x: number | null;
  y: number | null;
  frame: number | null;
}

/** All current and former names of players. A name is never reassigned to another player. */
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
  /** Highest level whose coins have been paid. */
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
  /** The cause of the change, for operators and for refunds. */
  reference: string;
  createdAt: number;
}

export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  requestHash: string;
  /** JSON of the reply; null only inside the transaction that creates it. */
  reply: string | null;
  createdAt: number;
}

export interface InventoryTable {
  playerId: string;
  itemId: string;
  acquiredAt: number;
  /** 1: never worn since it was received. Starter items are 0. */
  isUnworn: Generated<number>;
  /** 0 or 1 */
  isFavourite: Generated<number>;
}

/** An item that a creator submitted. */
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
  /** The item created on approval */
  itemId: string | null;
  /** Name of an upload: a second sheet, for what is behind the body */
  backImage: string | null;
  /** Hair above this canvas y is not drawn */
  hairTopPx: number | null;
  /** `SheetFindings` as JSON; null: uploaded before findings were stored */
  findings: string | null;
  /** When its item was withdrawn */
  withdrawnAt: number | null;
  /** When the oldest message of its creator that has no answer was written; null: none */
  questionAt: number | null;
}

/** The picture of an item that a player drew; the item itself is in the catalogue. */
export interface CreationTable {
  itemId: string;
  /** Name of an upload: a sheet of six views */
  image: string;
  /** Name of an upload: a second sheet, for what is behind the body */
  backImage: string | null;
  /** Hair above this canvas y is not drawn */
  hairTopPx: number | null;
  /** The only body type that the item fits */
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
  /** The player at whom the heart points */
  heartId: string | null;
}

/** Two rows per pair, one for each direction. */
export interface FriendshipTable {
  playerId: string;
  friendId: string;
  createdAt: number;
}

export interface FriendRequestTable {
  fromId: string;
  toId: string;
  /** The mail that represents the request */
  mailId: number;
  createdAt: number;
  /** 1: the recipient saw its card */
  isShown: Generated<number>;
}

/** The text of a mail; `mailbox` has the copies of both sides. An id is null when its player is deleted. */
export interface MailTable {
  id: Generated<number>;
  senderId: string | null;
  recipientId: string | null;
  /** 0 normal, 1 friend request */
  type: number;
  message: string;
  /** `SentenceData` as JSON: what `message`, English, says. Null: a player wrote it, or it is older than the column. */
  sentence: string | null;
  createdAt: number;
}

/** The copy of a mail for one player. */
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
  /** Owner of the profile */
  ownerId: string;
  /** null for a tombstone */
  authorId: string | null;
  parentId: number | null;
  message: string;
  createdAt: number;
  /** null: not a tombstone */
  deletedAt: number | null;
}

/** An item of the catalogue. Items that were removed from the art remain unlisted, because players own them. */
export interface CatalogueItemTable {
  /** Increases with each new item: the sort key of `newest`. */
  number: Generated<number>;
  id: string;
  name: string;
  /** `name` in lower case, for sorting */
  nameKey: string;
  /** Name and creator in lower case, for the search; of generated items also the names in other languages */
  searchKey: string;
  description: string;
  /** null: an item of the product itself */
  creatorId: string | null;
  category: number;
  rarity: number;
  costCoins: number;
  costGems: number;
  /** null: unlimited */
  quantity: number | null;
  /** Comma-separated body types */
  fits: string;
  isListed: number;
  /** Whether the item is part of the generated art, which may change or remove it at the next start. */
  isGenerated: number;
  addedAt: number;
  /** Increases with every change of the row except sales. */
  revision: Generated<number>;
  /** How many players own one that was paid for, as of the last count. */
  popularity: Generated<number>;
  /** Equal for all colours of a cut; null: an item of a player, which is a cut of its own */
  cut: string | null;
}

/** The name of a generated item in a language other than English. */
export interface CatalogueNameTable {
  itemId: string;
  language: Language;
  /** In lower case and without accents, for sorting */
  nameKey: string;
}

/** One row for each level that a player has paid for or was granted; expired rows are deleted. */
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

/** Deleted with their player. */
export interface InvitationTable {
  /** SHA-256 of the link's token. */
  tokenHash: string;
  playerId: string;
  createdAt: number;
  expiresAt: number;
}

export interface Tables {
  invitation: InvitationTable;
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  email_check: EmailCheckTable;
  account_language: AccountLanguageTable;
  player: PlayerTable;
  place: PlaceTable;
  claimed_name: ClaimedNameTable;
  balance: BalanceTable;
  ledger: LedgerTable;
  idempotency_key: IdempotencyKeyTable;
  inventory: InventoryTable;
  outfit: OutfitTable;
  favourite_outfit: FavouriteOutfitTable;
  submission: SubmissionTable;
  block: BlockTable;
  audit: AuditTable;
  cookie_save: CookieSaveTable;
  first_walk: FirstWalkTable;
  daily_board: DailyBoardTable;
  daily_try: DailyTryTable;
  daily_lantern: DailyLanternTable;
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
  forum_reaction: ForumReactionTable;
  forum_read: ForumReadTable;
  catalogue_item: CatalogueItemTable;
  catalogue_name: CatalogueNameTable;
  creation: CreationTable;
  creation_wear: CreationWearTable;
  creator_follow: CreatorFollowTable;
  submission_message: SubmissionMessageTable;
  gift: GiftTable;
  wishlist_item: WishlistItemTable;
  wishlist_setting: WishlistSettingTable;
  feedback: FeedbackTable;
  membership_period: MembershipPeriodTable;
  bundle_stock: BundleStockTable;
  payment_issue: PaymentIssueTable;
  album: AlbumTable;
  album_lantern: AlbumLanternTable;
  bell_entry: BellEntryTable;
  door_visit: DoorVisitTable;
  outgoing_mail: OutgoingMailTable;
  payment_event: PaymentEventTable;
  queued_mail: QueuedMailTable;
  push_browser: PushBrowserTable;
  push_setting: PushSettingTable;
  report: ReportTable;
  report_appeal: ReportAppealTable;
  admin_request: AdminRequestTable;
  announcement: AnnouncementTable;
}

export type BalanceRow = Selectable<BalanceTable>;
export type PlaceRow = Selectable<PlaceTable>;
export type PlayerRow = Selectable<PlayerTable>;
export type NewPlayerRow = Insertable<PlayerTable>;
