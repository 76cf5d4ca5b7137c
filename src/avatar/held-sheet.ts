/**
 * An unpublished sprite sheet that figures of this page can wear. The core's worker packs it like other layers and keeps it
 * while a component uses it. Owns the core that it borrows for that time.
 */
import { useEffect, useState } from 'react';
import { borrowCore } from '../engine/page-core.ts';
import type { PackRef } from '../shared/art/dress.ts';

export type HeldSheet = PackRef | 'loading' | 'failed';

/** `z` is the position in the layer stack. `sheet` is null until there is one. */
export function useHeldSheet(sheet: Blob | null, z: number): HeldSheet {
  const [held, setHeld] = useState<HeldSheet>('loading');
  useEffect(() => {
    if (sheet === null) return undefined;
    const core = borrowCore();
    let isUnmounted = false;
    const holding = core.client.holdSheet(sheet, z);
    holding.then(
      (url) => !isUnmounted && setHeld({ url }),
      () => !isUnmounted && setHeld('failed'),
    );
    return () => {
      isUnmounted = true;
      setHeld('loading');
      holding
        .then((url) => core.client.dropSheet(url))
        .catch(() => undefined)
        .finally(() => core.release());
    };
  }, [sheet, z]);
  return held;
}

const THUMBNAIL_PX = 256;

/** A close-up of the item as a square PNG: of `rotation` (0 to 5) if the item is visible there, else of the first view in which it is. Rejects when it is visible in none. */
export async function drawThumbnail(sheet: Blob, rotation: number | null): Promise<Blob> {
  const core = borrowCore();
  try {
    const url = await core.client.holdSheet(sheet, 0);
    try {
      return await core.client.drawCloseUp(url, rotation, THUMBNAIL_PX);
    } finally {
      core.client.dropSheet(url);
    }
  } finally {
    core.release();
  }
}
