/**
 * Sprite sheets from the page, packed like published layers, so that a figure can wear unpublished items. Owns them until
 * they are dropped.
 */
import type { Core, RgbaImage } from '../src/engine/core/types.ts';
import { viewOfSheet } from '../src/engine/figures/frames.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../src/shared/art/avatar-sizes.ts';
import type { PackedLayer } from '../src/shared/art/layer-pack.ts';

/** URL scheme of held sheets; no host's URL starts with it. */
const SCHEME = 'sheet:';

export interface HeldSheets {
  /** Returns the URL of its pack. Throws a RangeError for a picture that is not six views of 425x850. */
  hold(core: Pick<Core, 'packLayer'>, sheet: RgbaImage, z: number): string;
  /** Null for URLs of other packs; rejects for a dropped sheet. */
  take(url: string): Promise<readonly PackedLayer[]> | null;
  drop(url: string): void;
}

export function createHeldSheets(): HeldSheets {
  const held = new Map<string, readonly PackedLayer[]>();
  let count = 0;
  return {
    hold(core, sheet, z) {
      const columns = COLUMN_OF_ROTATION.length;
      if (sheet.widthPx !== CANVAS_WIDTH_PX * columns || sheet.heightPx !== CANVAS_HEIGHT_PX) {
        throw new RangeError(`a sheet of ${sheet.widthPx}x${sheet.heightPx} is not six views`);
      }
      const layers = COLUMN_OF_ROTATION.map((column, rotation) => ({
        rotation,
        z,
        payload: core.packLayer(viewOfSheet(sheet, column)),
      }));
      count += 1;
      const url = `${SCHEME}${count}`;
      held.set(url, layers);
      return url;
    },
    take(url) {
      if (!url.startsWith(SCHEME)) return null;
      const layers = held.get(url);
      return layers === undefined ? Promise.reject(new Error(`${url} is not held`)) : Promise.resolve(layers);
    },
    drop: (url) => void held.delete(url),
  };
}
