/**
 * Made-up clothing layers: soft-edged ellipses like those of a real wardrobe. Layer 0 is a body; every eighth is
 * translucent; 24 of them cover about 2.8 canvases.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../../src/shared/art/avatar-sizes.ts';
import { createRandom, type Random } from '../random.ts';

interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const BODY: Ellipse[] = [
  { x: 212, y: 110, rx: 70, ry: 90 },
  { x: 212, y: 330, rx: 85, ry: 170 },
  { x: 110, y: 360, rx: 28, ry: 170 },
  { x: 315, y: 360, rx: 28, ry: 170 },
  { x: 175, y: 640, rx: 42, ry: 200 },
  { x: 250, y: 640, rx: 42, ry: 200 },
];

/** Straight-alpha pixels of one layer in one view, 425x850; the same arguments give the same layer. */
export function makeLayer(layer: number, view: number): Uint8ClampedArray<ArrayBuffer> {
  const random = createRandom(1000 * layer + view + 1);
  const ellipses = layer === 0 ? BODY : scatter(layer, view, random);
  const softness = random.between(2, 6);
  const colour = [random.whole(0, 200), random.whole(0, 200), random.whole(0, 200)] as const;
  const opacity = layer % 8 === 5 ? 0.6 : 1;
  const pixels = new Uint8ClampedArray(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  for (const ellipse of ellipses) paint(pixels, ellipse, { softness, colour, opacity });
  return pixels;
}

function scatter(layer: number, view: number, random: Random): Ellipse[] {
  const share = 0.03 + (0.22 * ((layer * 7919 + view * 13) % 23)) / 22;
  const target = share * CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX;
  const ellipses: Ellipse[] = [];
  for (let area = 0; area < target && ellipses.length < 30; ) {
    const rx = random.between(15, 90);
    const ry = random.between(20, 140);
    ellipses.push({
      x: random.between(rx, CANVAS_WIDTH_PX - rx),
      y: random.between(ry, CANVAS_HEIGHT_PX - ry),
      rx,
      ry,
    });
    area += Math.PI * rx * ry;
  }
  return ellipses;
}

interface Paint {
  softness: number;
  colour: readonly [number, number, number];
  opacity: number;
}

function paint(
  pixels: Uint8ClampedArray,
  { x: cx, y: cy, rx, ry }: Ellipse,
  { softness, colour, opacity }: Paint,
): void {
  const top = Math.max(0, Math.floor(cy - ry - softness));
  const bottom = Math.min(CANVAS_HEIGHT_PX - 1, Math.floor(cy + ry + softness));
  const left = Math.max(0, Math.floor(cx - rx - softness));
  const right = Math.min(CANVAS_WIDTH_PX - 1, Math.floor(cx + rx + softness));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const depth = (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * Math.min(rx, ry);
      const alpha = Math.round(Math.max(0, Math.min(1, depth / softness)) * opacity * 255);
      const at = (y * CANVAS_WIDTH_PX + x) * 4;
      if (alpha === 0 || alpha < (pixels[at + 3] ?? 0)) continue;
      const grain = (x * 7 + y * 13) & 31;
      pixels.set([colour[0] + grain, colour[1] + grain, colour[2] + (grain >> 1), alpha], at);
    }
  }
}
