/**
 * Creators: pages with works, wearers and followers, and the favourites of a month. A wear is a player who was in the town with
 * the item on; the creator and accounts of less than a week do not count.
 */
import type { CreatorPage, Favourites, Work } from '../../../shared/contract/creators.ts';
import {
  FAVOURITES_MAX,
  FOLLOWED_MAX,
  monthOf,
  monthStart,
  WEARER_AGE_MS,
  WORKS_SHOWN_MAX,
} from '../../../shared/rules/creators.ts';
import { isCreationId } from '../../../shared/rules/creations.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { BODY_TYPES, type BodyType, type Customization, wornItemIds } from '../../../shared/rules/slots.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { notifyAll } from '../bell/service.ts';
import { blocksBetween, refuseBlocked } from '../blocks/service.ts';
import { creatorsOf } from '../creations/service.ts';
import type { Catalogue } from '../inventory/service.ts';
import { lockPlayers, playerNamed } from '../players/service.ts';
import * as repo from './repo.ts';

export interface CreatorsDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername' | 'byId'>;
  catalogue: Pick<Catalogue, 'item'>;
}

/** All methods throw DomainErrors. */
export interface Creators {
  page(player: PlayerRecord, username: string): Promise<Omit<CreatorPage, 'success'>>;
  follow(player: PlayerRecord, username: string, isFollowed: boolean): Promise<SentenceData>;
  favourites(player: PlayerRecord): Promise<Omit<Favourites, 'success'>>;
  worn(player: PlayerRecord, username: string): Promise<{ id: string; name: string; creator: string | null }[]>;
}

export function createCreators({ db, players, catalogue }: CreatorsDeps): Creators {
  const describe = (row: repo.WorkRow, look: Customization, owned: ReadonlySet<string>): Work => {
    const { fits, creator, wearers, ...item } = row;
    const bodies = fits.split(',');
    return {
      ...item,
      rarity: item.rarity as Work['rarity'],
      creator: creator ?? DELETED_NAME,
      canBuyWithCoins: item.costGems === 0,
      canBuyWithGems: item.costGems > 0,
      bodyTypes: BODY_TYPES.filter((body) => bodies.includes(body)),
      imageUrl: pictureOf(catalogue, item.id, look.isMale ? 'masculine' : 'feminine'),
      wearers: Number(wearers ?? 0),
      alreadyOwned: owned.has(item.id),
      isEquipped: wornItemIds(look).includes(item.id),
    };
  };
  const ownedBy = ({ id }: PlayerRecord, rows: readonly { id: string }[]): Promise<Set<string>> =>
    repo.ownedOf(
      db,
      id,
      rows.map((row) => row.id),
    );

  return {
    page: async (player, username) => {
      const creator = await playerNamed(players, username);
      const nowMs = runtime.now();
      const rows = await repo.worksOf(db, creator.id, { ...countAt(monthOf(nowMs)), limit: WORKS_SHOWN_MAX });
      const owned = await ownedBy(player, rows);
      const { hasBlocked, isBlockedBy } = await blocksBetween(db, player.id, creator.id);
      return {
        username: creator.username,
        isOwn: creator.id === player.id,
        followers: await repo.countFollowers(db, creator.id),
        isFollowed: await repo.isFollowed(db, player.id, creator.id),
        isBlocked: hasBlocked || isBlockedBy,
        works: rows.map((row) => describe(row, player.customization, owned)),
      };
    },

    follow: async (player, username, isFollowed) => {
      const creator = await playerNamed(players, username);
      const name = { username: creator.username };
      if (!isFollowed) {
        await repo.deleteFollow(db, player.id, creator.id);
        return sentence('youDoNotFollow', name);
      }
      if (creator.id === player.id) throw new DomainError('invalid', sentence('youCannotFollowYourself'));
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, creator.id]);
        await refuseBlocked(transaction, player.id, creator);
        if ((await repo.countFollowed(transaction, player.id)) >= FOLLOWED_MAX) {
          throw new DomainError('conflict', sentence('youFollowTooMany', { most: FOLLOWED_MAX }), {
            code: 'too-many-followed',
          });
        }
        await repo.insertFollow(transaction, {
          followerId: player.id,
          creatorId: creator.id,
          createdAt: runtime.now(),
        });
      });
      return sentence('youFollow', name);
    },

    favourites: async (player) => {
      const month = monthOf(runtime.now());
      const [current, previous] = await Promise.all(
        [month, month - 1].map((one) => repo.favouritesOf(db, { ...countAt(one), limit: FAVOURITES_MAX })),
      );
      const owned = await ownedBy(player, [...(current ?? []), ...(previous ?? [])]);
      const listed = (rows: readonly repo.WorkRow[] = []): Work[] =>
        rows.map((row) => describe(row, player.customization, owned));
      return {
        current: { startMs: monthStart(month), favourites: listed(current) },
        previous: { startMs: monthStart(month - 1), favourites: listed(previous) },
      };
    },

    worn: async (player, username) => {
      const wearer = await playerNamed(players, username);
      const { hasBlocked, isBlockedBy } = await blocksBetween(db, player.id, wearer.id);
      if (hasBlocked || isBlockedBy) return [];
      const creators = await creatorsOf(db, wornItemIds(wearer.customization));
      return [...creators].map(([id, creator]) => ({ id, name: catalogue.item(id)?.name ?? '', creator }));
    },
  };
}

/** A month's wears count as of its end, so that those of a past month do not change. */
const countAt = (month: number): repo.WearCount => ({
  month,
  createdBefore: Math.min(runtime.now(), monthStart(month + 1)) - WEARER_AGE_MS,
});

function pictureOf(catalogue: Pick<Catalogue, 'item'>, id: string, body: BodyType): string | null {
  const item = catalogue.item(id);
  const files = item?.fits[body] ?? Object.values(item?.fits ?? {})[0];
  return files?.thumbnail ?? null;
}

/** Has the bell of all followers ring for a new work, inside the caller's transaction. */
export async function announceWork(transaction: Executor, creatorId: string, submissionId: string): Promise<void> {
  const followers = await repo.reachedFollowers(transaction, creatorId);
  await notifyAll(transaction, followers, { kind: 'work', actorId: creatorId, reference: { submissionId } });
}

/** The drawn items of a look. */
export const drawnItemsOf = (look: Customization): string[] => wornItemIds(look).filter(isCreationId);

/** Adds who wears what, and deletes what is older than the previous month. */
export async function noteWears(
  db: Executor,
  month: number,
  worn: readonly { playerId: string; itemId: string }[],
): Promise<void> {
  await repo.insertWears(
    db,
    worn.map((one) => ({ month, ...one })),
  );
}

export const deleteOldWears = (db: Executor): Promise<void> => repo.deleteWearsBefore(db, monthOf(runtime.now()) - 1);

/** The rows are deleted with the player's row. */
export const creatorData: PlayerData = {
  name: 'creators',
  export: async (db, playerId) => {
    const { follows, worn } = await repo.dataOf(db, playerId);
    return {
      follows: follows.map(({ username, createdAt }) => ({
        username,
        since: new Date(Number(createdAt)).toISOString(),
      })),
      worn: worn.map(({ month, itemId }) => ({ itemId, month: new Date(monthStart(month)).toISOString().slice(0, 7) })),
    };
  },
  erase: () => Promise.resolve(),
};
