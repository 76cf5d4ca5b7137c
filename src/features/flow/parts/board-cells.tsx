/**
 * The board's input: a grid of 36 invisible buttons over the canvas. Pointers drag from cell to cell or tap two cells;
 * arrow keys move the focus, Enter selects a gem, an arrow then swaps it. Labels name each cell's gem, and then
 * its place: screen readers that say the place of a grid's cell say it there again, and the next key interrupts both.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DRAG_THRESHOLD_PX } from '../../../shared/rules/flow.ts';
import { areNeighbours, type Direction, dragDirection, neighbourOf, SIDE } from '../cells.ts';
import { swap, takeUp } from '../moves.ts';
import { flow } from '../state.ts';
import { cellName, pieceName, text } from '../text.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => row * SIDE + column));

/** Of the word that describes the cells of a hint, which is drawn on the canvas. */
export const HINT_ID = 'flow-hint';

interface Drag {
  cell: number;
  x: number;
  y: number;
}

export function BoardCells() {
  const { gems, taken, hint } = useSnapshot(flow);
  const [cursor, setCursor] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  /** The pointer that is down, or the last one, has swapped a gem. */
  const hasSwapped = useRef(false);

  useEscapePutsDown(taken !== null);
  const moveTo = (cell: number) => {
    setCursor(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const choose = (cell: number) => {
    const held = flow.taken;
    if (held === null) takeUp(cell);
    else if (areNeighbours(held, cell)) void swap(held, cell);
    else takeUp(held === cell ? null : cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, cell: number) => {
    const end = endOf(event, cell);
    if (end !== null) {
      event.preventDefault();
      event.stopPropagation();
      moveTo(end);
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const next = neighbourOf(cell, direction);
      if (next === null) return;
      if (flow.taken === cell) void swap(cell, next);
      moveTo(next);
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (from === null) return;
    const direction = dragDirection(event.clientX - from.x, event.clientY - from.y, DRAG_THRESHOLD_PX);
    if (direction === null) return;
    drag.current = null;
    hasSwapped.current = true;
    const to = neighbourOf(from.cell, direction);
    if (to !== null) void swap(from.cell, to);
  };

  return (
    <div
      ref={grid}
      className="flow-cells"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the gems are drawn on a canvas; a table would lay them out
      role="grid"
      aria-label={text.board}
      aria-describedby="flow-help"
      tabIndex={-1}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      {ROWS.map((cells) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows of that grid; its cells take the focus
        <div key={cells[0]} role="row">
          {cells.map((cell) => (
            <button
              key={cell}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a cell of that grid
              role="gridcell"
              data-cell={cell}
              className="flow-cell"
              tabIndex={cell === cursor ? 0 : -1}
              aria-label={cellName(cell, pieceName(gems[cell] ?? 0), taken === cell)}
              aria-selected={taken === cell}
              aria-describedby={hint?.includes(cell) ? HINT_ID : undefined}
              onFocus={() => setCursor(cell)}
              onClick={(event) => {
                // A click by keyboard has no position. A drag ends with a click on its first cell, however late.
                if (event.detail === 0 || drag.current !== null || !hasSwapped.current) choose(cell);
              }}
              onKeyDown={(event) => onKeyDown(event, cell)}
              onPointerDown={(event) => {
                // Pointer capture: an element that appears over the board, such as a toast, does not interrupt the drag.
                event.currentTarget.setPointerCapture(event.pointerId);
                drag.current = { cell, x: event.clientX, y: event.clientY };
                hasSwapped.current = false;
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The first or last cell of the row for Home and End, with Ctrl those of the board; null for other keys. */
function endOf({ key, ctrlKey }: KeyboardEvent, cell: number): number | null {
  if (key !== 'Home' && key !== 'End') return null;
  const first = ctrlKey ? 0 : cell - (cell % SIDE);
  const last = ctrlKey ? SIDE * SIDE - 1 : first + SIDE - 1;
  return key === 'Home' ? first : last;
}

/**
 * While a gem is held, Escape puts it down, wherever the focus is. The dialog closes by a listener of the document, which
 * this one, of the window, precedes.
 */
function useEscapePutsDown(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const putDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      takeUp(null);
    };
    window.addEventListener('keydown', putDown, { capture: true });
    return () => window.removeEventListener('keydown', putDown, { capture: true });
  }, [isHeld]);
}
