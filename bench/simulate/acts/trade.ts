/** Acts with money: the store, posts with tips, and grants of the operator. */
import { runCommand } from '../../../src/server/admin/commands.ts';
import { PRICED } from '../furnish.ts';
import type { Player, Reply } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, call, order } from './act.ts';

/** Orders items, without comparing their prices. */
export async function buy(world: World, player: Player, items: readonly string[]): Promise<void> {
  const body = { items: JSON.stringify(items), idempotencyKey: `key-${player.name}-${world.nextNumber()}` };
  const changes = items.map((id) => [`owns ${player.name} ${id}`, true, false] as const);
  await order(world, player, { method: 'POST', url: '/store/checkout', body, changes });
}

const checkout = (world: World, player: Player): Promise<void> =>
  buy(world, player, [...new Set([world.chance.of(PRICED).id, world.chance.of(PRICED).id])]);

/** Returns an item that may have been bought before. A repeated call returns it once. */
export async function giveBack(world: World, player: Player, itemId: string): Promise<void> {
  const body = { itemId, idempotencyKey: `back-${player.name}-${world.nextNumber()}` };
  const changes = [[`owns ${player.name} ${itemId}`, false, false]] as const;
  const send = (): Promise<Reply> => call(world, player, { method: 'POST', url: '/store/refund', body, changes });
  await Promise.all(world.chance.is(0.3) ? [send(), send()] : [send()]);
}

const OWNED = 'select count(*) as count from inventory where "playerId" = ? and "itemId" = ?';
const STOCK = 'select quantity from catalogue_item where id = ?';

/** Compares an item of the store with the database, unless it changed during the call. */
async function browse(world: World, player: Player): Promise<void> {
  const { id } = world.chance.of(PRICED);
  const stored = (): string => {
    const reader = world.read();
    const isOwned = Number(reader.rows(OWNED, player.id ?? '', id)[0]?.count) > 0;
    return JSON.stringify([isOwned, reader.rows(STOCK, id)[0]?.quantity]);
  };
  const before = stored();
  const { body, status } = await call(world, player, { method: 'GET', url: `/store?ids=${id}` });
  const [item] = (body.items ?? []) as { alreadyOwned: boolean; quantity: number | null }[];
  if (status !== 200 || before !== stored()) return;
  const shown = JSON.stringify([item?.alreadyOwned, item?.quantity]);
  if (shown !== before) world.fail('lists show what is stored', `${id} is ${before} and the store shows ${shown}`);
}

/** The operator gives money, or takes it. The effect is unknown when the process ends before the answer. */
async function grant(world: World, player: Player): Promise<void> {
  const { life } = world;
  if (life === null) return;
  const amount = String(world.chance.of([1, 1, -1]) * world.chance.between(500, 4000));
  const argv = ['grant', player.name, world.chance.of(['coins', 'coins', 'gems', 'honor']), amount];
  const text = await runCommand(life.server.admin, argv, `simulate-${world.nextNumber()}`).catch((error: unknown) => {
    world.refused(error);
    return error instanceof Error ? error.message : String(error);
  });
  if (!life.isDead) world.say(`the operator: ${argv.join(' ')}: ${text.slice(0, 40)}`);
}

const LONG = 'a text of the forum that is as long as the rules of the forum want a text to be';

async function post(world: World, player: Player): Promise<void> {
  const title = world.nextText('post', player);
  const changes = [[`post ${title}`, true, false]] as const;
  const body = { title, category: 'general', message: `${title} ${LONG}` };
  const send = async (): Promise<void> => {
    const { status, body: answer } = await call(world, player, { method: 'POST', url: '/forum/post', body, changes });
    if (status === 200) world.posts.push({ id: String(answer.id), author: player, replies: [] });
  };
  await Promise.all(world.chance.is(0.2) ? [send(), send()] : [send()]);
}

async function reply(world: World, player: Player): Promise<void> {
  if (world.posts.length === 0) return;
  const one = world.chance.of(world.posts);
  const text = world.nextText('reply', player);
  const sentMs = world.time.elapsedMs;
  const changes = [[`reply ${text}`, true, false]] as const;
  const url = `/forum/post/${one.id}/reply`;
  const send = async (): Promise<void> => {
    const { status, body } = await call(world, player, { method: 'POST', url, body: { message: text }, changes });
    if (status !== 200) return;
    one.replies.push({ id: String(body.id), author: player });
    if (world.messages.wereSeparated(player, one.author, sentMs, world.time.elapsedMs)) {
      world.fail('no message passes a block', `${player.name} answered a post of ${one.author.name}`);
    }
  };
  await Promise.all(world.chance.is(0.2) ? [send(), send()] : [send()]);
}

async function tip(world: World, player: Player): Promise<void> {
  if (world.posts.length === 0) return;
  const one = world.chance.of(world.posts);
  const answer = one.replies.length > 0 && world.chance.is(0.4) ? world.chance.of(one.replies) : null;
  const { author } = answer ?? one;
  const changes = [[`tip ${player.name} ${one.id} ${answer?.id ?? 0}`, true, false]] as const;
  const url = `/forum/post/${one.id}/${answer === null ? '' : `reply/${answer.id}/`}tip`;
  const sentMs = world.time.elapsedMs;
  const send = async (): Promise<void> => {
    const { status } = await call(world, player, { method: 'GET', url, changes });
    if (status === 200 && world.messages.wereSeparated(player, author, sentMs, world.time.elapsedMs)) {
      world.fail('no message passes a block', `${player.name} tipped ${author.name}`);
    }
  };
  await Promise.all(world.chance.is(0.3) ? [send(), send()] : [send()]);
}

async function vote(world: World, player: Player): Promise<void> {
  if (world.posts.length === 0) return;
  await call(world, player, { method: 'POST', url: `/forum/post/${world.chance.of(world.posts).id}/nsfw` });
}

/** Saves the worn look, and puts items on. */
async function outfit(world: World, player: Player): Promise<void> {
  const name = world.nextText('outfit', player);
  const changes = [[`outfit ${name}`, true, false]] as const;
  await call(world, player, { method: 'POST', url: '/outfit', body: { outfitName: name, name }, changes });
  const item = world.chance.of(['hair-bob', 'hair-crop', 'hat-crown', 'top-tee']);
  await call(world, player, { method: 'GET', url: `/inventory/${item}/equip/${world.chance.between(0, 1)}` });
}

export const tradeActs: readonly Act[] = [
  { name: 'checkout', weight: 8, run: checkout },
  {
    name: 'give back',
    weight: 3,
    run: (world, player) => giveBack(world, player, world.chance.of(PRICED).id),
  },
  { name: 'browse', weight: 3, run: browse },
  { name: 'grant', weight: 2, run: grant },
  { name: 'post', weight: 2, run: post },
  { name: 'reply', weight: 3, run: reply },
  { name: 'tip', weight: 6, run: tip },
  { name: 'vote', weight: 2, run: vote },
  { name: 'outfit', weight: 2, run: outfit },
];
