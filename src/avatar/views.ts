/** The six views of a figure by rotation, and turning through them. */
import { VIEW_COUNT } from '../shared/rules/town.ts';

/** The side from which each rotation (0 to 5) shows the figure, for accessible names. */
const SIDES = ['the front', 'the front left', 'the left', 'the back', 'the right', 'the front right'] as const;

/** Wraps an integer to a rotation 0 to 5. */
export const wrapRotation = (rotation: number): number => ((rotation % VIEW_COUNT) + VIEW_COUNT) % VIEW_COUNT;

export const sideOf = (rotation: number): string => SIDES[wrapRotation(rotation)] ?? SIDES[0];
