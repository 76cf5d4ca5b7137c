/** Number of grid columns by viewport width: below 340, 768, 1024 and 1280 px, and from 1280 px. */
import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';

/** Columns for each of the five widths, narrowest first. */
export type ColumnSteps = readonly [number, number, number, number, number];

export const ITEM_COLUMNS: ColumnSteps = [1, 3, 4, 5, 6];
const STEPS_PX = [340, MOBILE_BREAKPOINT_PX, 1024, 1280] as const;

const columnsAt = (widthPx: number, steps: ColumnSteps): number =>
  steps[STEPS_PX.filter((stepPx) => widthPx >= stepPx).length] ?? steps[0];

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export const useColumns = (steps: ColumnSteps = ITEM_COLUMNS): number =>
  useSyncExternalStore(listen, () => columnsAt(window.innerWidth, steps));
