/** The kinds of avatar pictures and their file names. */
import { SHEET_NAMES } from '../../../engine/figures/frames.ts';
import type { FrameSize } from '../../../engine/figures/types.ts';
import { VIEW_COUNT } from '../../../shared/rules/town.ts';

export type Picture =
  | { kind: 'thumbnail' }
  | { kind: 'view'; rotation: number }
  /** Six frames side by side, in the order of `COLUMN_OF_ROTATION`. */
  | { kind: 'sheet'; size: FrameSize };

export const THUMBNAIL: Picture = { kind: 'thumbnail' };
/** The whole figure from the front. */
export const OUTFIT_PICTURE: Picture = { kind: 'view', rotation: 0 };

const SHEETS: ReadonlyMap<string, Picture> = new Map(
  (Object.keys(SHEET_NAMES) as FrameSize[]).map((size) => [SHEET_NAMES[size], { kind: 'sheet', size }]),
);

/** Parses a file name without `.webp`: a view's number or a sheet's name. Returns null for other names. */
export function pictureNamed(name: string): Picture | null {
  const sheet = SHEETS.get(name);
  if (sheet !== undefined) return sheet;
  const isView = /^\d$/.test(name) && Number(name) < VIEW_COUNT;
  return isView ? { kind: 'view', rotation: Number(name) } : null;
}
