/** How the evening comes over the town, or leaves it: from west to east with a soft edge, or in the whole town at once. Pure. */

export interface LightChange {
  /** `edge`: dusk from west to east; `in` and `out`: the evening fades in or out. */
  readonly kind: 'edge' | 'in' | 'out';
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly lastsMs: number;
}

const EDGE = { pxPerMs: 0.12, widthPx: 400 } as const;

/** When the middle of the edge is at `x`, ms after dusk began. */
export const edgeMs = (x: number): number => x / EDGE.pxPerMs;

/** Where the middle of the edge is, ms after dusk began; negative before it. */
export const edgeX = (sinceMs: number): number => sinceMs * EDGE.pxPerMs;

/** How much of the evening an edge at `edge` has brought to a column of the map, 0 to 1. */
const shareBehind = (edge: number, x: number): number => clamp(0.5 + (edge - x) / EDGE.widthPx);

/** How much of the evening is there at a column of the map, 0 to 1. */
export function shareOfChange({ kind, lastsMs }: LightChange, x: number, sinceMs: number): number {
  if (kind === 'edge') return shareBehind(edgeX(sinceMs), x);
  const share = clamp(sinceMs / lastsMs);
  return kind === 'in' ? share : 1 - share;
}

/** What of the evening is there, for what has no pictures of its own to fade: all of it behind an edge, or a share everywhere. */
export interface EveningShare {
  /** The middle of the soft edge, map px; null: there is none. */
  readonly edgeX: number | null;
  /** 0 to 1; 1 with an edge. */
  readonly share: number;
}

export const eveningShare = (change: LightChange, sinceMs: number): EveningShare =>
  change.kind === 'edge'
    ? { edgeX: edgeX(sinceMs), share: 1 }
    : { edgeX: null, share: shareOfChange(change, 0, sinceMs) };

/** Columns of the map that are drawn with one share: the widest ones in which no step is seen, and those of one share. */
const STRIP_PX = 8;
const CHUNK_PX = 64;

/**
 * Calls `use` for each part of a picture from `left` to `right` that an edge has reached, from left to right, in columns of the map.
 * Parts keep their bounds while the edge moves on; what it has passed has the share 1.
 */
export function eachSweptPart(
  left: number,
  right: number,
  edge: number,
  use: (from: number, to: number, share: number) => void,
): void {
  if (shareBehind(edge, right) === 1) return use(left, right, 1);
  for (let chunk = Math.floor(left / CHUNK_PX) * CHUNK_PX; chunk < right; chunk += CHUNK_PX) {
    const end = chunk + CHUNK_PX;
    if (shareBehind(edge, chunk) === 0) return;
    if (shareBehind(edge, end) === 1) {
      use(Math.max(left, chunk), Math.min(right, end), 1);
      continue;
    }
    for (let strip = Math.max(chunk, Math.floor(left / STRIP_PX) * STRIP_PX); strip < Math.min(right, end); ) {
      const share = shareBehind(edge, strip + STRIP_PX / 2);
      if (share > 0) use(Math.max(left, strip), Math.min(right, strip + STRIP_PX), share);
      strip += STRIP_PX;
    }
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
