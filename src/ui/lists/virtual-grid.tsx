/**
 * A virtualized grid: only visible rows are in the document. The number of columns follows the viewport's width; rows may
 * have any height. Reports when its end is near, so that the caller can fetch more.
 */
import { type ReactNode, type Ref, useMemo } from 'react';
import { classNames } from '../layout/class-names.ts';
import { type ColumnSteps, ITEM_COLUMNS, useColumns } from './use-columns.ts';
import { VirtualList, type VirtualListHandle } from './virtual-list.tsx';

/** Rows rendered beyond the visible edges. */
const OVERSCAN_ROWS = 3;
const GAP_PX = 8;

export interface VirtualGridProps<Cell> {
  cells: readonly Cell[];
  keyOf: (cell: Cell) => string;
  renderCell: (cell: Cell) => ReactNode;
  /** Estimated height of a row before it is measured, in CSS px. */
  estimatePx: number;
  /** Accessible name. */
  label: string;
  columns?: ColumnSteps;
  /** Called while the end is near, also repeatedly during a fetch. */
  onNearEnd?: () => void;
  /** Distance from the end in CSS px; a few rows by default. */
  nearEndPx?: number;
  /** Rendered after the last row. */
  foot?: ReactNode;
  className?: string;
  ref?: Ref<VirtualListHandle>;
}

interface Row<Cell> {
  key: string;
  cells: readonly Cell[];
}

export function VirtualGrid<Cell>(props: VirtualGridProps<Cell>) {
  const { cells, keyOf, renderCell, estimatePx, label, columns: steps = ITEM_COLUMNS, className, ...list } = props;
  const columns = useColumns(steps);
  const rows = useMemo(() => rowsOf(cells, columns, keyOf), [cells, columns, keyOf]);
  return (
    <VirtualList
      {...list}
      label={label}
      rows={rows}
      keyOf={rowKey}
      estimatePx={estimatePx}
      gapPx={GAP_PX}
      overscan={OVERSCAN_ROWS}
      className={classNames('px-[4px] pt-[6px] pb-2', className)}
      renderRow={(row) => (
        <div
          className="grid items-stretch"
          style={{ gap: GAP_PX, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {row.cells.map((cell) => (
            <div key={keyOf(cell)} className="flex min-w-0">
              {renderCell(cell)}
            </div>
          ))}
        </div>
      )}
    />
  );
}

const rowKey = <Cell,>(row: Row<Cell>): string => row.key;

function rowsOf<Cell>(cells: readonly Cell[], columns: number, keyOf: (cell: Cell) => string): Row<Cell>[] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => {
    const inRow = cells.slice(row * columns, (row + 1) * columns);
    return { key: inRow.map(keyOf).join(' '), cells: inRow };
  });
}
