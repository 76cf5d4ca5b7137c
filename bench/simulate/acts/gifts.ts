/** Acts with gifts: sending, unwrapping, refusing and withdrawing. Time passes and coins are earned at once, so that gifts are possible. */
import { noteChange } from '../../../src/server/db/changes.ts';
import { changeBalance } from '../../../src/server/domains/ledger/service.ts';
import { GIFT_AGE_MS } from '../../../src/shared/rules/gifts.ts';
import { PRICED } from '../furnish.ts';
import type { Player, Reply } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, anotherPlayer, call } from './act.ts';
import { askFriend } from './social.ts';

interface SentGift {
  id: string;
  giver: Player;
  receiver: Player;
  itemId: string;
}

/** The last gifts of each world. */
const giftsOf = new WeakMap<World, SentGift[]>();
const KEPT = 30;
const EARNED = 2000;

/** The account and its friendships become a week older, and the player earns something. */
async function growOld(world: World, player: Player): Promise<void> {
  const { life } = world;
  const { id: playerId } = player;
  if (life === null || playerId === null) return;
  const reference = `simulated ${world.nextNumber()}`;
  const work = life.server.database.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('player')
      .set((eb) => ({ createdAt: eb('createdAt', '-', GIFT_AGE_MS) }))
      .where('id', '=', playerId)
      .execute();
    await transaction
      .updateTable('friendship')
      .set((eb) => ({ createdAt: eb('createdAt', '-', GIFT_AGE_MS) }))
      .where((eb) => eb.or([eb('playerId', '=', playerId), eb('friendId', '=', playerId)]))
      .execute();
    await changeBalance(transaction, { playerId, currency: 'coins', amount: EARNED, reason: 'lanterns', reference });
    noteChange(transaction, 'player', playerId);
  });
  await work.catch((error: unknown) => world.refused(error));
}

const FRIENDS = 'select "friendId" as id from friendship where "playerId" = ?';

/** Mostly a friend. */
function receiverFor(world: World, player: Player): Player | null {
  const ids = world
    .read()
    .rows(FRIENDS, player.id ?? '')
    .map(({ id }) => id);
  const friends = world.players.filter(({ id }) => id !== null && ids.includes(id));
  return friends.length > 0 && world.chance.is(0.9) ? world.chance.of(friends) : anotherPlayer(world, player);
}

async function send(world: World, player: Player): Promise<void> {
  const receiver = receiverFor(world, player);
  if (receiver === null) return;
  if (world.chance.is(0.5)) {
    await askFriend(world, player, receiver);
    await askFriend(world, receiver, player);
    await growOld(world, player);
  }
  const { id: itemId, costCoins, costGems } = world.chance.of(PRICED);
  const expected = { currency: costGems > 0 ? 'gems' : 'coins', amount: costCoins + costGems };
  const idempotencyKey = `gift-${player.name}-${world.nextNumber()}`;
  const body = {
    itemId,
    username: receiver.name,
    line: world.chance.is(0.5) ? 'For you' : '',
    expected,
    idempotencyKey,
  };
  const sentMs = world.time.elapsedMs;
  const give = async (): Promise<Reply> => {
    const reply = await call(world, player, { method: 'POST', url: '/gifts', body });
    if (reply.status === 200 && world.messages.wereSeparated(player, receiver, sentMs, world.time.elapsedMs)) {
      world.fail('no message passes a block', `${player.name} gave something to ${receiver.name}`);
    }
    return reply;
  };
  // A double click sends the same order twice.
  const replies = await Promise.all(world.chance.is(0.3) ? [give(), give()] : [give()]);
  const ids = new Set(replies.filter(({ status }) => status === 200).map(({ body: answer }) => String(answer.giftId)));
  if (ids.size > 1) world.fail('an order is executed once', `two gifts of one key: ${[...ids].join(' and ')}`);
  const gifts = giftsOf.get(world) ?? [];
  giftsOf.set(world, [...gifts, ...[...ids].map((id) => ({ id, giver: player, receiver, itemId }))].slice(-KEPT));
}

async function open(world: World): Promise<void> {
  const gifts = giftsOf.get(world) ?? [];
  if (gifts.length === 0) return;
  const { id, receiver, itemId } = world.chance.of(gifts);
  const changes = [[`owns ${receiver.name} ${itemId}`, true, false]] as const;
  // A gift that was unwrapped before is answered the same way, although the item may be gone since.
  const unwrap = (): Promise<Reply> =>
    call(world, receiver, { method: 'POST', url: `/gifts/${id}/open`, changes, isAmbiguous: true });
  await Promise.all(world.chance.is(0.3) ? [unwrap(), unwrap()] : [unwrap()]);
}

/** Sent back by the receiver, or taken back by the giver, also while it is unwrapped. */
async function sendBack(world: World): Promise<void> {
  const gifts = giftsOf.get(world) ?? [];
  if (gifts.length === 0) return;
  const { id, giver, receiver } = world.chance.of(gifts);
  const back = (player: Player): Promise<Reply> => call(world, player, { method: 'POST', url: `/gifts/${id}/return` });
  await Promise.all(world.chance.is(0.3) ? [back(giver), back(receiver)] : [back(world.chance.of([giver, receiver]))]);
}

export const giftActs: readonly Act[] = [
  { name: 'gift', weight: 8, run: send },
  { name: 'open gift', weight: 3, run: open },
  { name: 'gift back', weight: 2, run: sendBack },
];
