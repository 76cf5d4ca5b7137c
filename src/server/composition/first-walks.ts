/**
 * Connects the first walks with what happens: where walkers are, public lines, cards that are asked for, and what is worn. Sends
 * each change to the walker's client.
 */
import type { FastifyInstance } from 'fastify';
import { getQuickProfile } from '../../shared/contract/profile.ts';
import { FIRST_LANTERN, HELLO_PLACE, isInReach, type WalkBit, walkActPayload } from '../../shared/rules/first-walk.ts';
import { wornItemIds } from '../../shared/rules/slots.ts';
import type { Database } from '../db/database.ts';
import { createFirstWalks } from '../domains/first-walk/service.ts';
import type { TownLog } from '../log.ts';
import { SESSION_KEY_HEADER } from '../plugins/implement.ts';
import type { PlayerService } from '../ports.ts';
import type { Town } from '../realtime/town.ts';
import { runtime } from '../runtime.ts';

export interface FirstWalkParts {
  app: FastifyInstance;
  db: Database;
  players: Pick<PlayerService, 'byId'>;
  town: Town;
  hasTownsfolk: boolean;
  /** Whether several processes serve the world, so that a walker's calls may come to another one. */
  isShared: boolean;
  log: TownLog;
}

const LOOK_MS = 500;

/** Until the returned function is called. Call it before the server listens. */
export function startFirstWalks({ app, db, players, town, hasTownsfolk, isShared, log }: FirstWalkParts): () => void {
  const walks = createFirstWalks({
    db,
    wornOf: async (playerId) => {
      const player = await players.byId(playerId);
      return player === null ? '' : wornItemIds(player.customization).join();
    },
    changed: (playerId, firstWalk) => void town.push(playerId, { firstWalk }),
    honorChanged: (playerId, honor) => town.honorChanged(playerId, honor),
  });
  const watch = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => log.error({ err: error }, 'a first walk failed'));
  };
  const earn = (playerId: string, bit: WalkBit): void => {
    if (walks.awaits(playerId, bit)) watch(walks.earn(playerId, bit));
  };
  const greet = (playerId: string): void => {
    const at = town.placeOf(playerId);
    if (!hasTownsfolk || (at !== null && isInReach(at, HELLO_PLACE))) earn(playerId, 'hello');
  };
  const lookAround = (): void => {
    for (const playerId of walks.walkers()) {
      const at = town.placeOf(playerId);
      if (at !== null && isInReach(at, FIRST_LANTERN)) earn(playerId, 'lantern');
      watch(walks.checkWorn(playerId));
    }
  };
  town.handle('first_walk', async (playerId, args) => {
    const parsed = walkActPayload.safeParse(args.slice(0, 1));
    if (!parsed.success || (parsed.data[0] === 'card' && !hasTownsfolk)) return;
    await walks.act(playerId, parsed.data[0]);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== getQuickProfile.path || reply.statusCode !== 200) return;
    const key = request.headers[SESSION_KEY_HEADER];
    if (typeof key !== 'string' || (walks.walkers().length === 0 && !isShared)) return;
    const player = (await app.context.sessions.resolve(key))?.player;
    if (!player) return;
    const { username } = request.params as { username: string };
    // Where no townsfolk live, a newcomer who is alone has only the own card.
    if (hasTownsfolk && username.toLowerCase() === player.username.toLowerCase()) return;
    if (isShared && !town.isHere(player.id)) town.cardAsked(player.id);
    else earn(player.id, 'card');
  });
  const stops = [
    runtime.setInterval(lookAround, LOOK_MS),
    town.onJoined(({ id, hasPushes }) => {
      if (hasPushes) watch(walks.entered(id).then((firstWalk) => town.push(id, { firstWalk })));
    }),
    town.onCardAsked((playerId) => earn(playerId, 'card')),
    town.onLeft(({ id }) => walks.left(id)),
    town.onSaid(({ id }) => greet(id)),
    town.onGesture(({ playerId, act }) => {
      if (act === 'sit') earn(playerId, 'sit');
      else if (act === 'wave') greet(playerId);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
