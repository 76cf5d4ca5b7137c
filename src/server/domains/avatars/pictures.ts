/** Which pictures of a player there are, by the file name that asks for them, with their frames. */
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  HALF_HEIGHT_PX,
  HALF_WIDTH_PX,
  TOWN_FRAME_HEIGHT_PX,
  TOWN_FRAME_WIDTH_PX,
  TOWN_HALF_FRAME_HEIGHT_PX,
  TOWN_HALF_FRAME_WIDTH_PX,
} from '../../../shared/art/avatar-sizes.ts';
import { VIEW_COUNT } from '../../../shared/rules/town.ts';

export type Picture =
  | { kind: 'thumbnail' }
  | { kind: 'view'; rotation: number }
  /** Six frames side by side, in the order of `COLUMN_OF_ROTATION`. */
  | { kind: 'sheet'; frameWidthPx: number; frameHeightPx: number };

export const THUMBNAIL: Picture = { kind: 'thumbnail' };
/** From the front, whole. */
export const OUTFIT_PICTURE: Picture = { kind: 'view', rotation: 0 };

const SHEETS: ReadonlyMap<string, Picture> = new Map([
  ['sheet', { kind: 'sheet', frameWidthPx: CANVAS_WIDTH_PX, frameHeightPx: CANVAS_HEIGHT_PX }],
  ['sheet@half', { kind: 'sheet', frameWidthPx: HALF_WIDTH_PX, frameHeightPx: HALF_HEIGHT_PX }],
  ['town', { kind: 'sheet', frameWidthPx: TOWN_FRAME_WIDTH_PX, frameHeightPx: TOWN_FRAME_HEIGHT_PX }],
  ['town@half', { kind: 'sheet', frameWidthPx: TOWN_HALF_FRAME_WIDTH_PX, frameHeightPx: TOWN_HALF_FRAME_HEIGHT_PX }],
]);

/** The picture of a name without its `.webp`, or null: a view's number, or a sheet. */
export function pictureNamed(name: string): Picture | null {
  const sheet = SHEETS.get(name);
  if (sheet !== undefined) return sheet;
  const isView = /^\d$/.test(name) && Number(name) < VIEW_COUNT;
  return isView ? { kind: 'view', rotation: Number(name) } : null;
}
