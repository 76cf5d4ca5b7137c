/** Rules of the town: places, and who is there. */
import { WALK_SPEED_PX_PER_S, WALKABLE_SNAP_PX } from '../../../src/shared/rules/town.ts';
import type { WalkingCore } from '../../../src/server/realtime/channel/walks.ts';
import type { Rule } from './rule.ts';

/** Saved places are rounded. */
const TOLERANCE_PX = WALKABLE_SNAP_PX + 1;

const isGround = (core: WalkingCore, x: number, y: number): boolean =>
  core.isWalkable(x, y) || core.nearestWalkable(x, y, TOLERANCE_PX) !== null;

/** What a player may have walked between two looks: walking speed, and the allowance that the server grants for delays. */
const BURST_PX = 700;
const PX_PER_S = 2 * WALK_SPEED_PX_PER_S;

export const townRules = (core: WalkingCore): readonly Rule[] => [
  {
    name: 'nobody is in a wall',
    check: (reader, world) => {
      const saved = reader.rows('select "playerId", x, y from place where x is not null');
      const inside = saved.filter(({ x, y }) => !isGround(core, Number(x), Number(y)));
      const live: string[] = [];
      world.life?.server.town.eachPlace((playerId, x, y) => {
        if (!isGround(core, x, y)) live.push(`${playerId} walks at ${x},${y}`);
      });
      return [...inside.map((row) => `saved: ${JSON.stringify(row)}`), ...live];
    },
  },
  {
    name: 'nobody is in the town twice',
    check: (_reader, world) => {
      const ids: string[] = [];
      world.life?.server.town.eachPlace((playerId) => ids.push(playerId));
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`);
    },
  },
  walkingRule(),
];

/** Nobody is faster than walking. Owns where each player was. */
function walkingRule(): Rule {
  let life = 0;
  const seen = new Map<string, { x: number; y: number; ms: number }>();
  return {
    name: 'nobody is faster than walking',
    check: (_reader, world) => {
      if (world.lives !== life) seen.clear();
      life = world.lives;
      const fast: string[] = [];
      const ms = world.time.elapsedMs;
      world.life?.server.town.eachPlace((playerId, x, y) => {
        const before = seen.get(playerId);
        seen.set(playerId, { x, y, ms });
        if (before === undefined) return;
        const px = Math.hypot(x - before.x, y - before.y);
        if (px > BURST_PX + (PX_PER_S * (ms - before.ms)) / 1000) fast.push(`${playerId} moved ${Math.round(px)} px`);
      });
      return fast;
    },
  };
}
