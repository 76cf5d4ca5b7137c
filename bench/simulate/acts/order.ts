/** Acts of order: moderators mute, and players end the sessions of their other devices. */
import { runCommand } from '../../../src/server/admin/commands.ts';
import type { Player } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, call } from './act.ts';

const MINUTES = 2;

async function command(world: World, argv: readonly string[]): Promise<boolean> {
  const { life } = world;
  if (life === null) return false;
  let isDone = true;
  await runCommand(life.server.admin, argv, `simulate-${world.nextNumber()}`).catch((error: unknown) => {
    world.refused(error);
    isDone = false;
  });
  if (life.isDead) return false;
  world.say(`the operator: ${argv.join(' ')}: ${isDone ? 'done' : 'failed'}`);
  return isDone;
}

async function mute(world: World, player: Player): Promise<void> {
  const wallMs = world.time.wallMs + MINUTES * 60_000;
  const isDone = await command(world, ['mute', player.name, '--minutes', String(MINUTES)]);
  if (isDone) world.messages.muted(player, wallMs);
}

async function unmute(world: World, player: Player): Promise<void> {
  world.messages.unmuting(player);
  await command(world, ['unmute', player.name]);
}

/** The player signs in on a second device, which enters the town, and ends its session from the first. */
async function signOutOthers(world: World, player: Player): Promise<void> {
  const other = await world.newSession(player);
  if (other === null) return;
  const device = { address: player.address, key: other };
  const known = await world.call(device, 'GET', '/account');
  world.say(`${player.name} uses a second device: ${known.status}`);
  const ended = [[`session ${other}`, false, true]] as const;
  const { status } = await call(world, player, { method: 'POST', url: '/account/sign-out-others', changes: ended });
  if (status !== 200) return;
  const { lives } = world;
  const after = await world.call(device, 'GET', '/account');
  if (after.status === 200 && world.lives === lives) {
    world.fail('a session that was ended is over', `${player.name} still uses the second device`);
  }
}

export const orderActs: readonly Act[] = [
  { name: 'mute', weight: 1, run: mute },
  { name: 'unmute', weight: 1, run: unmute },
  { name: 'sign out others', weight: 1, run: signOutOthers },
];
