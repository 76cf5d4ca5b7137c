/** Sizes of a figure and of the labels over it; state, plan and painters share them. */
import { CANVAS_HEIGHT_PX } from '../../shared/art/avatar-sizes.ts';

/** Height of a whole frame on the map; the figure in it is about 190 px high. */
export const FRAME_HEIGHT_ON_MAP_PX = 212;
/** Position of the soles in a frame, as a share of its height. */
export const SOLE_SHARE = 824 / CANVAS_HEIGHT_PX;
/** From the soles to above the highest hair of a figure of normal height, map pixels. */
export const HEAD_ABOVE_SOLES_PX = 200;
/** From there down to the chin, map pixels. */
export const CHIN_BELOW_HEAD_PX = 62;
/** CSS pixels for the name and the tail of a bubble below a bubble; the style sheet lifts bubbles by the same amount. */
export const NAME_HEIGHT_PX = 36;
