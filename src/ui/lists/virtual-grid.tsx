/**
 * A virtualized grid: only visible rows are in the document. The number of columns follows the viewport's width; rows may
 * have any height. Reports when its end is near, so that the caller can fetch more.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { classNames } from '../layout/class-names.ts';
import { type Arrows, cellAfter, CellContext } from './cell-focus.ts';
import { logicalKey } from './logical-key.ts';
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
  /** One tab stop and arrow keys between the cells; see `cell-focus.ts`. Without it every control is a tab stop. */
  arrows?: Arrows;
  /** Rendered after the last row. */
  foot?: ReactNode;
  /** Other cells will replace these at once, e.g. while a search runs. */
  isBusy?: boolean;
  className?: string;
  ref?: Ref<VirtualListHandle>;
}

interface Row<Cell> {
  key: string;
  cells: readonly Cell[];
}

export function VirtualGrid<Cell>(props: VirtualGridProps<Cell>) {
  const { cells, keyOf, renderCell, label, columns: steps = ITEM_COLUMNS, className, arrows, ref, ...list } = props;
  const columns = useColumns(steps);
  const rows = useMemo(() => rowsOf(cells, columns, keyOf), [cells, columns, keyOf]);
  const handle = useRef<VirtualListHandle>(null);
  useImperativeHandle(ref, () => ({
    scrollToTop: () => handle.current?.scrollToTop(),
    focus: () => handle.current?.focus(),
    scrollToRow: (index) => handle.current?.scrollToRow(index),
  }));
  const roving = useRovingCells({ arrows, columns, count: cells.length, list: handle });
  return (
    <VirtualList
      {...list}
      {...roving.list}
      ref={handle}
      label={label}
      rows={rows}
      keyOf={rowKey}
      gapPx={GAP_PX}
      overscan={OVERSCAN_ROWS}
      className={classNames('px-[4px] pt-[6px] pb-2', className)}
      renderRow={(row, rowIndex) => (
        <div
          className="grid items-stretch"
          style={{ gap: GAP_PX, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {row.cells.map((cell, column) => (
            <Cell key={keyOf(cell)} index={rowIndex * columns + column} cells={roving.cells}>
              {renderCell(cell)}
            </Cell>
          ))}
        </div>
      )}
    />
  );
}

interface RovingCells {
  current: number;
  setCurrent: (index: number) => void;
  /** The cell that gets the focus as soon as it is in the document. */
  wanted: RefObject<number | null>;
}

interface Roving {
  arrows: Arrows | undefined;
  columns: number;
  count: number;
  list: RefObject<VirtualListHandle | null>;
}

function useRovingCells({ arrows, columns, count, list }: Roving) {
  const [chosen, setCurrent] = useState(0);
  const wanted = useRef<number | null>(null);
  if (arrows === undefined) return { list: {}, cells: null };
  const current = Math.max(0, Math.min(chosen, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isOnCell(event.target)) return;
    if (event.shiftKey) {
      if (moveInCell(event)) event.preventDefault();
      return;
    }
    const next = cellAfter(logicalKey(event.key), current, { arrows, columns, count });
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setCurrent(next);
    list.current?.scrollToRow(Math.floor(next / columns));
    const shown = event.currentTarget.querySelector(`[data-cell="${next}"]`);
    if (shown) focusIn(shown, wanted);
  };
  const cells: RovingCells = { current, setCurrent, wanted };
  return { list: { onKeyDown, keptRow: Math.floor(current / columns) }, cells };
}

const FIELDS = 'input, textarea, select';
const isOnCell = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-cell]') !== null && target.closest(FIELDS) === null;

/** Shift with Right or Left: the next or previous control of the cell. */
function moveInCell({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[logicalKey(key)];
  if (step === undefined || !(target instanceof HTMLElement)) return false;
  const controls = [...(target.closest('[data-cell]')?.querySelectorAll('button') ?? [])];
  controls[controls.findIndex((control) => control === target) + step]?.focus();
  return true;
}

function focusIn(cell: Element, wanted: RefObject<number | null>): void {
  wanted.current = null;
  const control = cell.querySelector<HTMLElement>('[data-cell-focus]') ?? cell.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
}

function Cell({ index, cells, children }: { index: number; cells: RovingCells | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isCurrent = cells?.current === index;
  useLayoutEffect(() => {
    if (box.current !== null && cells !== null && cells.wanted.current === index) focusIn(box.current, cells.wanted);
  });
  return (
    <div
      ref={box}
      data-cell={cells === null ? undefined : index}
      onFocus={cells === null || isCurrent ? undefined : () => cells.setCurrent(index)}
      className="flex min-w-0"
    >
      <CellContext value={cells === null ? null : isCurrent}>{children}</CellContext>
    </div>
  );
}

const rowKey = <Cell,>(row: Row<Cell>): string => row.key;

function rowsOf<Cell>(cells: readonly Cell[], columns: number, keyOf: (cell: Cell) => string): Row<Cell>[] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => {
    const inRow = cells.slice(row * columns, (row + 1) * columns);
    return { key: inRow.map(keyOf).join(' '), cells: inRow };
  });
}
