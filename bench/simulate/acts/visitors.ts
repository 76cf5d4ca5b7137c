/**
 * Visitors: each registers, meets a player, and is deleted. Afterwards nothing is left under the visitor's id and name. They do not enter
 * the town and buy nothing limited.
 */
import { runCommand } from '../../../src/server/admin/commands.ts';
import { TABLE_RULES, type TableRule } from '../../../src/server/testing/table-rules.ts';
import { Player } from '../player.ts';
import type { World } from '../world.ts';
import type { Act } from './act.ts';

/** The index of a visitor gives the address, and does not meet those of players. */
const FIRST_INDEX = 512;
/** Tables that may have the name: until the next sweep it is reserved. */
const KEEPING_NAMES: readonly string[] = ['claimed_name'];
const rules: Readonly<Record<string, TableRule>> = TABLE_RULES;

async function visit(world: World, host: Player): Promise<void> {
  const number = world.nextNumber();
  const visitor = new Player(FIRST_INDEX + (number % FIRST_INDEX), `Visitor_${number}`);
  await world.register(visitor);
  await world.signIn(visitor);
  const { key } = visitor;
  if (key === null) return;
  const write = (url: string, body?: object) => world.call(visitor, body === undefined ? 'GET' : 'POST', url, body);
  const text = world.nextText('a visit', visitor);
  await write(`/profile/${host.name}/comment`, { comment: text });
  await write(`/friend/${host.name}`, {});
  await write(`/mail/${host.name}`, { message: text });
  await write('/profile/bio', { bio: text });
  await write('/store/checkout', { items: JSON.stringify(['scarf']), idempotencyKey: `visit-number-${number}` });
  await write('/outfit', { outfitName: text, name: text });
  if (world.chance.is(0.3)) await write(`/profile/${host.name}/block/1`);
  await leave(world, visitor);
}

async function leave(world: World, visitor: Player): Promise<void> {
  const { life } = world;
  if (life === null) return;
  const { name, id } = visitor;
  const end = world.facts.begin(`account ${name}`, false, true);
  const sessionEnd = world.facts.begin(`session ${visitor.key}`, false, true);
  let isDone = true;
  await runCommand(life.server.admin, ['delete', name], `simulate-${world.nextNumber()}`).catch((error: unknown) => {
    world.refused(error);
    isDone = false;
  });
  isDone &&= !life.isDead;
  end(isDone ? 'done' : 'unknown');
  sessionEnd(isDone ? 'done' : 'unknown');
  world.say(`${name} is deleted: ${isDone ? 'done' : 'unknown'}`);
  if (!isDone || id === null) return;
  const left = [
    ...world.tablesWith(id).filter((table) => rules[table]?.afterDeletion !== 'kept'),
    ...world.tablesWith(name.toLowerCase()).filter((table) => !KEEPING_NAMES.includes(table)),
  ];
  if (left.length > 0) world.fail('nothing is left of a deleted player', `${name} is still in ${left.join(', ')}`);
}

export const visitorActs: readonly Act[] = [{ name: 'visit', weight: 2, run: visit }];
