/** The part of the window that the own figure and its name take. */
import type { Camera } from '../../engine/camera.ts';
import type { WindowBox } from '../../shared/runtime/own-figure.ts';
import type { CameraMotion } from './camera.ts';
import { HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from './figure-size.ts';
import type { Figure } from './figures.ts';

/** Shoulders and hair of a figure of normal width, map px. */
const HALF_WIDTH_PX = 34;

/** While the camera glides: both where it is shown and where it will be once the camera rests. */
export function ownBox(self: Figure, { camera, aim }: CameraMotion): WindowBox {
  const now = boxAt(self, camera);
  const then = boxAt(self, aim);
  return {
    left: Math.min(now.left, then.left),
    top: Math.min(now.top, then.top),
    right: Math.max(now.right, then.right),
    bottom: Math.max(now.bottom, then.bottom),
  };
}

function boxAt({ shown, player, tag }: Figure, { x, y, zoom }: Camera): WindowBox {
  const { width, height } = player.user.customization;
  const middle = (shown.x - x) * zoom;
  const half = Math.max(HALF_WIDTH_PX * width * zoom, (tag?.widthPx ?? 0) / 2);
  const top = (shown.y - HEAD_ABOVE_SOLES_PX * height - y) * zoom - NAME_HEIGHT_PX;
  return { left: middle - half, top, right: middle + half, bottom: (shown.y - y) * zoom };
}
