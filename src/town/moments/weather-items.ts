/**
 * The pictures of rain, fog and a breezy sea. Rain falls in the window, wherever it is; fog lies over sea and roofs, behind all figures.
 * Reduced motion and Optimized Mode: one still bank of fog, no rain. Pure but for the given strengths.
 */
import { MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { mulberry32 } from '../../shared/runtime/seeded-random.ts';
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { type MotionPlacement, putUpright } from '../plan/motion-paths.ts';
import type { MovingItem, PlaceTime } from '../plan/scene-items.ts';

export interface WeatherView {
  /** 0 to 1. */
  rain(): number;
  fog(): number;
  wind(): number;
}

const STREAKS = 90;
const RAIN = { pxPerS: 780, slant: -0.07, alpha: 0.75, overPx: 30 } as const;
const RIPPLES = 12;
const RIPPLE = { periodMs: 900, topY: 660, bottomY: 985 } as const;
const SEED = 36;
/** On the open sea, beside pier and boats: map pixels. */
const WHITECAPS = [62, 570, 484, 548, 560, 652, 104, 656, 112, 892, 345, 914, 612, 905] as const;
const WHITECAP = { periodMs: 2600, driftPx: 26, scale: 0.9 } as const;

/** The sea bank's middle, and the row over the roofs. */
const SEA_BANK = { x: 330, y: 530, spread: 360, alpha: 0.35, scale: 1.5 } as const;
const ROOF_BANK = { y: 300, everyPx: 520, alpha: 0.2, scale: 1.5 } as const;
const FOG_PX_PER_S = 6;

export function rainItems(look: ExtraLook, view: WeatherView): MovingItem[] {
  const random = mulberry32(SEED);
  const streaks = Array.from({ length: STREAKS }, (_, index) => {
    const [atX, atY, speed] = [random(), random(), 0.85 + 0.3 * random()];
    return pieceItem(look, {
      id: `rain ${index}`,
      prop: 'rain',
      layer: 'overheadMotions',
      place(out, time) {
        if (time.isStill || index >= STREAKS * view.rain()) return 'hidden';
        const { left, top, right, bottom } = time.sight;
        const heightPx = bottom - top + 2 * RAIN.overPx;
        const fallen = (atY * heightPx + (time.nowMs / 1000) * RAIN.pxPerS * speed) % heightPx;
        const widthPx = right - left;
        // It stays in its place on the map while the window moves over it.
        const x = wrap(atX * widthPx + fallen * RAIN.slant - left, widthPx);
        putUpright(out, left + x, top - RAIN.overPx + fallen, 1, RAIN.alpha);
        return 'moving';
      },
    });
  });
  const ripples = Array.from({ length: RIPPLES }, (_, index) =>
    pieceItem(look, {
      id: `ripple ${index}`,
      prop: 'splash',
      layer: 'backgroundMotions',
      place(out, time) {
        if (time.isStill || index >= RIPPLES * view.rain()) return 'hidden';
        const cycles = time.nowMs / RIPPLE.periodMs + index / RIPPLES;
        const share = cycles % 1;
        const at = mulberry32(Math.floor(cycles) * RIPPLES + index);
        const { left, right } = time.sight;
        const y = RIPPLE.topY + at() * (RIPPLE.bottomY - RIPPLE.topY);
        putUpright(out, left + at() * (right - left), y, 0.3 + 0.7 * share, 1 - share);
        return 'moving';
      },
    }),
  );
  return [...streaks, ...ripples].flat();
}

/** One more whitecap in three glints of the sea. Pure as the others. */
export function whitecapItems(look: ExtraLook, view: WeatherView): MovingItem[] {
  const random = mulberry32(SEED);
  return Array.from({ length: WHITECAPS.length / 2 }, (_, index) => {
    const [x = 0, y = 0, phase] = [WHITECAPS[2 * index], WHITECAPS[2 * index + 1], random()];
    return pieceItem(look, {
      id: `whitecap ${index}`,
      prop: 'whitecap',
      layer: 'backgroundMotions',
      place(out, { nowMs, isStill }) {
        const share = (nowMs / WHITECAP.periodMs + phase) % 1;
        const alpha = view.wind() * Math.sin(Math.PI * share);
        putUpright(out, x + WHITECAP.driftPx * (share - 0.5), y, WHITECAP.scale, alpha);
        return isStill || view.wind() === 0 ? 'hidden' : 'moving';
      },
    });
  }).flat();
}

export function fogItems(look: ExtraLook, view: WeatherView): MovingItem[] {
  const bank = (id: string, scale: number, place: (out: MotionPlacement, time: PlaceTime) => boolean): MovingItem[] =>
    pieceItem(look, {
      id: `fog ${id}`,
      prop: 'fog',
      layer: 'backgroundMotions',
      scale,
      place(out, time) {
        const isShown = view.fog() > 0 && place(out, time);
        return isShown ? (time.isStill ? 'still' : 'moving') : 'hidden';
      },
    });
  const sea = [-1, 1].map((side) =>
    bank(`sea ${side}`, SEA_BANK.scale, (out, { nowMs, isStill }) => {
      // To and fro: the bay ends at the town.
      const sway = isStill ? 0 : 60 * Math.sin(((nowMs / 1000) * FOG_PX_PER_S) / 60 + side);
      const { x, y, spread, alpha, scale } = SEA_BANK;
      putUpright(out, x + (side * spread) / 2 + sway, y + side * 14, scale, alpha * view.fog());
      return true;
    }),
  );
  const count = Math.ceil(MAP_WIDTH_PX / ROOF_BANK.everyPx) + 1;
  const roofs = Array.from({ length: count }, (_, index) =>
    bank(`roofs ${index}`, ROOF_BANK.scale, (out, { nowMs, isStill }) => {
      const { everyPx, y, scale, alpha } = ROOF_BANK;
      const x = (index * everyPx + (nowMs / 1000) * FOG_PX_PER_S) % (count * everyPx);
      putUpright(out, x - everyPx / 2, y + (index % 2) * 34, scale, alpha * view.fog());
      return !isStill;
    }),
  );
  return [...sea, ...roofs].flat();
}

const wrap = (value: number, length: number): number => ((value % length) + length) % length;
