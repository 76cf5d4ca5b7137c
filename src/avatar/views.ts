/** The six views of a figure by rotation, and turning through them. */
import { COLUMN_OF_ROTATION } from '../shared/art/avatar-sizes.ts';
import { VIEW_COUNT } from '../shared/rules/town.ts';
import { text } from './text.ts';

/** The side from which each rotation (0 to 5) shows the figure, for accessible names. */
const { front, frontLeft, left, back, right, frontRight } = text.sides;
const SIDES = [front, frontLeft, left, back, right, frontRight] as const;

/** Wraps an integer to a rotation 0 to 5. */
export const wrapRotation = (rotation: number): number => ((rotation % VIEW_COUNT) + VIEW_COUNT) % VIEW_COUNT;

export const sideOf = (rotation: number): string => SIDES[wrapRotation(rotation)] ?? SIDES[0];

/** The number that creators know a view by: 0 to 5 in the order of the sheet, from the left. */
export const sheetViewOf = (rotation: number): number => COLUMN_OF_ROTATION[wrapRotation(rotation)] ?? 0;

/** The rotation of each view of a sheet, in the order of the sheet. */
export const ROTATION_OF_VIEW: readonly number[] = Array.from({ length: VIEW_COUNT }, (_, view) =>
  COLUMN_OF_ROTATION.findIndex((column) => column === view),
);
