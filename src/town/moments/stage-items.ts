/**
 * The stage while the musician plays: its bulbs light one after the other with the beat, and notes leave both speakers. Pure but
 * for the given clock.
 */
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import type { MovingItem } from '../plan/scene-items.ts';

/** Map pixels: the arch of bulbs of `src/art/town/houses/civic.ts`, of which the middle ones are behind the sign. */
const ARCH = { x: 2298.6, y: 573, acrossPx: 129, upPx: 220, count: 15, hiddenPx: 81 } as const;
const BULB = { scale: 0.34, everyNth: 3 } as const;
const SPEAKERS = [2173, 2424] as const;
const NOTE = { y: 520, risePx: 90, lastsMs: 1800, swayPx: 7, everyBeats: 2 } as const;

/** Both lie where they are drawn, left to right. */
export const BULBS: readonly { x: number; y: number }[] = Array.from({ length: ARCH.count }, (_, at) => {
  const turn = Math.PI * (1 - at / (ARCH.count - 1));
  return { x: ARCH.x + Math.cos(turn) * ARCH.acrossPx, y: ARCH.y - Math.sin(turn) * ARCH.upPx };
}).filter(({ x }) => Math.abs(x - ARCH.x) > ARCH.hiddenPx);

/** `beatAt`: what dancers follow at a moment of the page's monotonic clock. */
export function stageItems(look: ExtraLook, beatAt: (nowMs: number) => number): MovingItem[] {
  const bulbs = BULBS.flatMap(({ x, y }, index) =>
    pieceItem(look, {
      id: `stage bulb ${index}`,
      prop: 'lanternGlow',
      layer: 'backgroundMotions',
      isLight: true,
      place(out, { nowMs, isStill }) {
        const beat = beatAt(nowMs) / BEAT_MS;
        const isLit = isStill || (Math.floor(beat) + index) % BULB.everyNth === 0;
        putUpright(out, x, y, BULB.scale, isStill ? 0.5 : isLit ? 1 - 0.6 * (beat % 1) : 0);
        return isStill ? 'still' : 'moving';
      },
    }),
  );
  const notes = SPEAKERS.flatMap((x, side) =>
    pieceItem(look, {
      id: `stage note ${side}`,
      prop: 'note',
      layer: 'overheadMotions',
      place(out, { nowMs, isStill }) {
        const everyMs = NOTE.everyBeats * BEAT_MS * SPEAKERS.length;
        const ageMs = (beatAt(nowMs) + side * NOTE.everyBeats * BEAT_MS) % everyMs;
        const share = ageMs / NOTE.lastsMs;
        if (isStill) return 'hidden';
        const sway = NOTE.swayPx * Math.sin(share * 2 * Math.PI);
        putUpright(out, x + sway, NOTE.y - NOTE.risePx * share, 1, Math.max(0, Math.min(1, (1 - share) * 2)));
        return 'moving';
      },
    }),
  );
  return [...bulbs, ...notes];
}
