/** Frame sizes of figures, the order of views in a sheet, and the file names of sheets on the avatar host. */
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  COLUMN_OF_ROTATION,
  HALF_HEIGHT_PX,
  HALF_WIDTH_PX,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
  TOWN_FRAME_HEIGHT_PX,
  TOWN_FRAME_WIDTH_PX,
  TOWN_HALF_FRAME_HEIGHT_PX,
  TOWN_HALF_FRAME_WIDTH_PX,
} from '../../shared/art/avatar-sizes.ts';
import { type OwnedImage, blankImage, copyBox, cropImage, type PixelBox } from '../core/rgba.ts';
import type { RgbaImage } from '../core/types.ts';
import type { FrameSize } from './types.ts';

interface Frame {
  widthPx: number;
  heightPx: number;
}

export const FRAMES: Readonly<Record<FrameSize, Frame>> = {
  full: { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX },
  half: { widthPx: HALF_WIDTH_PX, heightPx: HALF_HEIGHT_PX },
  town: { widthPx: TOWN_FRAME_WIDTH_PX, heightPx: TOWN_FRAME_HEIGHT_PX },
  townHalf: { widthPx: TOWN_HALF_FRAME_WIDTH_PX, heightPx: TOWN_HALF_FRAME_HEIGHT_PX },
};

/** File name, without `.webp`, of a player's sheet on the avatar host. */
export const SHEET_NAMES: Readonly<Record<FrameSize, string>> = {
  full: 'sheet',
  half: 'sheet@half',
  town: 'town',
  townHalf: 'town@half',
};

/** The portrait in a full view of rotation 0 (specification: avatar, section 2.1). */
export const PORTRAIT_BOX: PixelBox = {
  left: THUMBNAIL_X_PX,
  top: THUMBNAIL_Y_PX,
  widthPx: THUMBNAIL_PX,
  heightPx: THUMBNAIL_PX,
};

/** Rotations in the order of a sheet's columns. */
export const ROTATION_OF_COLUMN: readonly number[] = COLUMN_OF_ROTATION.map((_, column) =>
  COLUMN_OF_ROTATION.findIndex((target) => target === column),
);

/** A transparent sheet of six frames. */
export const blankSheet = (size: FrameSize): OwnedImage =>
  blankImage(FRAMES[size].widthPx * ROTATION_OF_COLUMN.length, FRAMES[size].heightPx);

/** Writes a view into its column (0 to 5) of a sheet of the same frame size. */
export const placeView = (sheet: RgbaImage, view: RgbaImage, column: number): void =>
  copyBox(view, { left: 0, top: 0, widthPx: view.widthPx, heightPx: view.heightPx }, sheet, {
    left: column * view.widthPx,
    top: 0,
  });

/** Joins six views, given by rotation, into one sheet. All views have the size of a frame. */
export function joinViews(views: readonly RgbaImage[], size: FrameSize): OwnedImage {
  const sheet = blankSheet(size);
  for (const [column, rotation] of ROTATION_OF_COLUMN.entries()) {
    const view = views[rotation];
    if (view !== undefined) placeView(sheet, view, column);
  }
  return sheet;
}

/** A copy of the view in a column of a full-size sheet. Throws a RangeError when the sheet is smaller. */
export const viewOfSheet = (sheet: RgbaImage, column: number): OwnedImage =>
  cropImage(sheet, { left: column * CANVAS_WIDTH_PX, top: 0, widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX });
