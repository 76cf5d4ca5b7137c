/**
 * Dusk: the evening comes over the town from west to east, tile by tile, and the posts light as it passes. Pure but for the given
 * clock.
 */
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import { type MovingItem, type SceneItems, STANDING_STILL, type StillItem } from '../plan/scene-items.ts';

const EDGE = { pxPerMs: 0.12, widthPx: 400 } as const;
const LIGHT = { lastsMs: 1600, scale: 2.9, y: 520 } as const;
/** On the map: the posts in the order of their lighting. The lighthouse is first, before the edge. */
const LIGHTHOUSE = { x: 487, y: 470, beforeMs: 3000 } as const;
const FOUNTAIN_X = 2665;
export const POSTS: readonly number[] = [
  90, 366, 640, 898, 1042, 1210, 1424, 1690, 1960, 2142, 2200, 2436, 2665, 2894, 2906, 3170, 3328, 3800, 3990, 4170,
  4440, 4545,
];

/** When the edge of the evening is at `x`, ms after dusk began. */
export const edgeMs = (x: number): number => x / EDGE.pxPerMs;

/** How much of the evening is at a piece of scenery, 0 to 1. */
export function shareOfEvening(left: number, widthPx: number, sinceMs: number): number {
  const edge = sinceMs * EDGE.pxPerMs;
  return Math.max(0, Math.min(1, (edge - left) / Math.max(widthPx, EDGE.widthPx)));
}

/** `evening` is the scenery of the evening; `sinceDusk` the time since dusk began, negative before it. */
export function duskItems(evening: SceneItems, look: ExtraLook, sinceDusk: (nowMs: number) => number): MovingItem[] {
  return [...evening.stills.flatMap((still) => overDay(still, sinceDusk)), ...postLights(look, sinceDusk)];
}

/** A picture of the evening over that of the day. Mirrored ones wait for the end of dusk. */
function overDay(still: StillItem, sinceDusk: (nowMs: number) => number): MovingItem[] {
  const { id, layer, depth, url, blend, left, top, widthPx, heightPx, isFlipped } = still;
  if (isFlipped) return [];
  return [
    {
      id: `dusk ${id}`,
      layer,
      depth,
      url,
      blend,
      widthPx,
      heightPx,
      motion: { ...STANDING_STILL, x: 0, y: 0 },
      tint: 0xffffff,
      place(out, { nowMs }) {
        const share = shareOfEvening(left, widthPx, sinceDusk(nowMs));
        putUpright(out, left + widthPx / 2, top + heightPx / 2, 1, share);
        return share === 0 ? 'hidden' : 'moving';
      },
    },
  ];
}

function postLights(look: ExtraLook, sinceDusk: (nowMs: number) => number): MovingItem[] {
  const lights = [
    { x: LIGHTHOUSE.x, y: LIGHTHOUSE.y, atMs: -LIGHTHOUSE.beforeMs },
    ...POSTS.map((x) => ({ x, y: LIGHT.y, atMs: edgeMs(x) })),
  ];
  return lights.flatMap(({ x, y, atMs }) =>
    pieceItem(look, {
      id: `dusk light ${x}`,
      prop: 'lanternGlow',
      layer: 'overheadMotions',
      isLight: true,
      place(out, { nowMs }) {
        const share = (sinceDusk(nowMs) - atMs) / LIGHT.lastsMs;
        const scale = LIGHT.scale * (x === FOUNTAIN_X ? 0.4 + share : 1);
        putUpright(out, x, y, scale, share < 0 || share > 1 ? 0 : Math.sin(Math.PI * share));
        return share > 1 ? 'hidden' : 'moving';
      },
    }),
  );
}
