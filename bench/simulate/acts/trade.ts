/** Acts with money: the store, posts with tips, and grants of the operator. */
import { runCommand } from '../../../src/server/admin/commands.ts';
import { PRICED } from '../furnish.ts';
import type { Player, Reply } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, call } from './act.ts';

/** As often as the product's client tries again without an answer. */
const TRIES = 3;

async function checkout(world: World, player: Player): Promise<void> {
  const items = [...new Set([world.chance.of(PRICED).id, world.chance.of(PRICED).id])];
  const body = { items: JSON.stringify(items), idempotencyKey: `key-${player.name}-${world.nextNumber()}` };
  const changes = items.map((id) => [`owns ${player.name} ${id}`, true, false] as const);
  let wasPaid = false;
  const bodies = new Set<string>();
  const pay = async (): Promise<Reply> => {
    const reply = await call(world, player, { method: 'POST', url: '/store/checkout', body, changes });
    if (wasPaid && reply.status >= 400 && reply.status < 500) {
      world.fail('an order is executed once', `its repetition was refused: ${String(reply.body.code)}`);
    }
    wasPaid ||= reply.status === 200;
    if (reply.status === 200) bodies.add(JSON.stringify(reply.body));
    return reply;
  };
  // A double click sends the same order twice.
  const replies = await Promise.all(world.chance.is(0.3) ? [pay(), pay()] : [pay()]);
  for (let attempt = 1; attempt < TRIES && replies.at(-1)?.status === 0; attempt++) replies.push(await pay());
  if (bodies.size > 1) world.fail('an order is executed once', `two answers to one key: ${[...bodies].join(' and ')}`);
}

/** Returns an item that may have been bought before. A repeated call returns it once. */
async function giveBack(world: World, player: Player): Promise<void> {
  const { id: itemId } = world.chance.of(PRICED);
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
  { name: 'give back', weight: 3, run: giveBack },
  { name: 'browse', weight: 3, run: browse },
  { name: 'grant', weight: 2, run: grant },
  { name: 'post', weight: 2, run: post },
  { name: 'reply', weight: 3, run: reply },
  { name: 'tip', weight: 6, run: tip },
  { name: 'vote', weight: 2, run: vote },
  { name: 'outfit', weight: 2, run: outfit },
];
