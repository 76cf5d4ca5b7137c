/** Implements `PlayerService` of ports.ts, and provides functions on players for other domains' transactions. */
import { indexItems, starterLook } from '../../../shared/art/dress.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { type BadgeName, BADGES } from '../../../shared/rules/badges.ts';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import type { BodyType, Customization } from '../../../shared/rules/slots.ts';
import { type Database, type Executor, isUniqueViolation } from '../../db/database.ts';
import type { NewPlayerRow } from '../../db/schema.ts';
import { KeptReads } from '../../db/kept-reads.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord, PlayerService } from '../../ports.ts';
import { type Page, pageOf } from '../../slices.ts';
import type { NameHash } from './deleted-names.ts';
import { createRedactor } from './redaction.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export type { NameHash };

export interface Players extends PlayerService {
  /**
   * Called before a statement by which the player pays; the result is called with the new balances when it has committed, and with what
   * announces them. So that the next call of the player need not read them.
   */
  paying(playerId: string): (balances: { coins: number; gems: number }, note: () => void) => void;
  blocked(playerId: string): Promise<{ id: string; username: string }[]>;
}

/** Rows in memory, of about 2 KB each. */
const KEPT_ROWS = 20_000;
/** Blocked players in memory, of all players together. */
const KEPT_BLOCKS = 200_000;

export function createPlayers(db: Database, redactedWords: readonly string[]): Players {
  const redact = createRedactor(redactedWords);
  const rows = new KeptReads(db, {
    read: (id) => repo.findById(db, id),
    drops: ['player', 'balance', 'name'],
    maxSize: KEPT_ROWS,
    isKept: (row) => row !== undefined,
  });
  const blocks = new KeptReads(db, {
    read: (playerId) => repo.findBlocked(db, playerId),
    drops: ['blocks'],
    dropsAll: ['name'],
    sizeOf: (blocked) => blocked.length + 1,
    maxSize: KEPT_BLOCKS,
  });
  return {
    byId: async (id) => toRecord(await rows.of(id)),
    byUsername: async (username) =>
      USERNAME_PATTERN.test(username) ? toRecord(await repo.findByNameKey(db, nameKeyOf(username))) : null,
    count: () => repo.countPlayers(db, { except: SYSTEM_PLAYER_ID }),
    blockedIds: async (playerId) => new Set((await blocks.of(playerId)).map((player) => player.id)),
    blocked: (playerId) => blocks.of(playerId),
    paying: (playerId) => {
      const renew = rows.renewal(playerId);
      return (balances, note) => renew((row) => row && { ...row, ...balances }, note);
    },
    redact,
  };
}

/** Returns a predicate for texts that contain one of the words, whole and in any case. */
export function createWordFinder(words: readonly string[]): (text: string) => boolean {
  const redact = createRedactor(words);
  return (text) => redact(text) !== text;
}

/** The author of the product's own texts. Nobody can sign in as this player. */
export const SYSTEM_PLAYER_ID = 'system';

/** Key for the comparison of names, which are unique regardless of case. */
export const nameKeyOf = (username: string): string => username.toLowerCase();

export const nameTaken = (): DomainError =>
  new DomainError('conflict', sentence('thisUsernameIsTakenPlease'), { code: 'username-taken' });

export interface NewPlayer {
  accountId: string;
  username: string;
  bodyType: BodyType;
  manifest: ArtManifest;
  /** The fixed starter outfit by default. */
  look?: Customization;
  /** Missing: for a name that no player can have had. */
  nameHash?: NameHash;
}

/**
 * Inserts the player of an account inside the caller's transaction, with its name and look. Balances and items
 * are added by the domains that own them. Throws a DomainError when the name is taken.
 */
export async function createPlayer(transaction: Executor, player: NewPlayer): Promise<void> {
  const { accountId: id, username, bodyType, manifest } = player;
  const look = player.look ?? starterLook(manifest, indexItems(manifest), bodyType);
  const usernameKey = nameKeyOf(username);
  try {
    await repo.claimName(transaction, usernameKey, id);
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
  if (player.nameHash !== undefined) await refuseDeletedName(transaction, usernameKey, player.nameHash);
  await insertOnce(transaction, {
    id,
    username,
    usernameKey,
    access: 0,
    membership: 0,
    membershipUntil: null,
    badges: 0,
    customization: JSON.stringify(look),
    createdAt: runtime.now(),
  });
}

/** Called after the claim: until then a sweep may replace the name by its hash. Throws a DomainError when a deleted player had it. */
export async function refuseDeletedName(transaction: Executor, nameKey: string, hash: NameHash): Promise<void> {
  if ((await repo.ownerOfName(transaction, hash(nameKey))) !== null) throw nameTaken();
}

/** The stored looks of the newest players, newest first. */
export async function newestLooks(db: Executor, limit: number): Promise<Customization[]> {
  const stored = await repo.findNewestLooks(db, { except: SYSTEM_PLAYER_ID, limit });
  return stored.map((look) => JSON.parse(look) as Customization);
}

async function insertOnce(transaction: Executor, row: NewPlayerRow): Promise<void> {
  try {
    await repo.insertPlayer(transaction, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('conflict', sentence('thisAccountHasAUsername'), { code: 'already-finished' });
  }
}

/** The player of that name. Throws a DomainError when there is none. */
export async function playerNamed(players: Pick<PlayerService, 'byUsername'>, username: string): Promise<PlayerRecord> {
  const player = await players.byUsername(username);
  if (player === null)
    throw new DomainError('not-found', sentence('noPlayerIsCalledUsername', { username }), {
      code: 'no-player',
      params: { username },
    });
  return player;
}

/** A new row of the audit log. */
export interface NewAuditEntry {
  /** A player's id, or `console` */
  actor: string;
  action: string;
  targetId: string;
  details: string;
}

/** Longer details, such as redacted texts, are truncated. */
const DETAILS_MAX_LENGTH = 1000;

export const recordAuditEntry = (transaction: Executor, entry: NewAuditEntry): Promise<void> =>
  repo.insertAudit(transaction, { ...entry, details: entry.details.slice(0, DETAILS_MAX_LENGTH) });

/** A page of the audit log, newest first. */
export async function listAuditEntries(db: Executor, filter: repo.AuditFilter): Promise<Page<repo.AuditRow>> {
  return pageOf(await repo.listAudit(db, { ...filter, limit: filter.limit + 1 }), filter.limit);
}

/** A player's access as the transaction sees it; null when there is no such player. */
export const accessOf = async (transaction: Executor, id: string): Promise<{ id: string; access: number } | null> =>
  (await repo.findIdentity(transaction, { id })) ?? null;

/** The id of the player of that name, as the transaction sees it. */
export const idOfName = async (transaction: Executor, username: string): Promise<string | null> =>
  (await repo.findIdentity(transaction, { usernameKey: nameKeyOf(username) }))?.id ?? null;

/** Sets the end of a ban (epoch milliseconds); null ends the ban. The caller ends the sessions. */
export async function setBannedUntil(
  transaction: Executor,
  playerId: string,
  bannedUntil: number | null,
): Promise<void> {
  await repo.updatePlayer(transaction, playerId, { bannedUntil });
}

/** Sets the end of a mute (epoch milliseconds); null ends the mute. The caller notifies the town. */
export const setMutedUntil = (transaction: Executor, playerId: string, mutedUntil: number | null): Promise<void> =>
  repo.updatePlayer(transaction, playerId, { mutedUntil });

/**
 * Locks these players for the rest of the transaction, which serialises calls on the same player. The lock order is
 * fixed, so that two calls cannot deadlock.
 */
export async function lockPlayers(transaction: Executor, ids: readonly string[]): Promise<void> {
  // One statement for each player: within one statement the database chooses the order.
  for (const id of [...new Set(ids)].toSorted()) await repo.lockPlayer(transaction, id).execute();
}

/** The statement that locks one player. */
export const lockingPlayer = (transaction: Executor, id: string) => repo.lockPlayer(transaction, id);

/** The caller's transaction has locked the player. */
export async function giveBadge(transaction: Executor, playerId: string, name: BadgeName): Promise<void> {
  const bit = BADGES.find((badge) => badge.name === name)?.bit ?? 0;
  await repo.updatePlayer(transaction, playerId, { badges: (await repo.badgesOf(transaction, playerId)) | bit });
}

/** Sets the membership in the player's row; `until` in epoch milliseconds, null without an end. */
export const setDisplayedMembership = (
  transaction: Executor,
  playerId: string,
  { level, until }: { level: number; until: number | null },
): Promise<void> => repo.updatePlayer(transaction, playerId, { membership: level, membershipUntil: until });

/** Changes a player's look inside the caller's transaction. Locks the player, so that no concurrent change is lost. */
export async function changeCustomization(
  transaction: Executor,
  playerId: string,
  change: (look: Customization) => Customization,
): Promise<void> {
  await repo.lockPlayer(transaction, playerId).execute();
  const stored = await repo.customizationOf(transaction, playerId);
  if (stored === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'));
  const customization = JSON.stringify(change(JSON.parse(stored) as Customization));
  await repo.updatePlayer(transaction, playerId, { customization });
}

/** The current membership: 0 after its end. */
export const currentMembership = (row: { membership: number; membershipUntil: number | null }): number =>
  row.membershipUntil === null || row.membershipUntil > runtime.now() ? row.membership : 0;

/** The stored look; for non-members without the features that only members have. */
export const displayedLook = (stored: string, membership: number): Customization => {
  const look = JSON.parse(stored) as Customization;
  return membership > 0 ? look : { ...look, nametagColor: null };
};

function toRecord(row: repo.WholePlayer | undefined): PlayerRecord | null {
  if (row === undefined) return null;
  const membership = currentMembership(row);
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
    customization: displayedLook(row.customization, membership),
    nametag: membership > 0 ? (row.nametag ?? '') : '',
    mutedUntil: row.mutedUntil,
    createdAt: row.createdAt,
  };
}
