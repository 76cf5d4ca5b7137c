/** The form in which all libraries answer a path query. */
import type { Point } from '../../src/engine/core/types.ts';

/** The turns between both ends as xy pairs, or null when there is no path. */
export type FindPath = (from: Point, to: Point) => [number, number][] | null;
