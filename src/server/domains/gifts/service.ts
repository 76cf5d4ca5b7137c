/**
 * Gifts between friends: sending, unwrapping, refusing and withdrawing. Accounts and friendships are a week old, the price comes from
 * what the giver earned, and a unit is held by the gift until it is unwrapped. Owns the table `gift`.
 */
import type { Gift, GiftChoice } from '../../../shared/contract/gifts.ts';
import {
  GIFT_AGE_MS,
  GIFT_WAIT_MS,
  type GiftHindrance,
  GIFTS_RECEIVED_A_DAY,
  GIFTS_SHOWN_MAX,
} from '../../../shared/rules/gifts.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { BODY_TYPES, type Customization } from '../../../shared/rules/slots.ts';
import { type Currency, INSUFFICIENT_FUNDS } from '../../../shared/rules/store.ts';
import { sentence, type SentenceData, type SentencePart } from '../../../shared/rules/sentence.ts';
import type { Executor, OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { writtenLine } from '../../written-text.ts';
import { notify } from '../bell/service.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { type Catalogue, giving, ownedOf } from '../inventory/service.ts';
import { changeBalance, giftPurse, holdBalance, lastGift, purseOf, runOnce } from '../ledger/service.ts';
import { lockPlayers, playerNamed } from '../players/service.ts';
import { changedPrices, itemForGift, takeStock } from '../store/service.ts';
import * as repo from './repo.ts';
import { giveBack, playersOf } from './returning.ts';

export { refundItem } from './refunds.ts';
export { returnExpiredGifts, returnGiftsBetween, returnGiftsOf } from './returning.ts';

export interface GiftOrder {
  itemId: string;
  username: string;
  line: string;
  /** The price that the client displayed. */
  expected: { currency: Currency; amount: number };
  /** Idempotency key. */
  key: string;
}

export interface SentGift {
  giftId: string;
  coins: number;
  gems: number;
  message: SentenceData;
}

/** All methods throw DomainErrors; then nothing is changed. */
export interface Gifts {
  lists(player: PlayerRecord): Promise<{ received: Gift[]; sent: Gift[] }>;
  choice(player: PlayerRecord, itemId: string): Promise<Omit<GiftChoice, 'success'>>;
  send(player: PlayerRecord, order: GiftOrder): Promise<SentGift>;
  open(player: PlayerRecord, id: string): Promise<Gift>;
  /** As its receiver or as its giver. */
  giveBack(player: PlayerRecord, id: string): Promise<SentenceData>;
}

export interface GiftsDeps {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  players: Pick<PlayerService, 'byUsername' | 'redact'>;
  catalogue: Pick<Catalogue, 'item'>;
}

const ID_BYTES = 12;

export function createGifts({ database: { db, kind }, players, catalogue }: GiftsDeps): Gifts {
  const pictureOf = (itemId: string, isMale: boolean): string | null => {
    const fits = catalogue.item(itemId)?.fits;
    const files = fits?.[isMale ? 'masculine' : 'feminine'] ?? Object.values(fits ?? {})[0];
    return files?.thumbnail ?? null;
  };
  const toGift = (player: PlayerRecord, row: repo.ListedGift, isSent: boolean): Gift => {
    const isWaiting = row.state === 'waiting';
    const fits = (row.fits ?? '').split(',');
    const item = {
      id: row.itemId,
      name: row.name ?? catalogue.item(row.itemId)?.name ?? '',
      category: row.category ?? 0,
      rarity: (row.rarity ?? 0) as NonNullable<Gift['item']>['rarity'],
      bodyTypes: BODY_TYPES.filter((body) => fits.includes(body)),
      imageUrl: pictureOf(row.itemId, player.customization.isMale),
    };
    return {
      id: row.id,
      username: row.username,
      line: row.line,
      state: row.state,
      sentAt: isoOf(row.sentAt),
      until: isWaiting ? isoOf(row.sentAt + GIFT_WAIT_MS) : null,
      item: isWaiting && !isSent ? null : item,
      price: isSent ? { currency: row.currency, amount: row.amount } : null,
    };
  };
  const listOf = async (player: PlayerRecord, isSent: boolean): Promise<Gift[]> =>
    (await repo.listGifts(db, player.id, { isSent, limit: GIFTS_SHOWN_MAX })).map((row) => toGift(player, row, isSent));

  async function send(transaction: Executor, player: PlayerRecord, order: CheckedOrder): Promise<SentGift> {
    const { receiver, line, itemId, expected } = order;
    await lockPlayers(transaction, [player.id, receiver.id]);
    await holdBalance(transaction, player.id).execute();
    await refuseBlocked(transaction, player.id, receiver);
    const nowMs = runtime.now();
    const item = await itemForGift(transaction, itemId);
    const { currency, amount } = item;
    const hindrance = await hindranceOf(transaction, player, { receiver, item, nowMs });
    if (hindrance !== null) throw refusalOf(hindrance, receiver.username);
    if (currency !== expected.currency || amount !== expected.amount) {
      const total = { coins: 0, gems: 0, [currency]: amount };
      throw new DomainError('conflict', changedPrices(total), { code: 'price-changed', params: total });
    }
    const purse = await purseOf(transaction, player.id);
    if (amount > purse[currency]) {
      throw new DomainError('conflict', INSUFFICIENT_FUNDS, { code: 'insufficient-funds' });
    }
    const canSpend = (await giftPurse(transaction, player.id, purse))[currency];
    if (amount > canSpend) {
      const price = partOf({ currency, amount: canSpend });
      throw new DomainError('conflict', sentence('giftsAreFromWhatYouEarned', { price }), { code: 'not-earned' });
    }
    await takeStock(transaction, kind, item);
    const playerId = player.id;
    await changeBalance(transaction, { playerId, currency, amount: -amount, reason: 'gift', reference: itemId });
    const entry = await lastGift(transaction, playerId, itemId);
    if (entry === null) throw new Error('the row of the ledger is missing');
    const giftId = randomToken(ID_BYTES);
    await repo.insertGift(transaction, {
      id: giftId,
      giverId: playerId,
      receiverId: receiver.id,
      itemId,
      entryId: entry.id,
      currency,
      amount,
      line,
      state: 'waiting',
      sentAt: nowMs,
      endedAt: null,
    });
    await notify(transaction, receiver.id, { kind: 'gift', actorId: playerId, reference: { giftId } });
    const message = sentence('yourGiftIsWaiting', { username: receiver.username });
    return { giftId, ...(await purseOf(transaction, playerId)), message };
  }

  return {
    lists: async (player) => ({ received: await listOf(player, false), sent: await listOf(player, true) }),

    choice: async (player, itemId) => {
      const nowMs = runtime.now();
      const item = await itemForGift(db, itemId);
      const rows = await repo.friendsFor(db, player.id, { itemId, since: dayStart(nowMs) });
      const { currency, amount } = item;
      const purse = await giftPurse(db, player.id, await purseOf(db, player.id));
      const fits = item.fits.split(',');
      return {
        price: { currency, amount },
        canSpend: purse[currency],
        isOldEnough: isOldEnough(player, nowMs),
        friends: rows.map(({ username, customization, friendsSince, ownedId, waitingId, received }) => ({
          username,
          hindrance: firstHindrance({
            isNew: Number(friendsSince) > nowMs - GIFT_AGE_MS,
            isOwned: ownedId !== null || waitingId !== null,
            isFitting: fits.includes(bodyOf(JSON.parse(customization) as Customization)),
            received: Number(received),
          }),
        })),
      };
    },

    send: async (player, { itemId, username, line: typed, expected, key }) => {
      const line = writtenLine(typed, players.redact);
      if (line !== '') refuseMuted(player);
      const receiver = await playerNamed(players, username);
      if (receiver.id === player.id) throw notFriends();
      if (!isOldEnough(player, runtime.now())) {
        throw new DomainError('forbidden', sentence('accountIsTooYoungToGive'), { code: 'new-account' });
      }
      return await runOnce(db, {
        scope: `${player.id} gift`,
        key,
        request: { itemId, receiver: receiver.id, line, expected },
        run: (transaction) => send(transaction, player, { receiver, line, itemId, expected }),
      });
    },

    open: async (player, id) => {
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const gift = await repo.giftById(transaction, id);
        if (gift === null || gift.receiverId !== player.id || gift.state === 'returned') throw gone();
        if (gift.state === 'opened') return;
        const { itemId, giverId } = gift;
        if (!(await repo.changeState(transaction, { id, from: 'waiting', to: 'opened', at: runtime.now() })))
          throw gone();
        // Bought before, or at the same time: a purchase does not lock the player's row.
        if ((await giving(transaction, player.id, [itemId]).execute()).length === 0) {
          throw new DomainError('conflict', sentence('youOwnWhatIsInIt'), { code: 'already-owned' });
        }
        repo.noteGift(transaction, ...playersOf(gift));
        await notify(transaction, giverId, { kind: 'gift-opened', actorId: player.id, reference: { giftId: id } });
      });
      const row = (await repo.listGifts(db, player.id, { isSent: false, limit: null })).find((one) => one.id === id);
      if (row === undefined) throw gone();
      return toGift(player, row, false);
    },

    giveBack: async (player, id) =>
      await db.transaction().execute(async (transaction) => {
        const gift = await repo.giftById(transaction, id);
        const isGiver = gift?.giverId === player.id;
        if (gift === null || (!isGiver && gift.receiverId !== player.id)) throw gone();
        await lockPlayers(transaction, playersOf(gift));
        await giveBack(transaction, gift, { isNews: !isGiver });
        const after = await repo.giftById(transaction, id);
        if (after?.state === 'opened') {
          throw new DomainError('conflict', sentence('thisGiftIsUnwrapped'), { code: 'gift-opened' });
        }
        return isGiver ? sentence('youTookYourGiftBack', { price: partOf(gift) }) : sentence('youSentTheGiftBack');
      }),
  };
}

interface CheckedOrder extends Pick<GiftOrder, 'itemId' | 'line' | 'expected'> {
  receiver: PlayerRecord;
}

interface Candidate {
  receiver: PlayerRecord;
  item: { id: string; fits: string };
  nowMs: number;
}

async function hindranceOf(
  transaction: Executor,
  player: PlayerRecord,
  { receiver, item, nowMs }: Candidate,
): Promise<GiftHindrance | null> {
  const since = await repo.friendsSince(transaction, player.id, receiver.id);
  if (since === null) throw notFriends();
  const isOwned = (await ownedOf(transaction, receiver.id, [item.id])).has(item.id);
  return firstHindrance({
    isNew: since > nowMs - GIFT_AGE_MS,
    isOwned: isOwned || (await repo.isExpecting(transaction, receiver.id, item.id)),
    isFitting: item.fits.split(',').includes(bodyOf(receiver.customization)),
    received: await repo.countReceived(transaction, receiver.id, dayStart(nowMs)),
  });
}

interface Facts {
  isNew: boolean;
  isOwned: boolean;
  isFitting: boolean;
  /** Today. */
  received: number;
}

function firstHindrance({ isNew, isOwned, isFitting, received }: Facts): GiftHindrance | null {
  if (isNew) return 'new-friend';
  if (isOwned) return 'owned';
  if (!isFitting) return 'no-fit';
  return received >= GIFTS_RECEIVED_A_DAY ? 'full' : null;
}

function refusalOf(hindrance: GiftHindrance, username: string): DomainError {
  const said = {
    'new-friend': sentence('friendshipIsTooYoung', { username }),
    owned: sentence('usernameHasThisItem', { username }),
    'no-fit': sentence('thisItemDoesNotFitUsername', { username }),
    full: sentence('usernameGotEnoughToday', { username }),
  };
  return new DomainError('conflict', said[hindrance], { code: hindrance, params: { username } });
}

const notFriends = (): DomainError =>
  new DomainError('forbidden', sentence('giftsAreForFriends'), { code: 'no-friend' });
const gone = (): DomainError => new DomainError('not-found', sentence('thisGiftIsGone'), { code: 'no-gift' });

const isOldEnough = ({ createdAt }: PlayerRecord, nowMs: number): boolean => createdAt <= nowMs - GIFT_AGE_MS;
const bodyOf = ({ isMale }: Customization) => (isMale ? 'masculine' : 'feminine');
const dayStart = (nowMs: number): number => new Date(nowMs).setUTCHours(0, 0, 0, 0);
const isoOf = (ms: number): string => new Date(ms).toISOString();
const partOf = ({ currency, amount }: { currency: Currency; amount: number }): SentencePart =>
  sentence(currency === 'gems' ? 'partGems' : 'partCoins', { count: amount });

/** Replaces the line by the redaction marker. Returns the giver and the line; null when nothing has this id, or it has no line. */
export async function redactGift(db: Executor, id: string): Promise<{ playerId: string; was: string } | null> {
  const gift = await repo.giftById(db, id);
  if (gift === null || gift.giverId === null || gift.line === '') return null;
  await repo.setLine(db, id, REDACTION_MARKER);
  return { playerId: gift.giverId, was: gift.line };
}

/** Puts a redacted line back. False when it is gone. */
export async function restoreGift(db: Executor, id: string, line: string): Promise<boolean> {
  if ((await repo.giftById(db, id))?.line !== REDACTION_MARKER) return false;
  await repo.setLine(db, id, line);
  return true;
}

/** Waiting gifts of a deleted giver or receiver go back; what friends unwrapped stays with them, without the giver's name and line. */
export const giftData: PlayerData = {
  name: 'gifts',
  export: async (db, playerId) => {
    const describe = (rows: readonly repo.ListedGift[], isSent: boolean) =>
      rows.map(({ username, itemId, line, state, sentAt, endedAt }) => ({
        username,
        // What waits is not named to its receiver.
        itemId: isSent || state !== 'waiting' ? itemId : null,
        line,
        state,
        sentAt: isoOf(sentAt),
        endedAt: endedAt === null ? null : isoOf(endedAt),
      }));
    return {
      sent: describe(await repo.listGifts(db, playerId, { isSent: true, limit: null }), true),
      received: describe(await repo.listGifts(db, playerId, { isSent: false, limit: null }), false),
    };
  },
  erase: async (transaction, playerId) => {
    for (const gift of await repo.waitingOf(transaction, playerId)) {
      await giveBack(transaction, gift, { isNews: gift.giverId !== playerId });
    }
    await repo.forgetGiver(transaction, playerId);
  },
};
