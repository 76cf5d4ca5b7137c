/**
 * The pictures of today's lanterns: dusty with a glint now and then until found, lit afterwards, and a flash when one is found.
 * Pure but for the given state, which it reads in each frame.
 */
import type { LanternSpot } from '../../shared/rules/lanterns/spots.ts';
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import type { MovingItem } from '../plan/scene-items.ts';

export interface LanternView {
  isFound(spot: number): boolean;
  /** When the player found it, on the page's monotonic clock; null: before this visit. */
  foundAtMs(spot: number): number | null;
}

/** From the middle of the picture to its foot, as `art/town/prop-art.ts` draws it. */
const FOOT_PX = 20;
const GLINT = { everyMs: 4000, lastsMs: 700 } as const;
const FLASH_MS = 1200;
const GLOW_PERIOD_MS = 3200;

export function lanternItems(spots: readonly LanternSpot[], look: ExtraLook, view: LanternView): MovingItem[] {
  return spots.flatMap((spot) => itemsOf(spot, look, view));
}

function itemsOf({ n, x, y }: LanternSpot, look: ExtraLook, view: LanternView): MovingItem[] {
  const middle = y - FOOT_PX;
  const piece = { depth: y, layer: 'standing' } as const;
  const glowAlpha = look.mood === 'evening' ? 0.85 : 0.4;
  return [
    ...pieceItem(look, {
      ...piece,
      id: `lantern ${n} glow`,
      prop: 'lanternGlow',
      layer: 'backgroundMotions',
      isLight: true,
      place(out, { nowMs, isStill }) {
        if (!view.isFound(n)) return 'hidden';
        const swing = isStill ? 0 : Math.sin((2 * Math.PI * nowMs) / GLOW_PERIOD_MS + n);
        putUpright(out, x, middle + 8, 1, glowAlpha * (0.88 + 0.12 * swing));
        return isStill ? 'still' : 'moving';
      },
    }),
    ...pieceItem(look, {
      ...piece,
      id: `lantern ${n}`,
      prop: 'lantern',
      place(out) {
        putUpright(out, x, middle, 1, 1);
        return view.isFound(n) ? 'hidden' : 'still';
      },
    }),
    ...pieceItem(look, {
      ...piece,
      id: `lantern ${n} lit`,
      prop: 'lanternLit',
      tint: 0xffffff,
      place(out) {
        putUpright(out, x, middle, 1, 1);
        return view.isFound(n) ? 'still' : 'hidden';
      },
    }),
    ...pieceItem(look, {
      ...piece,
      id: `lantern ${n} glint`,
      prop: 'lanternGlint',
      depth: y + 1,
      isLight: true,
      place(out, { nowMs, isStill }) {
        if (view.isFound(n) || isStill) return 'hidden';
        const share = ((nowMs + n * 530) % GLINT.everyMs) / GLINT.lastsMs;
        putUpright(out, x + 6, middle - 10, 0.5 + 0.7 * Math.min(1, share), share < 1 ? Math.sin(Math.PI * share) : 0);
        out.rotation = share;
        return 'moving';
      },
    }),
    ...pieceItem(look, {
      ...piece,
      id: `lantern ${n} flash`,
      prop: 'spark',
      layer: 'overheadMotions',
      isLight: true,
      place(out, { nowMs, isStill }) {
        const foundAtMs = view.foundAtMs(n);
        const share = foundAtMs === null ? 1 : (nowMs - foundAtMs) / FLASH_MS;
        if (share >= 1 || isStill) return 'hidden';
        putUpright(out, x, middle, 0.4 + 1.2 * share, 1 - share);
        return 'moving';
      },
    }),
  ];
}
