/** A slow, obvious painter: draws entries pixel by pixel in numbers. The reference for the module of `assembly/paint`. */
import type { RunsEntry, Size, WholeEntry } from '../../../src/engine/paint/paint-module.ts';

/** Straight RGBA. */
export interface Picture {
  size: Size;
  pixels: Uint8ClampedArray;
}

/** Opaque RGB, 0 to 255, three numbers a pixel. */
export interface Canvas {
  size: Size;
  colours: Float64Array;
}

export const blankCanvas = (size: Size): Canvas => ({
  size,
  colours: new Float64Array(size.widthPx * size.heightPx * 3),
});

export function fillCanvas({ colours }: Canvas, colour: number): void {
  for (let at = 0; at < colours.length; at += 3) colours.set([colour >> 16, (colour >> 8) & 255, colour & 255], at);
}

/** Premultiplied r, g, b and alpha, 0 to 255; transparent outside of the picture. */
type Pixel = readonly [number, number, number, number];
const CLEAR: Pixel = [0, 0, 0, 0];

function pixelAt({ size, pixels }: Picture, x: number, y: number): Pixel {
  if (x < 0 || y < 0 || x >= size.widthPx || y >= size.heightPx) return CLEAR;
  const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray((y * size.widthPx + x) * 4, (y * size.widthPx + x) * 4 + 4);
  return [(r * a) / 255, (g * a) / 255, (b * a) / 255, a];
}

function blend(canvas: Canvas, x: number, y: number, source: Pixel, look: RunsEntry | WholeEntry): void {
  const at = (y * canvas.size.widthPx + x) * 3;
  const tint = [look.tint >> 16, (look.tint >> 8) & 255, look.tint & 255];
  const cover = (source[3] / 255) * look.alpha;
  for (let channel = 0; channel < 3; channel++) {
    const value = (source[channel] ?? 0) * ((tint[channel] ?? 0) / 255) * look.alpha;
    const below = canvas.colours[at + channel] ?? 0;
    canvas.colours[at + channel] = value + below * (1 - (look.isScreen ? value / 255 : cover));
  }
}

function roundHalfToEven(value: number): number {
  const low = Math.floor(value);
  if (value - low !== 0.5) return Math.round(value);
  return low % 2 === 0 ? low : low + 1;
}

export function drawRuns(canvas: Canvas, picture: Picture, entry: RunsEntry): void {
  const step = Math.round(65536 / entry.stretch);
  const wider = Math.trunc(picture.size.widthPx * (entry.spread - 1));
  const left = entry.x - Math.trunc(wider / 2);
  const { clipTop = 0, clipBottom = canvas.size.heightPx } = entry;
  for (let y = Math.max(0, clipTop); y < Math.min(clipBottom, canvas.size.heightPx); y++) {
    const row = Math.floor(((y - entry.y) * step) / 65536);
    const lean = roundHalfToEven(Math.fround(Math.fround(entry.shear) * (entry.anchorPx - row)));
    for (let x = 0; x < canvas.size.widthPx; x++) {
      const source = pixelAt(picture, columnOf(x - left - lean, picture.size.widthPx, wider), row);
      if (source[3] > 0) blend(canvas, x, y, source, entry);
    }
  }
}

/** The column of the picture that a column of the target shows: `wider` of them are shown twice, or left out if negative. */
function columnOf(shown: number, widthPx: number, wider: number): number {
  const parts = Math.abs(wider) + 1;
  let part = 0;
  while (part < parts - 1 && shown >= Math.floor(((part + 1) * (widthPx + wider)) / parts)) part += 1;
  return shown - part * Math.sign(wider);
}

export function drawWhole(canvas: Canvas, picture: Picture, entry: WholeEntry): void {
  const { size, rotation, scaleX, scaleY } = entry;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  for (let y = 0; y < canvas.size.heightPx; y++) {
    for (let x = 0; x < canvas.size.widthPx; x++) {
      const [fromX, fromY] = [x + 0.5 - entry.x, y + 0.5 - entry.y];
      const u = (cos * fromX + sin * fromY) / scaleX + size.widthPx / 2 - 0.5;
      const v = (cos * fromY - sin * fromX) / scaleY + size.heightPx / 2 - 0.5;
      const source = sampleAt(picture, u, v);
      if (source[3] > 0) blend(canvas, x, y, source, entry);
    }
  }
}

/** Bilinear. */
function sampleAt(picture: Picture, u: number, v: number): Pixel {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - x, v - y];
  const corners = [
    [pixelAt(picture, x, y), (1 - right) * (1 - down)],
    [pixelAt(picture, x + 1, y), right * (1 - down)],
    [pixelAt(picture, x, y + 1), (1 - right) * down],
    [pixelAt(picture, x + 1, y + 1), right * down],
  ] as const;
  const channel = (index: 0 | 1 | 2 | 3): number =>
    corners.reduce((sum, [pixel, share]) => sum + pixel[index] * share, 0);
  return [channel(0), channel(1), channel(2), channel(3)];
}
