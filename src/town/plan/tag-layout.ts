/**
 * Places name tags so that none covers another. Pure over the boxes, which keep their last place: tags stay where they are
 * between frames. It allocates nothing.
 */
import type { LabelFace } from '../state/label-face.ts';
import { createWay, EVERYWHERE, type PlacedLabel, placeLabel, UNPLACED } from './free-place.ts';

/** The name over a head. Positions and sizes are CSS pixels of the window. Without room near the head it is not placed. */
export interface TagBox extends PlacedLabel {
  /** Order of importance, largest first; then who spoke last; then the order of joining. */
  rank: number;
  /** The player's last message, which grows with each message of the chat; 0 before the first. */
  newest: number;
  order: number;
  /** The middle of the lower edge is at (`x`, `y`) where nothing is in the way. */
  x: number;
  y: number;
  /** 0 without a face: it then covers nothing. */
  widthPx: number;
  heightPx: number;
  face: LabelFace | null;
  /** How much higher it is drawn while the figure is lifted; the layout does not follow. */
  risePx: number;
  /** A speech bubble would cover part of it: it is hidden, because half a name cannot be read. Or its figure is hardly visible. */
  isCovered: boolean;
  /** How visible it is, 0 to 1. */
  alpha: number;
  /** False until its first frame with a face in the window. */
  isStarted: boolean;
  /** Its last `shiftPx` with a place: it fades there. */
  shownShiftPx: number;
}

/** A tag rises over two others at most: higher up it would look like the name of another player. */
const REACH_TAGS = 2.5;

export function createTagBox(): TagBox {
  return {
    rank: 0,
    newest: 0,
    order: 0,
    x: 0,
    y: 0,
    widthPx: 0,
    heightPx: 0,
    ...UNPLACED,
    face: null,
    risePx: 0,
    isCovered: false,
    alpha: 0,
    isStarted: false,
    shownShiftPx: 0,
  };
}

/** Order of placement. It does not depend on positions, so that walking does not change it. */
export function isTagBefore(a: TagBox, b: TagBox): boolean {
  if (a.rank !== b.rank) return a.rank > b.rank;
  return a.newest === b.newest ? a.order < b.order : a.newest > b.newest;
}

/**
 * Writes the place of each tag. The first gets its preferred place; each later one rises by `shiftPx` until it covers no
 * earlier one, or is not placed.
 */
export function arrangeTags(boxes: readonly TagBox[]): void {
  for (let index = 0; index < boxes.length; index++) {
    const box = boxes[index];
    if (box !== undefined && box.widthPx > 0) placeTag(box, boxes, index);
  }
}

/** Reused for each tag. */
const upwards = createWay();
const ways = [upwards];

function placeTag(box: TagBox, placed: readonly TagBox[], count: number): void {
  upwards.left = box.x - box.widthPx / 2;
  upwards.right = box.x + box.widthPx / 2;
  upwards.heightPx = box.heightPx;
  upwards.startPx = box.y;
  upwards.reachPx = box.heightPx * REACH_TAGS;
  placeLabel(box, ways, placed, count, EVERYWHERE);
}
