/** How the evening comes over the town, or leaves it: from west to east, or in the whole town at once. Pure. */

export interface LightChange {
  /** `edge`: dusk from west to east; `in` and `out`: the evening fades in or out. */
  readonly kind: 'edge' | 'in' | 'out';
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly lastsMs: number;
}

const EDGE = { pxPerMs: 0.12, widthPx: 400 } as const;

/** When the edge of the evening is at `x`, ms after dusk began. */
export const edgeMs = (x: number): number => x / EDGE.pxPerMs;

/** How much of the evening the edge has brought to a piece of scenery, 0 to 1. A point (width 0) is passed at once. */
export function shareOfEvening(left: number, widthPx: number, sinceMs: number): number {
  const passedPx = sinceMs * EDGE.pxPerMs - left;
  if (widthPx === 0) return passedPx > 0 ? 1 : 0;
  return Math.max(0, Math.min(1, passedPx / Math.max(widthPx, EDGE.widthPx)));
}

/** How much of the evening is there, 0 to 1. Map pixels. */
export function shareOfChange({ kind, lastsMs }: LightChange, left: number, widthPx: number, sinceMs: number): number {
  if (kind === 'edge') return shareOfEvening(left, widthPx, sinceMs);
  const share = Math.max(0, Math.min(1, sinceMs / lastsMs));
  return kind === 'in' ? share : 1 - share;
}
