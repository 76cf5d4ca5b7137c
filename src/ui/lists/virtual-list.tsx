/**
 * A list of which only the rows in sight stand in the document, so that thousands cost no more than a screenful. Rows may
 * have any height and change it. Says when its end comes near, so that the caller can fetch more.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import {
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

/** Rows kept beyond the edges where the caller does not say. */
const OVERSCAN = 6;
/** How many rows before the end it is near. */
const NEAR_END_ROWS = 10;

export interface VirtualListHandle {
  scrollToTop(): void;
}

export interface VirtualListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of a row before it was measured, in CSS pixels. */
  estimatePx: number;
  renderRow: (row: Row, index: number) => ReactNode;
  /** Names the list. */
  label: string;
  gapPx?: number;
  /** Rows kept beyond the edges. */
  overscan?: number;
  /** Called while the end is near; must bear being called again while it fetches. */
  onNearEnd?: () => void;
  /** How far from the end that is, in CSS pixels; some rows when left out. */
  nearEndPx?: number;
  /** How far down the list is, in CSS pixels, whenever that changes. */
  onScroll?: (fromTopPx: number) => void;
  /** After the last row: more that is loading. */
  foot?: ReactNode;
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
    className,
    ref,
  } = props;
  const box = useRef<HTMLElement>(null);
  // While it stays the same, scrolling looks at the rows in sight alone; a new one makes the virtualizer place all anew.
  const getItemKey = useCallback((index: number) => keyAt(rows, index, keyOf), [rows, keyOf]);
  // oxlint-disable-next-line react/incompatible-library -- this component is not memoized, so nothing of it goes stale
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatePx,
    getItemKey,
    gap: gapPx,
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  const lastInSight = items.at(-1)?.index ?? -1;
  const isNearEnd = rows.length > 0 && lastInSight >= rows.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd && (nearEndPx === undefined || leftPx(box.current) <= nearEndPx)) onNearEnd?.();
  }, [isNearEnd, nearEndPx, onNearEnd]);
  const follow = (event: UIEvent<HTMLElement>): void => {
    onScroll?.(event.currentTarget.scrollTop);
    if (nearEndPx !== undefined && leftPx(event.currentTarget) <= nearEndPx) onNearEnd?.();
  };
  useImperativeHandle(ref, () => ({ scrollToTop: () => virtualizer.scrollToOffset(0) }), [virtualizer]);
  return (
    <section
      ref={box}
      className={classNames('scroll', className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keys
      tabIndex={0}
      aria-label={label}
      onScroll={follow}
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

/** Scrolling makes the list anew, again and again, but not the rows that stay in it. */
const RowContent = memo(function RowContent<Row>({ row, index, renderRow }: RowContentProps<Row>) {
  return renderRow(row, index);
}) as <Row>(props: RowContentProps<Row>) => ReactNode;

/** How much of a scrolling box is below what is seen. */
const leftPx = (box: HTMLElement | null): number =>
  box === null ? Number.POSITIVE_INFINITY : box.scrollHeight - box.scrollTop - box.clientHeight;

function keyAt<Row>(rows: readonly Row[], index: number, keyOf: (row: Row) => string): string {
  const row = rows[index];
  return row === undefined ? String(index) : keyOf(row);
}
