/** Acts of the payment provider: it sends each event until it gets an answer, and some of them again, also days later. */
import { createHmac } from 'node:crypto';
import { GEM_PACKS } from '../../../src/shared/rules/membership.ts';
import { PAYMENT_SECRET } from '../life.ts';
import type { Player } from '../player.ts';
import type { World } from '../world.ts';
import type { Act } from './act.ts';

const TRIES = 3;

/** Also in the id, with which `rules/economy.ts` compares what was granted. */
const eventOf = (world: World, player: Player, gems: number): string => {
  const id = `event-${world.nextNumber()}-of${gems}`;
  return JSON.stringify({ id, type: 'gems.paid', playerId: player.id, gems });
};

async function deliver(world: World, player: Player, event: string): Promise<number> {
  const seconds = Math.floor(world.time.wallMs / 1000);
  const signature = createHmac('sha256', PAYMENT_SECRET).update(`${seconds}.${event}`).digest('hex');
  const provider = { address: '10.9.9.9', key: null };
  const headers = { 'content-type': 'application/json', 'x-promenade-signature': `t=${seconds},v1=${signature}` };
  const { id } = JSON.parse(event) as { id: string };
  const end = world.facts.begin(`paid ${id}`, true, false);
  const { status, body } = await world.call(provider, 'POST', '/payments/webhook', event, headers);
  end(status === 200 ? 'done' : 'unknown');
  world.say(`the provider sends ${id} for ${player.name}: ${status} ${String(body.code ?? '')}`.trimEnd());
  return status;
}

async function buyGems(world: World, player: Player): Promise<void> {
  const event = eventOf(world, player, world.chance.of(GEM_PACKS).gems);
  let status = 0;
  for (let attempt = 0; attempt < TRIES && status !== 200; attempt++) {
    const copies = world.chance.is(0.3) ? 2 : 1;
    const answers = Array.from({ length: copies }, () => deliver(world, player, event));
    status = Math.max(...(await Promise.all(answers)));
  }
  player.payments.push(event);
}

async function sendAgain(world: World, player: Player): Promise<void> {
  if (player.payments.length > 0) await deliver(world, player, world.chance.of(player.payments));
}

export const paymentActs: readonly Act[] = [
  { name: 'buy gems', weight: 2, run: buyGems },
  { name: 'event again', weight: 2, run: sendAgain },
];
