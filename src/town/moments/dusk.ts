/**
 * The evening comes over the town or leaves it: its pictures over those of the day. At dusk it comes from west to east with a soft
 * edge, and the posts light as it passes. Pure but for the given clock.
 */
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { edgeMs, edgeX, type LightChange, shareOfChange } from '../plan/light-change.ts';
import { putUpright } from '../plan/motion-paths.ts';
import { type MovingItem, type SceneItems, STANDING_STILL, type StillItem } from '../plan/scene-items.ts';

const LIGHT = { lastsMs: 1600, scale: 2.9, y: 520 } as const;
/** On the map: the posts in the order of their lighting. The lighthouse is first, before the edge. */
const LIGHTHOUSE = { x: 487, y: 470, beforeMs: 3000 } as const;
const FOUNTAIN_X = 2665;
const LAST = 'firefly';
/** Five seconds of the edge, and half its width. */
const AHEAD_PX = 800;
export const POSTS: readonly number[] = [
  90, 366, 640, 898, 1042, 1210, 1424, 1690, 1960, 2142, 2200, 2436, 2665, 2894, 2906, 3170, 3328, 3800, 3990, 4170,
  4440, 4545,
];

export interface Dusk {
  readonly change: LightChange;
  /** The scenery of the evening. */
  readonly evening: SceneItems;
}

/** `since`: the time since the change began, negative before it. */
export function duskItems({ change, evening }: Dusk, look: ExtraLook, since: (nowMs: number) => number): MovingItem[] {
  const lights = evening.moving.filter(isEveningOnly).map((item) => ({
    ...item,
    id: `dusk ${item.id}`,
    shareAt: (x: number, nowMs: number) => shareOfChange(change, x, since(nowMs)),
  }));
  const pictures = [...evening.stills.map((still) => overDay(still, change, since)), ...lights];
  return change.kind === 'edge' ? [...pictures, ...postLights(look, since)] : pictures;
}

/** Lamps and the lanterns of boats. Fireflies come last, with the whole evening. */
const isEveningOnly = ({ motion: { mood, sprite } }: MovingItem): boolean => mood === 'evening' && sprite !== LAST;

/** A picture of the evening over that of the day, column by column where an edge passes over it. */
function overDay(still: StillItem, change: LightChange, since: (nowMs: number) => number): MovingItem {
  const { id, layer, depth, url, blend, left, top, widthPx, heightPx } = still;
  const isSwept = change.kind === 'edge';
  return {
    id: `dusk ${id}`,
    layer,
    depth,
    url,
    blend,
    widthPx,
    heightPx,
    motion: { ...STANDING_STILL, x: 0, y: 0 },
    tint: 0xffffff,
    over: still,
    place(out, { nowMs }) {
      const sinceMs = since(nowMs);
      // Its picture is loaded when the edge comes.
      const share = isSwept ? Number(edgeX(sinceMs) > left - AHEAD_PX) : shareOfChange(change, left, sinceMs);
      putUpright(out, left + widthPx / 2, top + heightPx / 2, 1, share);
      return share === 0 ? 'hidden' : 'moving';
    },
    ...(isSwept && { edge: (nowMs: number) => edgeX(since(nowMs)) }),
  };
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
