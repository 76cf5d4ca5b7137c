/**
 * For tests: what each table means for the data of a player: the part of the export that has its rows, and what a deletion of the account
 * leaves. Tests hold the export and the deletion to it; a new table does not compile without its rule.
 */
import type { Tables } from '../db/schema.ts';

export interface TableRule {
  /** Name of the part of the export (`PlayerData.name`). null: no row is the player's, or the row is only technical. */
  part: string | null;
  /**
   * - `gone`: no row refers to the player any more.
   * - `tombstone`: a row that others use stays, without the player's id and texts.
   * - `kept`: rows stay with the player's id, which nothing connects with a person, and without name, e-mail and address.
   * - `none`: rows hold nothing of a player.
   */
  afterDeletion: 'gone' | 'tombstone' | 'kept' | 'none';
}

const deletedIn = (part: string): TableRule => ({ part, afterDeletion: 'gone' });
const remains = (part: string): TableRule => ({ part, afterDeletion: 'tombstone' });
const keptIn = (part: string): TableRule => ({ part, afterDeletion: 'kept' });
const NOTHING: TableRule = { part: null, afterDeletion: 'none' };

export const TABLE_RULES: Readonly<Record<keyof Tables, TableRule>> = {
  account_language: deletedIn('language'),
  // Deleted with the answer, within minutes.
  admin_request: NOTHING,
  album: deletedIn('album'),
  album_lantern: deletedIn('album'),
  // A text of the operator.
  announcement: NOTHING,
  // The law and the operator need the decisions.
  audit: keptIn('player'),
  auth_account: deletedIn('account'),
  auth_session: deletedIn('account'),
  auth_user: deletedIn('account'),
  auth_verification: deletedIn('account'),
  balance: deletedIn('player'),
  bell_entry: deletedIn('bell'),
  block: deletedIn('player'),
  bundle_stock: NOTHING,
  // Other players own the item.
  catalogue_item: remains('submissions'),
  catalogue_name: NOTHING,
  // As keyed hashes: nobody else may take the name.
  claimed_name: keptIn('player'),
  cookie_save: deletedIn('cookieGame'),
  creation: remains('creations'),
  creation_wear: deletedIn('creators'),
  creator_follow: deletedIn('creators'),
  daily_board: NOTHING,
  daily_lantern: deletedIn('flow'),
  daily_try: deletedIn('flow'),
  door_visit: deletedIn('doorVisits'),
  email_check: deletedIn('account'),
  favourite_outfit: deletedIn('outfits'),
  feedback: deletedIn('feedback'),
  first_walk: deletedIn('firstWalk'),
  flow_game: deletedIn('flow'),
  flow_player: deletedIn('flow'),
  forum_nsfw_vote: deletedIn('forum'),
  forum_post: remains('forum'),
  forum_reaction: deletedIn('forum'),
  forum_read: deletedIn('forum'),
  forum_reply: remains('forum'),
  forum_tip: deletedIn('forum'),
  friend_request: deletedIn('friendRequests'),
  friendship: deletedIn('friends'),
  // What a friend unwrapped stays, without the giver.
  gift: remains('gifts'),
  // Replies of repeated calls, kept for a week, with the names that they say. What the calls did is in the ledger.
  idempotency_key: { part: null, afterDeletion: 'kept' },
  inventory: deletedIn('player'),
  invitation: deletedIn('invitations'),
  // The sums of a world's money must hold.
  ledger: keptIn('player'),
  mail: remains('mails'),
  mailbox: deletedIn('mails'),
  membership_period: deletedIn('memberships'),
  outfit: deletedIn('outfits'),
  outgoing_mail: deletedIn('outgoingMails'),
  payment_event: NOTHING,
  payment_issue: remains('payments'),
  place: deletedIn('place'),
  player: deletedIn('player'),
  profile: deletedIn('profile'),
  profile_comment: remains('comments'),
  push_browser: deletedIn('notifications'),
  push_setting: deletedIn('notifications'),
  queued_mail: deletedIn('outgoingMails'),
  // Others decide about reports. Decided ones lose texts and evidence at a deletion, open ones at their decision.
  report: remains('reports'),
  report_appeal: remains('reports'),
  submission: deletedIn('submissions'),
  // Those of a reviewer stay for the creator, without the reviewer.
  submission_message: deletedIn('submissions'),
  wishlist_item: deletedIn('wishlist'),
  wishlist_setting: deletedIn('wishlist'),
};
