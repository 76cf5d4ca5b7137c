/** The part of the map that the window shows. Pure; rectangles are in map pixels. */
import type { Camera, Viewport } from '../../engine/camera.ts';

export interface Sight {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function writeSight(camera: Camera, { widthPx, heightPx }: Viewport, out: Sight): void {
  out.left = camera.x;
  out.top = camera.y;
  out.right = camera.x + widthPx / camera.zoom;
  out.bottom = camera.y + heightPx / camera.zoom;
}

/** Whether a rectangle reaches into the sight widened by `aroundPx` on each side. */
export function isInSight(
  { left, top, right, bottom }: Sight,
  x: number,
  y: number,
  widthPx: number,
  heightPx: number,
  aroundPx = 0,
): boolean {
  return (
    x < right + aroundPx && x + widthPx > left - aroundPx && y < bottom + aroundPx && y + heightPx > top - aroundPx
  );
}
