/** Players as the other rooms see them (`PlayerService` of ports.ts), and what makes and renames them. */
import { indexItems, starterLook } from '../../../shared/art/dress.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { type BadgeName, BADGES } from '../../../shared/rules/badges.ts';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import type { BodyType, Customization } from '../../../shared/rules/slots.ts';
import { type Database, type Executor, isUniqueViolation } from '../../db/database.ts';
import type { NewPlayerRow } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord, PlayerService } from '../../ports.ts';
import { type Page, pageOf } from '../../slices.ts';
import { createRedactor } from './redaction.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';

export interface Players extends PlayerService {
  blocked(playerId: string): Promise<{ id: string; username: string }[]>;
}

export function createPlayers(db: Database, redactedWords: readonly string[]): Players {
  const redact = createRedactor(redactedWords);
  return {
    byId: async (id) => toRecord(await repo.findById(db, id)),
    byUsername: async (username) =>
      USERNAME_PATTERN.test(username) ? toRecord(await repo.findByNameKey(db, nameKeyOf(username))) : null,
    count: () => repo.countPlayers(db, { except: SYSTEM_PLAYER_ID }),
    savePositions: async (positions) => {
      if (positions.length === 0) return;
      await db.transaction().execute((transaction) => repo.writePositions(transaction, positions));
    },
    blockedIds: async (playerId) => new Set((await repo.findBlocked(db, playerId)).map((player) => player.id)),
    blocked: (playerId) => repo.findBlocked(db, playerId),
    redact,
  };
}

/** Tells texts that hold one of the words, whole and in any case. */
export function wordFinder(words: readonly string[]): (text: string) => boolean {
  const redact = createRedactor(words);
  return (text) => redact(text) !== text;
}

/** The player in whose name the product itself writes. Nobody can sign in as this player. */
export const SYSTEM_PLAYER_ID = 'system';

/** Names are unique without regard to case: this is what is compared. */
export const nameKeyOf = (username: string): string => username.toLowerCase();

export const nameTaken = (): DomainError =>
  new DomainError('conflict', 'This username is taken. Please choose another.', { code: 'username-taken' });

export interface NewPlayer {
  accountId: string;
  username: string;
  bodyType: BodyType;
  manifest: ArtManifest;
}

/**
 * Inserts the player of an account inside the caller's transaction, with its name and starter look. Balances and items are
 * added by the domains that own them. Throws a DomainError when the name is taken.
 */
export async function createPlayer(transaction: Executor, player: NewPlayer): Promise<void> {
  const { accountId: id, username, bodyType, manifest } = player;
  const usernameKey = nameKeyOf(username);
  try {
    await repo.claimName(transaction, usernameKey, id);
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
  await insertOnce(transaction, {
    id,
    username,
    usernameKey,
    access: 0,
    membership: 0,
    membershipUntil: null,
    badges: 0,
    customization: JSON.stringify(starterLook(manifest, indexItems(manifest), bodyType)),
    createdAt: runtime.now(),
  });
}

async function insertOnce(transaction: Executor, row: NewPlayerRow): Promise<void> {
  try {
    await repo.insertPlayer(transaction, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('conflict', 'This account has a username already.', { code: 'already-finished' });
  }
}

/** The player of that name. Throws a DomainError when there is none. */
export async function playerNamed(players: Pick<PlayerService, 'byUsername'>, username: string): Promise<PlayerRecord> {
  const player = await players.byUsername(username);
  if (player === null)
    throw new DomainError('not-found', `No player is called ${username}.`, { code: 'no-player', params: { username } });
  return player;
}

/** Who did what to whom, for the audit log. */
export interface Act {
  /** A player's id, or `console` */
  actor: string;
  action: string;
  targetId: string;
  details: string;
}

/** Long texts that an act took away are kept in part. */
const DETAILS_MAX_LENGTH = 1000;

export const recordAct = (transaction: Executor, act: Act): Promise<void> =>
  repo.insertAudit(transaction, { ...act, details: act.details.slice(0, DETAILS_MAX_LENGTH) });

/** A page of the audit log, newest first, of one player or of all players when `targetId` is null. */
export async function listActs(
  db: Executor,
  { targetId, limit, offset }: { targetId: string | null; limit: number; offset: number },
): Promise<Page<repo.AuditRow>> {
  return pageOf(await repo.listAudit(db, { targetId, limit: limit + 1, offset }), limit);
}

/** A player's access as the transaction sees it; null when there is no such player. */
export const accessOf = async (transaction: Executor, id: string): Promise<{ id: string; access: number } | null> =>
  (await repo.findIdentity(transaction, { id })) ?? null;

/** The id of the player of that name, as the transaction sees it. */
export const idOfName = async (transaction: Executor, username: string): Promise<string | null> =>
  (await repo.findIdentity(transaction, { usernameKey: nameKeyOf(username) }))?.id ?? null;

/** Sets the end of a ban (epoch milliseconds); null ends the ban. Ending the sessions is the caller's part. */
export async function setBannedUntil(
  transaction: Executor,
  playerId: string,
  bannedUntil: number | null,
): Promise<void> {
  await repo.updatePlayer(transaction, playerId, { bannedUntil });
}

/** Sets until when a player may not talk (epoch milliseconds); null ends it. Telling the town is the caller's part. */
export const setMutedUntil = (transaction: Executor, playerId: string, mutedUntil: number | null): Promise<void> =>
  repo.updatePlayer(transaction, playerId, { mutedUntil });

/**
 * Locks these players for the rest of the transaction, so that calls that concern the same player run one after the other.
 * The order of the locks is fixed: two calls never wait for each other.
 */
export async function lockPlayers(transaction: Executor, ids: readonly string[]): Promise<void> {
  // One statement for each player: within one statement the database chooses the order.
  for (const id of [...new Set(ids)].toSorted()) await repo.lockPlayer(transaction, id);
}

/** Inside a transaction that holds the player. */
export async function giveBadge(transaction: Executor, playerId: string, name: BadgeName): Promise<void> {
  const bit = BADGES.find((badge) => badge.name === name)?.bit ?? 0;
  await repo.updatePlayer(transaction, playerId, { badges: (await repo.badgesOf(transaction, playerId)) | bit });
}

/** The membership that everyone sees; `until` in epoch milliseconds, null without an end. */
export const setMembershipShown = (
  transaction: Executor,
  playerId: string,
  { level, until }: { level: number; until: number | null },
): Promise<void> => repo.updatePlayer(transaction, playerId, { membership: level, membershipUntil: until });

/** Changes what a player looks like inside the caller's transaction; nothing that others change meanwhile is lost. */
export async function changeCustomization(
  transaction: Executor,
  playerId: string,
  change: (look: Customization) => Customization,
): Promise<void> {
  await repo.lockPlayer(transaction, playerId);
  const stored = await repo.customizationOf(transaction, playerId);
  if (stored === null) throw new DomainError('not-found', 'This player is no longer here.');
  const customization = JSON.stringify(change(JSON.parse(stored) as Customization));
  await repo.updatePlayer(transaction, playerId, { customization });
}

/** The membership that holds now: one with an end is over after it. */
export const currentMembership = (row: { membership: number; membershipUntil: number | null }): number =>
  row.membershipUntil === null || row.membershipUntil > runtime.now() ? row.membership : 0;

/** The stored look without what members alone may show, unless the player is one. */
export const shownLook = (stored: string, membership: number): Customization => {
  const look = JSON.parse(stored) as Customization;
  return membership > 0 ? look : { ...look, nametagColor: null };
};

function toRecord(row: repo.WholePlayer | undefined): PlayerRecord | null {
  if (row === undefined) return null;
  const membership = currentMembership(row);
  const hasPosition = row.positionX !== null && row.positionY !== null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    access: row.access,
    membership,
    badges: row.badges,
    coins: row.coins,
    gems: row.gems,
    honor: row.honor,
    customization: shownLook(row.customization, membership),
    nametag: membership > 0 ? (row.nametag ?? '') : '',
    mutedUntil: row.mutedUntil,
    createdAt: row.createdAt,
    position: hasPosition ? { x: row.positionX ?? 0, y: row.positionY ?? 0, frame: row.positionFrame ?? 0 } : null,
  };
}
