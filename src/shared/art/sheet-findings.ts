/**
 * What may look wrong when a creator's sheet is worn: empty views, and drawings too near to the edges of a view. Views
 * are numbered 0 to 5 in the order of the sheet, from the left. Used before the upload and by the server.
 */
import { SIZE_MAX } from '../rules/slots.ts';
import { VIEW_COUNT } from '../rules/town.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from './avatar-sizes.ts';

/** Margin of drawings to the edges of a view, in pixels. */
const MARGIN_PX = 2;
/** Pixels nearer to a side than this are cut off on figures of maximum width. */
export const SAFE_SIDE_PX = Math.ceil((CANVAS_WIDTH_PX / 2) * (1 - 1 / SIZE_MAX));

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A range of pixels along an edge in which the drawing is too near to it. */
export interface EdgeMark {
  view: number;
  edge: Edge;
  /** True when it touches the edge; false when it only leaves the safe area. */
  isTouching: boolean;
  fromPx: number;
  toPx: number;
}

/** Numbers of views, in ascending order. */
export interface SheetFindings {
  /** Views without any drawing. */
  emptyViews: number[];
  /** Views whose drawing touches an edge. */
  touchingViews: number[];
  /** Views whose drawing leaves the safe area and touches no edge. */
  wideViews: number[];
}

export interface InspectedPixels extends SheetFindings {
  isOpaque: boolean;
  isEmpty: boolean;
  marks: EdgeMark[];
}

/** `pixels` is the RGBA data of a whole sheet of 2550x850. */
export function inspectPixels(pixels: Uint8ClampedArray | Uint8Array): InspectedPixels {
  let isOpaque = true;
  const emptyViews: number[] = [];
  const marks: EdgeMark[] = [];
  for (let view = 0; view < VIEW_COUNT; view++) {
    let isEmpty = true;
    const near = new EdgeWatch(view);
    const left = view * CANVAS_WIDTH_PX;
    for (let y = 0; y < CANVAS_HEIGHT_PX; y++) {
      for (let x = 0; x < CANVAS_WIDTH_PX; x++) {
        const alpha = pixels[(y * CANVAS_WIDTH_PX * VIEW_COUNT + left + x) * 4 + 3] ?? 0;
        if (alpha < 255) isOpaque = false;
        if (alpha === 0) continue;
        isEmpty = false;
        near.see(x, y);
      }
    }
    if (isEmpty) emptyViews.push(view);
    marks.push(...near.marks.values());
  }
  const touchingViews = viewsOf(marks.filter(({ isTouching }) => isTouching));
  const wideViews = viewsOf(marks).filter((view) => !touchingViews.includes(view));
  return { isOpaque, isEmpty: emptyViews.length === VIEW_COUNT, emptyViews, touchingViews, wideViews, marks };
}

const viewsOf = (marks: readonly EdgeMark[]): number[] => [...new Set(marks.map(({ view }) => view))];

/** The findings of an item: a view is empty when it is so in the front sheet, and touches when one of both does. */
export function joinFindings(front: SheetFindings, back: SheetFindings | null): SheetFindings {
  const both = (one: readonly number[], other: readonly number[] = []): number[] =>
    [...new Set([...one, ...other])].toSorted((a, b) => a - b);
  const touchingViews = both(front.touchingViews, back?.touchingViews);
  return {
    emptyViews: [...front.emptyViews],
    touchingViews,
    wideViews: both(front.wideViews, back?.wideViews).filter((view) => !touchingViews.includes(view)),
  };
}

/** Collects, for one view, the ranges along each edge in which the drawing is too near. */
class EdgeWatch {
  readonly marks = new Map<string, EdgeMark>();
  readonly #view: number;

  constructor(view: number) {
    this.#view = view;
  }

  see(x: number, y: number): void {
    const rightPx = CANVAS_WIDTH_PX - 1 - x;
    const bottomPx = CANVAS_HEIGHT_PX - 1 - y;
    if (y < MARGIN_PX) this.#extend('top', true, x);
    if (bottomPx < MARGIN_PX) this.#extend('bottom', true, x);
    if (x < SAFE_SIDE_PX) this.#extend('left', x < MARGIN_PX, y);
    if (rightPx < SAFE_SIDE_PX) this.#extend('right', rightPx < MARGIN_PX, y);
  }

  #extend(edge: Edge, isTouching: boolean, atPx: number): void {
    const key = `${edge} ${isTouching}`;
    const mark = this.marks.get(key);
    if (mark === undefined) {
      this.marks.set(key, { view: this.#view, edge, isTouching, fromPx: atPx, toPx: atPx });
      return;
    }
    mark.fromPx = Math.min(mark.fromPx, atPx);
    mark.toPx = Math.max(mark.toPx, atPx);
  }
}
