/**
 * A virtualized list: only visible rows are in the document. Rows may have any height and may change it. Reports when its
 * end is near, so that the caller can fetch more.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent as ListKeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  type UIEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '../layout/class-names.ts';

/** Default number of rows rendered beyond the visible edges. */
const OVERSCAN = 6;
/** The end is near from this many rows before it. */
const NEAR_END_ROWS = 10;

export interface VirtualListHandle {
  scrollToTop(): void;
  /** Moves the keyboard focus to the list itself. */
  focus(): void;
  /** Scrolls as little as needed to show a row. */
  scrollToRow(index: number): void;
}

export interface VirtualListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Estimated height of a row before it is measured, in CSS px. */
  estimatePx: number;
  renderRow: (row: Row, index: number) => ReactNode;
  /** Accessible name. */
  label: string;
  gapPx?: number;
  /** Rows rendered beyond the visible edges. */
  overscan?: number;
  /** Called while the end is near, also repeatedly during a fetch. */
  onNearEnd?: () => void;
  /** Distance from the end in CSS px; a few rows by default. */
  nearEndPx?: number;
  /** Called when the scroll position changes, with the offset in CSS px. */
  onScroll?: (fromTopPx: number) => void;
  /** Rendered after the last row, e.g. the next page's progress. */
  foot?: ReactNode;
  /** A row that stays in the document while it is out of sight, because it has the focus. */
  keptRow?: number;
  /** Set when the rows contain a tab stop, which the list itself then is not. */
  onKeyDown?: (event: ListKeyboardEvent<HTMLElement>) => void;
  /** Other rows will replace these at once, e.g. while a search runs. */
  isBusy?: boolean;
  className?: string;
  ref?: Ref<VirtualListHandle>;
}

export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const {
    rows,
    keyOf,
    estimatePx,
    renderRow,
    label,
    gapPx = 0,
    overscan = OVERSCAN,
    onNearEnd,
    nearEndPx,
    onScroll,
    foot,
    keptRow,
    onKeyDown,
    isBusy,
    className,
    ref,
  } = props;
  const box = useRef<HTMLElement>(null);
  // A stable function limits the work of a scroll to the visible rows; a new function makes the virtualizer measure all rows.
  const getItemKey = useCallback((index: number) => keyAt(rows, index, keyOf), [rows, keyOf]);
  // oxlint-disable-next-line react/incompatible-library -- this component is not memoized, so nothing of it goes stale
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatePx,
    getItemKey,
    gap: gapPx,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), keptRow, range.count),
      [keptRow],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const lastInSight = items.at(-1)?.index ?? -1;
  const isNearEnd = rows.length > 0 && lastInSight >= rows.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd && (nearEndPx === undefined || leftPx(box.current) <= nearEndPx)) onNearEnd?.();
  }, [isNearEnd, nearEndPx, onNearEnd]);
  useEffect(() => {
    const list = box.current;
    list?.addEventListener('keydown', openOnEnter);
    return () => list?.removeEventListener('keydown', openOnEnter);
  }, []);
  const follow = (event: UIEvent<HTMLElement>): void => {
    onScroll?.(event.currentTarget.scrollTop);
    if (nearEndPx !== undefined && leftPx(event.currentTarget) <= nearEndPx) onNearEnd?.();
  };
  useImperativeHandle(
    ref,
    () => ({
      scrollToTop: () => virtualizer.scrollToOffset(0),
      focus: () => box.current?.focus({ preventScroll: true }),
      scrollToRow: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    }),
    [virtualizer],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the controls of the rows
    <section
      ref={box}
      className={classNames('scroll', className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keys
      tabIndex={onKeyDown === undefined ? 0 : -1}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onScroll={follow}
      onKeyDown={onKeyDown}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <RowContent row={row} index={index} renderRow={renderRow} />
            </li>
          );
        })}
      </ul>
      {foot}
    </section>
  );
}

interface RowContentProps<Row> {
  row: Row;
  index: number;
  renderRow: (row: Row, index: number) => ReactNode;
}

/** Enter on the list itself activates its current row, else its first visible one. */
function openOnEnter(event: KeyboardEvent): void {
  const list = event.currentTarget;
  if (event.key !== 'Enter' || event.target !== list || !(list instanceof HTMLElement)) return;
  const top = list.getBoundingClientRect().top;
  const buttons = [...list.querySelectorAll<HTMLElement>('li button:not([tabindex="-1"]):not(:disabled)')];
  const current = buttons.find((button) => button.getAttribute('aria-current'));
  const first = buttons.find((button) => button.getBoundingClientRect().bottom > top);
  const chosen = current ?? first ?? buttons[0];
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
  chosen.click();
}

/** Scrolling renders the list again, but not the rows that stay visible. */
const RowContent = memo(function RowContent<Row>({ row, index, renderRow }: RowContentProps<Row>) {
  return renderRow(row, index);
}) as <Row>(props: RowContentProps<Row>) => ReactNode;

const withRow = (rows: number[], row: number | undefined, count: number): number[] =>
  row === undefined || row >= count || rows.includes(row) ? rows : [...rows, row].toSorted((a, b) => a - b);

/** Height below the visible part of a scrolling element, in CSS px. */
const leftPx = (box: HTMLElement | null): number =>
  box === null ? Number.POSITIVE_INFINITY : box.scrollHeight - box.scrollTop - box.clientHeight;

function keyAt<Row>(rows: readonly Row[], index: number, keyOf: (row: Row) => string): string {
  const row = rows[index];
  return row === undefined ? String(index) : keyOf(row);
}
