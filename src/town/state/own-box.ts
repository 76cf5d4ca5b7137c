/** The part of the window that the own figure and its name take. */
import type { Camera } from '../../engine/camera.ts';
import type { WindowBox } from '../../shared/runtime/own-figure.ts';
import { HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from './figure-size.ts';
import type { Figure } from './figures.ts';

/** Shoulders and hair of a figure of normal width, map px. */
const HALF_WIDTH_PX = 34;

export function ownBox({ shown, player, tag }: Figure, { x, y, zoom }: Camera): WindowBox {
  const { width, height } = player.user.customization;
  const middle = (shown.x - x) * zoom;
  const half = Math.max(HALF_WIDTH_PX * width * zoom, (tag?.widthPx ?? 0) / 2);
  const top = (shown.y - HEAD_ABOVE_SOLES_PX * height - y) * zoom - NAME_HEIGHT_PX;
  return { left: middle - half, top, right: middle + half, bottom: (shown.y - y) * zoom };
}
