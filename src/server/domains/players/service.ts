/** Players as the other rooms see them (`PlayerService` of ports.ts), and what makes and renames them. */
import { indexItems, starterLook } from '../../../shared/art/dress.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { CURRENCIES, STARTING_COINS, STARTING_GEMS, STARTING_HONOR } from '../../../shared/rules/economy.ts';
import type { BodyType, Customization } from '../../../shared/rules/slots.ts';
import { type Database, type Executor, isUniqueViolation } from '../../db/database.ts';
import type { NewPlayerRow } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord, PlayerService } from '../../ports.ts';
import { changeBalance } from '../ledger/service.ts';
import { createRedactor } from './redaction.ts';
import * as repo from './repo.ts';

export interface Players extends PlayerService {
  blocked(playerId: string): Promise<{ id: string; username: string }[]>;
}

export function createPlayers(db: Database, redactedWords: readonly string[]): Players {
  const redact = createRedactor(redactedWords);
  return {
    byId: async (id) => toRecord(await repo.findById(db, id)),
    byUsername: async (username) => toRecord(await repo.findByNameKey(db, nameKeyOf(username))),
    count: () => repo.countPlayers(db),
    savePositions: async (positions) => {
      if (positions.length === 0) return;
      await db.transaction().execute((transaction) => repo.writePositions(transaction, positions));
    },
    blockedIds: async (playerId) => new Set((await repo.findBlocked(db, playerId)).map((player) => player.id)),
    blocked: (playerId) => repo.findBlocked(db, playerId),
    redact,
  };
}

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
 * Makes an account a player, inside the caller's transaction: name, starting grants (as ledger rows), starter wardrobe
 * and first outfit. Throws a DomainError when the name is taken.
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
    coins: 0,
    gems: 0,
    honor: 0,
    paidLevel: 0,
    customization: JSON.stringify(starterLook(manifest, indexItems(manifest), bodyType)),
    createdAt: Date.now(),
  });
  const grants = { coins: STARTING_COINS, gems: STARTING_GEMS, honor: STARTING_HONOR };
  for (const currency of CURRENCIES) {
    if (grants[currency] === 0) continue;
    await changeBalance(transaction, {
      playerId: id,
      currency,
      amount: grants[currency],
      reason: 'starting-grant',
      reference: 'welcome',
    });
  }
  const starters = manifest.items.filter((item) => item.isStarter).map((item) => item.id);
  const outfit = manifest.starterOutfits[bodyType];
  await repo.addItems(transaction, id, [...new Set([...starters, ...outfit])]);
}

async function insertOnce(transaction: Executor, row: NewPlayerRow): Promise<void> {
  try {
    await repo.insertPlayer(transaction, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('conflict', 'This account has a username already.', { code: 'already-finished' });
  }
}

function toRecord(row: repo.PlayerWithEmail | undefined): PlayerRecord | null {
  if (row === undefined) return null;
  const hasMembership = row.membershipUntil === null || row.membershipUntil > Date.now();
  const hasPosition = row.positionX !== null && row.positionY !== null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    access: row.access,
    membership: hasMembership ? row.membership : 0,
    badges: row.badges,
    coins: row.coins,
    gems: row.gems,
    honor: row.honor,
    customization: JSON.parse(row.customization) as Customization,
    position: hasPosition ? { x: row.positionX ?? 0, y: row.positionY ?? 0, frame: row.positionFrame ?? 0 } : null,
    createdAt: row.createdAt,
  };
}
