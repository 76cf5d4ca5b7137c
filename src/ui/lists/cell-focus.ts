/**
 * Roving focus of a virtualized grid: Tab reaches its current cell, arrow keys the others, and Shift with Right and Left
 * the other controls of a cell. The main control of a cell calls `useCell` and passes the result on; other controls of the
 * cell call `useCellControl`, or `useSelectedCellControl` when only a selected cell has them.
 */
import { createContext, useContext } from 'react';

/** Whether the cell is the current one; null outside of a grid with arrow keys. */
export const CellContext = createContext<boolean | null>(null);

/** Properties of a cell's main control; empty in a grid without arrow keys. */
export function useCell(): { tabIndex?: number; 'data-cell-focus'?: '' } {
  const isCurrent = useContext(CellContext);
  return isCurrent === null ? {} : { tabIndex: isCurrent ? 0 : -1, 'data-cell-focus': '' };
}

/** Properties of the other controls of a cell. */
export const useCellControl = (): { tabIndex?: number } => (useContext(CellContext) === null ? {} : { tabIndex: -1 });

/** Properties of controls that only the selected cell has, such as its actions: tab stops while that cell is the current one. */
export const useSelectedCellControl = (): { tabIndex?: number } =>
  useContext(CellContext) === false ? { tabIndex: -1 } : {};

/** `line`: Up and Down go to the neighbour, Left and Right are left to others. `grid`: all four arrows. */
export type Arrows = 'line' | 'grid';

/** Index of the cell that a key leads to; null for other keys. The first and the last cell do not wrap. */
export function cellAfter(
  key: string,
  at: number,
  { arrows, columns, count }: { arrows: Arrows; columns: number; count: number },
): number | null {
  const rowStep = arrows === 'line' ? 1 : columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + rowStep,
    ArrowUp: at - rowStep,
    ...(arrows === 'grid' ? { ArrowRight: at + 1, ArrowLeft: at - 1 } : {}),
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  if (next === undefined) return null;
  // Down from the last full row ends in the last, shorter one.
  if (next >= count)
    return key === 'ArrowDown' && Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at;
  return next < 0 ? at : next;
}
