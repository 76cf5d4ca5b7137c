/**
 * Counts the pictures of the town that the page draws itself, by WebGL or by a canvas. Presented frames also count other parts
 * of the page that move, such as names that are elements. The core draws in a worker: its pictures are the presented frames.
 */
import type { Page } from '@playwright/test';

interface Counter {
  townPictures?: number;
}

/** Runs in the page, before its own scripts. */
export function countTownPictures(): void {
  const counter = globalThis as Counter;
  counter.townPictures = 0;
  let lastFrame: unknown = null;
  const mark = (): void => {
    // The same in all of a frame.
    const frame = document.timeline.currentTime;
    if (frame === lastFrame) return;
    lastFrame = frame;
    counter.townPictures = (counter.townPictures ?? 0) + 1;
  };
  const gl = WebGL2RenderingContext.prototype;
  const { drawElements } = gl;
  gl.drawElements = function (this: WebGL2RenderingContext, ...args): void {
    mark();
    Reflect.apply(drawElements, this, args);
  };
  const canvas = CanvasRenderingContext2D.prototype;
  const { drawImage } = canvas;
  canvas.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]): void {
    if (this.canvas.className === 'town-canvas') mark();
    Reflect.apply(drawImage, this, args);
  };
}

export const townPictures = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { townPictures?: number }).townPictures ?? 0);
