/**
 * Pictures fitted to the sizes they are shown at, in slices: a frame fits as many as its time allows and lists how many items
 * are incomplete. Owns the handles of all sprites; the painter's module evicts the sprites themselves.
 */
import type { PaintModule, Size } from './paint-module.ts';

/** A part of a picture at a size, to be read as straight RGBA. */
export interface Cut {
  picture: number;
  frame: number;
  /** The size that the whole frame is scaled to. */
  fitted: Size;
  isFlipped: boolean;
  /** The part of the fitted picture. */
  left: number;
  top: number;
  size: Size;
}

export interface PictureReader {
  /** Size of a picture's frame; null for an unknown picture. */
  sizeOf(picture: number): Size | null;
  /** The pixels of a cut, or null for an unknown picture. Valid until the next call. */
  read(cut: Cut): Uint8ClampedArray | null;
}

export interface Wanted {
  picture: number;
  frame: number;
  fitted: Size;
  isFlipped: boolean;
  kind: 'runs' | 'whole';
  /** Cuts the picture into pieces. */
  isTiled: boolean;
}

/** Side of the pieces of a tiled picture. */
const PIECE_PX = 256;
/** Handle of a piece that is transparent. */
const CLEAR = 0;
const UNKNOWN = -1;

interface Fit {
  readonly wanted: Wanted;
  readonly columns: number;
  /** By row, then column. */
  readonly handles: number[];
  usedAt: number;
}

/** Fits that are not used for so many frames are forgotten once there are many. */
const IDLE_FRAMES = 600;
const MANY_FITS = 4000;

export interface Fits {
  beginFrame(): void;
  /**
   * Calls `use` for each visible piece of a fitted picture that is in memory, with its place in the picture. A missing piece is
   * fitted if `hasTime` says so. Returns whether no visible piece is missing.
   */
  each(wanted: Wanted, visible: Visible, hasTime: () => boolean, use: UsePiece): boolean;
  /**
   * What shows a picture while the wanted one cannot be fitted yet: the same frame in another size, or another frame. Null when
   * there is none in memory.
   */
  standIn(wanted: Wanted): { handle: number; size: Size } | null;
  /** Releases all sprites of a picture. */
  forget(picture: number): void;
}

/** Bounds within the fitted picture. */
export interface Visible {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** `size` is valid during the call. */
export type UsePiece = (handle: number, left: number, top: number, size: Size) => void;

/** Of sides below 32,768: a number, because texts for each item of each frame would be garbage to collect. */
const keyOf = ({ frame, fitted, isFlipped, kind }: Wanted): number =>
  ((frame * SIDE_MAX + fitted.widthPx) * SIDE_MAX + fitted.heightPx) * 4 +
  (isFlipped ? 2 : 0) +
  (kind === 'whole' ? 1 : 0);
const SIDE_MAX = 32_768;

export function createFits(module: PaintModule, reader: PictureReader): Fits {
  /** By picture, then by the other properties of what is wanted. */
  const fits = new Map<number, Map<number, Fit>>();
  let count = 0;
  let frame = 0;

  function fitOf(wanted: Wanted): Fit {
    const { picture, fitted } = wanted;
    const key = keyOf(wanted);
    let own = fits.get(picture);
    if (own === undefined) fits.set(picture, (own = new Map()));
    let fit = own.get(key);
    if (fit === undefined) {
      const columns = wanted.isTiled ? Math.ceil(fitted.widthPx / PIECE_PX) : 1;
      const rows = wanted.isTiled ? Math.ceil(fitted.heightPx / PIECE_PX) : 1;
      // The caller reuses its objects.
      const copy = { ...wanted, fitted: { ...fitted } };
      fit = { wanted: copy, columns, handles: Array.from({ length: columns * rows }, () => UNKNOWN), usedAt: frame };
      own.set(key, fit);
      count += 1;
    }
    fit.usedAt = frame;
    return fit;
  }

  function make(
    { picture, frame: of, fitted, isFlipped, kind }: Wanted,
    left: number,
    top: number,
    size: Size,
  ): number {
    const pixels = reader.read({ picture, frame: of, fitted, isFlipped, left, top, size });
    return pixels === null ? UNKNOWN : (module.addSprite(kind, size, pixels) ?? UNKNOWN);
  }

  function drop(own: Map<number, Fit>, key: number, fit: Fit): void {
    own.delete(key);
    count -= 1;
    for (const handle of fit.handles) if (handle > CLEAR) module.dropSprite(handle);
  }

  function forgetIdle(): void {
    for (const own of fits.values()) {
      for (const [key, fit] of own) if (fit.usedAt < frame - IDLE_FRAMES) drop(own, key, fit);
    }
  }

  return {
    beginFrame() {
      frame += 1;
      if (count > MANY_FITS && frame % IDLE_FRAMES === 0) forgetIdle();
    },
    each(wanted, visible, hasTime, use) {
      const fit = fitOf(wanted);
      const { fitted, isTiled } = fit.wanted;
      let isComplete = true;
      for (let index = 0; index < fit.handles.length; index++) {
        const known = fit.handles[index] ?? UNKNOWN;
        const left = (index % fit.columns) * PIECE_PX;
        const top = Math.floor(index / fit.columns) * PIECE_PX;
        const size = isTiled
          ? { widthPx: Math.min(PIECE_PX, fitted.widthPx - left), heightPx: Math.min(PIECE_PX, fitted.heightPx - top) }
          : fitted;
        const isOutside =
          left >= visible.right ||
          top >= visible.bottom ||
          left + size.widthPx <= visible.left ||
          top + size.heightPx <= visible.top;
        if (isOutside || known === CLEAR) continue;
        let handle = known !== UNKNOWN && module.useSprite(known) ? known : UNKNOWN;
        if (handle === UNKNOWN && hasTime()) handle = make(fit.wanted, left, top, size);
        fit.handles[index] = handle;
        if (handle === UNKNOWN) isComplete = false;
        else if (handle !== CLEAR) use(handle, left, top, size);
      }
      return isComplete;
    },
    standIn({ picture, frame: of, isFlipped, kind }) {
      const known = [...(fits.get(picture)?.values() ?? [])].filter(
        ({ wanted, columns, handles }) =>
          columns === 1 && handles.length === 1 && wanted.kind === kind && wanted.isFlipped === isFlipped,
      );
      // The same frame before others, and what was shown last.
      known.sort((a, b) => Number(b.wanted.frame === of) - Number(a.wanted.frame === of) || b.usedAt - a.usedAt);
      for (const { wanted, handles } of known) {
        const [handle = UNKNOWN] = handles;
        if (handle > CLEAR && module.useSprite(handle)) return { handle, size: wanted.fitted };
      }
      return null;
    },
    forget(picture) {
      const own = fits.get(picture);
      if (own === undefined) return;
      for (const [key, fit] of own) drop(own, key, fit);
      fits.delete(picture);
    },
  };
}
