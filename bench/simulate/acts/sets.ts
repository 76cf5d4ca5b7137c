/**
 * Acts with the set of the day: it is bought whole or with pieces that are owned, at a price that changed, and with too little money. A
 * refusal must have its reason, and what was owned before the set is not taken back.
 */
import type { Player, Reply } from '../player.ts';
import { SET_PIECES } from '../simulated-art.ts';
import type { World } from '../world.ts';
import { type Act, call, order } from './act.ts';
import { buy, giveBack } from './trade.ts';

interface Total {
  coins: number;
  gems: number;
}

interface Piece {
  id: string;
  costCoins: number;
  costGems: number;
  alreadyOwned: boolean;
}

interface ShownSet extends Total {
  id: string;
  pieces: Piece[];
}

/** A set that is not sold any more. */
const OLD_SET = 'day-1';

/** Null without an answer. */
async function shownSet(world: World, player: Player): Promise<ShownSet | null> {
  const { body, status } = await call(world, player, { method: 'GET', url: '/store/shelf' });
  if (status !== 200) return null;
  const set = body.set as ShownSet | null;
  if (set === null) world.fail('there is a set each day', `${player.name} sees none`);
  return set;
}

async function buySet(world: World, player: Player): Promise<void> {
  const { chance } = world;
  let set = await shownSet(world, player);
  if (set === null) return;
  const missing = set.pieces.filter(({ alreadyOwned }) => !alreadyOwned);
  if (missing.length > 1 && chance.is(0.4)) {
    await buy(world, player, [chance.of(missing).id]);
    // Without a new look at the set its price has changed.
    if (chance.is(0.6)) set = (await shownSet(world, player)) ?? set;
  }
  const { pieces } = set;
  const setId = chance.is(0.05) ? OLD_SET : set.id;
  const expected = { coins: Math.max(0, set.coins - (chance.is(0.05) ? 1 : 0)), gems: set.gems };
  const body = { setId, expected, idempotencyKey: `set-${player.name}-${world.nextNumber()}` };
  const bought = setId === OLD_SET ? [] : pieces;
  const changes = bought.map(({ id }) => [`owns ${player.name} ${id}`, true, false] as const);
  const before = lastEntry(world);
  const reply = await order(world, player, { method: 'POST', url: '/store/set', body, changes });
  if (reply.status === 200) {
    checkPaid(world, player, { reply, expected });
    const owned = pieces.filter(({ alreadyOwned }) => alreadyOwned);
    const kept = chance.of(owned.length > 0 && chance.is(0.7) ? owned : pieces);
    if (chance.is(0.7)) await giveBack(world, player, kept.id);
  } else if (before === lastEntry(world)) {
    const reason = setId === OLD_SET ? 'unknown-set' : reasonFor(world, player, { pieces, expected });
    checkRefusal(world, player, { reply, reason });
  }
}

/** No balance changes, and no piece gets an owner, without another one. */
const lastEntry = (world: World): unknown => world.read().rows('select max(id) as id from ledger')[0]?.id;

const PAID = `select coalesce(-sum(case currency when 'coins' then amount end), 0) as coins,
  coalesce(-sum(case currency when 'gems' then amount end), 0) as gems
  from ledger where "playerId" = ? and reason = 'set' and reference in (select value from json_each(?))`;

/** The entries of the pieces that a reply names are the price that the player saw. */
function checkPaid(world: World, { id, name }: Player, { reply, expected }: { reply: Reply; expected: Total }): void {
  const [paid] = world.read().rows(PAID, id ?? '', JSON.stringify(reply.body.items));
  const [due, charged] = [JSON.stringify(expected), JSON.stringify(paid)];
  if (charged !== due) world.fail('a set costs what is shown', `${name} saw ${due} and paid ${charged}`);
}

/** What a set costs less is rounded up. */
const reduced = (price: number): number => Math.max(Math.min(price, 1), price - Math.ceil(price / 10));

/** Why an order must be refused; null when it must be met. */
function reasonFor(
  world: World,
  { id }: Player,
  { pieces, expected }: { pieces: readonly Piece[]; expected: Total },
): string | null {
  const reader = world.read();
  const owned = reader.rows('select "itemId" as id from inventory where "playerId" = ?', id ?? '').map((row) => row.id);
  const missing = pieces.filter((piece) => !owned.includes(piece.id));
  if (missing.length === 0) return 'already-owned';
  const coins = missing.reduce((sum, { costCoins }) => sum + reduced(costCoins), 0);
  const gems = missing.reduce((sum, { costGems }) => sum + reduced(costGems), 0);
  if (coins !== expected.coins || gems !== expected.gems) return 'price-changed';
  const [purse] = reader.rows('select coins, gems from balance where "playerId" = ?', id ?? '');
  return coins > Number(purse?.coins) || gems > Number(purse?.gems) ? 'insufficient-funds' : null;
}

function checkRefusal(
  world: World,
  { name }: Player,
  { reply: { status, body }, reason }: { reply: Reply; reason: string | null },
): void {
  if (status < 400 || status >= 500 || body.code === reason) return;
  world.fail(
    'a refusal has its reason',
    `${name} was refused a set: ${String(body.code)} instead of ${String(reason)}`,
  );
}

/** One piece alone, bought or returned. */
async function singlePiece(world: World, player: Player): Promise<void> {
  const { id } = world.chance.of(SET_PIECES);
  await (world.chance.is(0.3) ? buy(world, player, [id]) : giveBack(world, player, id));
}

export const setActs: readonly Act[] = [
  { name: 'set', weight: 4, run: buySet },
  { name: 'piece of a set', weight: 2, run: singlePiece },
];
