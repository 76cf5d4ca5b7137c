/** The banner of an event over the stage, and the paper bits when it begins. Pure but for the given clock. */
import { mulberry32 } from '../../shared/runtime/seeded-random.ts';
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import type { MovingItem } from '../plan/scene-items.ts';

/** The middle of the banner over the stage. */
export const BANNER = { x: 2298, y: 330 } as const;
/** It hangs lower where the interface would cover it, but not over the stage itself; map px. */
const HANG = { lowestY: 440, halfHeightPx: 40 } as const;

export const hangBanner = (clearTop: number): { x: number; y: number } => ({
  x: BANNER.x,
  y: Math.max(BANNER.y, Math.min(HANG.lowestY, clearTop + HANG.halfHeightPx)),
});
const BITS = ['bitCoral', 'bitAmber', 'bitRose', 'bitMint'] as const;
const VOLLEY = { count: 24, lastsMs: 2600, upPx: 150, fallPx: 520, spreadPx: 320, turns: 2.5 } as const;

export function bannerItem(look: ExtraLook): MovingItem[] {
  return pieceItem(look, {
    id: 'banner',
    prop: 'banner',
    layer: 'backgroundMotions',
    place(out, { clearTop }) {
      putUpright(out, BANNER.x, hangBanner(clearTop).y, 1, 1);
      return 'still';
    },
  });
}

/** `sinceStart`: ms since the event began, negative before it. */
export function volleyItems(look: ExtraLook, sinceStart: (nowMs: number) => number): MovingItem[] {
  const random = mulberry32(VOLLEY.count);
  return Array.from({ length: VOLLEY.count }, (_, index) => {
    const [side, height, turn] = [random() * 2 - 1, 0.6 + 0.4 * random(), random()];
    return pieceItem(look, {
      id: `paper ${index}`,
      prop: BITS[index % BITS.length] ?? BITS[0],
      layer: 'overheadMotions',
      place(out, { nowMs, isStill }) {
        const share = sinceStart(nowMs) / VOLLEY.lastsMs;
        if (isStill || share >= 1) return 'hidden';
        const t = Math.max(0, share);
        // Up and out, then down.
        const y = -VOLLEY.upPx * height * Math.sin(Math.min(1, t * 3) * (Math.PI / 2)) + VOLLEY.fallPx * t * t;
        const x = BANNER.x + side * VOLLEY.spreadPx * (1 - (1 - t) ** 2);
        putUpright(out, x, BANNER.y + y, 1, share < 0 ? 0 : Math.min(1, (1 - t) * 4));
        out.rotation = 2 * Math.PI * (turn + VOLLEY.turns * t);
        return 'moving';
      },
    });
  }).flat();
}
