/**
 * The last steps from a composited canvas to bytes: scales the figure around the middle of its soles, resizes it, and
 * writes rows without padding, premultiplied or straight.
 */
import { CANVAS, CANVAS_HEIGHT, CANVAS_WIDTH, STRIDE } from '../memory/layout';
import { unpremultiply } from './pixel';
import { limitColumns, resample, setSource } from './resample';
import { endOfUsedColumns, firstUsedColumn } from './visible';

/** The middle of the soles: the fixed point of scaling. */
const SOLES_X: f64 = 212.5;
const SOLES_Y: f64 = 824;

/**
 * Writes the canvas to `to` as `width` x `height` pixels without padding. First scales the figure by `scaleX` and
 * `scaleY` around its soles. `scaleY` is limited so that canvas row `figureTop` stays on the canvas: a head is never
 * cut off. Pixels that leave the canvas at the sides or below are cut off.
 */
export function writeCanvas(
  to: usize,
  width: i32,
  height: i32,
  scaleX: f64,
  scaleY: f64,
  figureTop: i32,
  isStraight: bool,
): void {
  if (figureTop < <i32>SOLES_Y) scaleY = min<f64>(scaleY, max<f64>(1, SOLES_Y / (SOLES_Y - <f64>figureTop)));
  if (width == CANVAS_WIDTH && height == CANVAS_HEIGHT && scaleX == 1 && scaleY == 1) {
    copyRows(to, isStraight);
    return;
  }

  setSource(CANVAS, CANVAS_WIDTH, CANVAS_HEIGHT, STRIDE, true);
  limitColumns(firstUsedColumn(), endOfUsedColumns());
  const paceX = <f64>CANVAS_WIDTH / (<f64>width * scaleX);
  const paceY = <f64>CANVAS_HEIGHT / (<f64>height * scaleY);
  resample(to, width, height, width, SOLES_X - SOLES_X / scaleX, SOLES_Y - SOLES_Y / scaleY, paceX, paceY);
  if (isStraight) unpremultiply(to, to, width * height);
}

function copyRows(to: usize, isStraight: bool): void {
  let from = CANVAS;
  for (let y = 0; y < CANVAS_HEIGHT; y++, from += (<usize>STRIDE) << 2, to += (<usize>CANVAS_WIDTH) << 2) {
    if (isStraight) unpremultiply(to, from, CANVAS_WIDTH);
    else memory.copy(to, from, (<usize>CANVAS_WIDTH) << 2);
  }
}
