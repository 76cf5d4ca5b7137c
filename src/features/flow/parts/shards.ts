/**
 * The effect of a cleared gem: a ring of light and a few shards of its colour. Positions depend on cell and time only.
 */
import { gemOf, PIECES } from '../../../engine/core/daily-types.ts';
import type { Match3Step } from '../../../engine/core/types.ts';
import { columnOf, rowOf } from '../cells.ts';

const SHARDS_PER_GEM = 3;
/** No shard leaves the neighbouring cells. In cells. */
const REACH = 0.75;

export interface ShardPose extends RingPose {
  rotation: number;
}

const AMBER = 1;
/** Lanterns and rainbows shine like amber. */
const tintOf = (piece: number): number => (gemOf(piece) < PIECES.rainbow ? gemOf(piece) : AMBER);

/** Shards of a round at a progress of its clear phase, 0 to 1. */
export function shardsOf(gems: Uint8Array, { cleared }: Match3Step, progress: number): ShardPose[] {
  if (progress < 0.25) return [];
  const share = (progress - 0.25) / 0.75;
  return cleared.flatMap((cell) =>
    Array.from({ length: SHARDS_PER_GEM }, (_, index) => {
      const angle = (index / SHARDS_PER_GEM) * 2 * Math.PI + cell;
      const reach = REACH * Math.sqrt(share) * (0.7 + 0.3 * Math.cos(cell * 7 + index));
      return {
        gem: tintOf(gems[cell] ?? 0),
        x: columnOf(cell) + Math.cos(angle) * reach,
        y: rowOf(cell) + Math.sin(angle) * reach + 0.4 * share * share,
        scale: 0.3 * (1 - share * 0.5),
        rotation: angle + share * 3,
        alpha: 1 - share,
      };
    }),
  );
}

export interface RingPose {
  /** The colour: number of a gem. */
  gem: number;
  x: number;
  y: number;
  /** In cells. */
  scale: number;
  alpha: number;
}

const RING_BEGINS = 0.15;

/** Rings of a round at a progress of its clear phase, 0 to 1. They disappear before the gems fall. */
export function ringsOf(gems: Uint8Array, { cleared }: Match3Step, progress: number): RingPose[] {
  const share = (progress - RING_BEGINS) / (1 - RING_BEGINS);
  if (share <= 0) return [];
  const opened = 1 - (1 - share) ** 2;
  return cleared.map((cell) => ({
    gem: tintOf(gems[cell] ?? 0),
    x: columnOf(cell),
    y: rowOf(cell),
    scale: 0.45 + 0.65 * opened,
    alpha: 0.7 * (1 - share),
  }));
}
