/** Reads a whole database, for tests of what is stored. */
import type { Tables } from '../db/schema.ts';
import type { TestServer } from './test-server.ts';

/** Rows of all tables as JSON text, to search for a value that must not be stored. */
export async function dumpDatabase(server: TestServer): Promise<string> {
  const { db } = server.server.database;
  const tables: Record<keyof Tables, true> = {
    auth_user: true,
    auth_session: true,
    auth_account: true,
    auth_verification: true,
    email_check: true,
    account_language: true,
    invitation: true,
    player: true,
    place: true,
    claimed_name: true,
    balance: true,
    ledger: true,
    idempotency_key: true,
    inventory: true,
    catalogue_item: true,
    catalogue_name: true,
    creation: true,
    feedback: true,
    bundle_stock: true,
    payment_issue: true,
    membership_period: true,
    outfit: true,
    favourite_outfit: true,
    submission: true,
    cookie_save: true,
    first_walk: true,
    flow_game: true,
    flow_player: true,
    block: true,
    audit: true,
    profile: true,
    friendship: true,
    friend_request: true,
    mail: true,
    mailbox: true,
    profile_comment: true,
    forum_post: true,
    forum_reply: true,
    forum_tip: true,
    forum_nsfw_vote: true,
    forum_reaction: true,
    forum_read: true,
    album: true,
    album_lantern: true,
    bell_entry: true,
    door_visit: true,
    outgoing_mail: true,
    push_browser: true,
    push_setting: true,
    report: true,
    report_appeal: true,
  };
  const names = Object.keys(tables) as (keyof Tables)[];
  return JSON.stringify(await Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute())));
}
