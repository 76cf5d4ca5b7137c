/**
 * A sprite sheet that nobody has published yet, worn by figures of this page: the core's worker packs it like every other
 * layer and keeps it for as long as somebody looks. Owns the borrowed core of that time.
 */
import { useEffect, useState } from 'react';
import { borrowCore } from '../engine/page-core.ts';
import type { PackRef } from '../shared/art/dress.ts';

export type HeldSheet = PackRef | 'loading' | 'failed';

/** `z` is its place in the stack. Null while there is no sheet yet. */
export function useHeldSheet(sheet: Blob | null, z: number): HeldSheet {
  const [held, setHeld] = useState<HeldSheet>('loading');
  useEffect(() => {
    if (sheet === null) return undefined;
    const core = borrowCore();
    let isOver = false;
    const holding = core.client.holdSheet(sheet, z);
    holding.then(
      (url) => !isOver && setHeld({ url }),
      () => !isOver && setHeld('failed'),
    );
    return () => {
      isOver = true;
      setHeld('loading');
      holding
        .then((url) => core.client.dropSheet(url))
        .catch(() => undefined)
        .finally(() => core.giveBack());
    };
  }, [sheet, z]);
  return held;
}

const THUMBNAIL_PX = 256;

/** The item alone, close up, as a square PNG: in that view (0 to 5), else in the first that shows it. Rejects when none does. */
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
    core.giveBack();
  }
}
