/** The kinds of avatar pictures and their file names. */
import { SHEET_NAMES } from '../../../engine/figures/frames.ts';
import type { FrameSize } from '../../../engine/figures/types.ts';
import { FRONT_VIEW } from '../../../shared/rules/shop-window.ts';
import { VIEW_COUNT } from '../../../shared/rules/town.ts';

export type Picture =
  | { kind: 'thumbnail' }
  /** `size`: `full` by default. */
  | { kind: 'view'; rotation: number; size?: FrameSize }
  /** Six frames side by side, in the order of `COLUMN_OF_ROTATION`. */
  | { kind: 'sheet'; size: FrameSize };

export const THUMBNAIL: Picture = { kind: 'thumbnail' };
/** The whole figure from the front. */
export const OUTFIT_PICTURE: Picture = { kind: 'view', rotation: 0 };

const TOWN_FRONT: Picture = { kind: 'view', rotation: 0, size: 'town' };

const SHEETS: ReadonlyMap<string, Picture> = new Map(
  (Object.keys(SHEET_NAMES) as FrameSize[]).map((size) => [SHEET_NAMES[size], { kind: 'sheet', size }]),
);

/** Parses a file name without `.webp`: a view's number, a sheet's name, or the front in the town's size. Returns null for other names. */
export function pictureNamed(name: string): Picture | null {
  const sheet = SHEETS.get(name);
  if (sheet !== undefined) return sheet;
  if (name === FRONT_VIEW) return TOWN_FRONT;
  const isView = /^\d$/.test(name) && Number(name) < VIEW_COUNT;
  return isView ? { kind: 'view', rotation: Number(name) } : null;
}
