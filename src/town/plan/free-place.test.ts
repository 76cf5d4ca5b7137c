import { expect, it } from 'vitest';
import {
  createWay,
  EVERYWHERE,
  LABEL_GAP_PX,
  type PlacedLabel,
  placeLabel,
  SETTLE_PX,
  UNPLACED,
  type Way,
} from './free-place.ts';

/** Begins at 70 to 100 and searches downwards. */
const down: Way = { ...createWay(), right: 100, heightPx: 30, startPx: 100, direction: 1, reachPx: 76 };
const taken = (top: number, bottom: number): PlacedLabel => ({
  ...UNPLACED,
  right: 100,
  top,
  bottom,
  isPlaced: true,
});

it.each([
  ['stays below while there is hardly room at its place', 100 + LABEL_GAP_PX, 154],
  ['stays below until there is enough room', 100 + LABEL_GAP_PX + SETTLE_PX - 1, 154],
  ['returns when there is enough room', 100 + LABEL_GAP_PX + SETTLE_PX, 100],
])('a label that moved down %s', (_, nextTop, bottom) => {
  const label = { ...UNPLACED };
  placeLabel(label, [down], [taken(90, 120)], 1, EVERYWHERE);
  expect(label.bottom).toBe(120 + LABEL_GAP_PX + 30);
  placeLabel(label, [down], [taken(nextTop, nextTop + 7)], 1, EVERYWHERE);
  expect(label.bottom).toBe(bottom);
});
