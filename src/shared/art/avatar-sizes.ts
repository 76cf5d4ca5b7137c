/** Pixel sizes of all pictures of an avatar (specification: avatar, sections 2.1 and 9). */

export const CANVAS_WIDTH_PX = 425;
export const CANVAS_HEIGHT_PX = 850;
export const HALF_WIDTH_PX = 213;
export const HALF_HEIGHT_PX = 425;
export const THUMBNAIL_PX = 218;
export const THUMBNAIL_X_PX = 103;
export const THUMBNAIL_Y_PX = 42;
/** Frames of the town sheets, six side by side. */
export const TOWN_FRAME_WIDTH_PX = 120;
export const TOWN_FRAME_HEIGHT_PX = 240;
export const TOWN_HALF_FRAME_WIDTH_PX = 80;
export const TOWN_HALF_FRAME_HEIGHT_PX = 160;
/** Column of a six-view sheet that shows a rotation: views 4 and 5 are swapped. */
export const COLUMN_OF_ROTATION = [0, 1, 2, 3, 5, 4] as const;
