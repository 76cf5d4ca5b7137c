import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../shared/rules/categories.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../shared/art/avatar-sizes.ts';
import {
  CAMERA_FRAMES,
  type Camera,
  cameraOn,
  type FrameName,
  frameOf,
  panBy,
  placeFigure,
  rotationFor,
  zoomBySteps,
  zoomTo,
} from './camera.ts';

const STAGES = [
  { widthPx: 390, heightPx: 186 },
  { widthPx: 286, heightPx: 430 },
  { widthPx: 230, heightPx: 120 },
];
const FRAMES = Object.keys(CAMERA_FRAMES) as FrameName[];

/** Where a canvas point appears on the stage. */
function seenAt(camera: Camera, stage: (typeof STAGES)[number], point: { x: number; y: number }) {
  const { left, top, heightPx } = placeFigure(camera, stage);
  const scale = heightPx / CANVAS_HEIGHT_PX;
  return { x: left + point.x * scale, y: top + point.y * scale };
}

/** The canvas point at a point of the stage. */
function lookedAt(camera: Camera, stage: (typeof STAGES)[number], { x, y }: { x: number; y: number }) {
  const { left, top, heightPx } = placeFigure(camera, stage);
  const scale = heightPx / CANVAS_HEIGHT_PX;
  return { x: (x - left) / scale, y: (y - top) / scale };
}

describe('the camera', () => {
  it('shows face, feet or the whole figure by category, and the back for tattoos of the back', () => {
    expect([760, 5, 0, 7].map(frameOf)).toEqual(['face', 'face', 'face', 'face']);
    expect([13, 758].map(frameOf)).toEqual(['feet', 'feet']);
    expect([10, 11, 12, 759, 16].map(frameOf)).toEqual(['whole', 'whole', 'whole', 'whole', 'whole']);
    expect(CATEGORIES.filter(({ name }) => name.startsWith('Tattoos (Leg')).map(({ id }) => frameOf(id))).toEqual([
      'legs',
      'legs',
    ]);
    expect([rotationFor(23, 1), rotationFor(760, 3), rotationFor(13, 3), rotationFor(760, 1)]).toEqual([3, 0, 3, 1]);
  });

  it.each(STAGES.flatMap((stage) => FRAMES.map((frame) => ({ frame, ...stage }))))(
    'shows all of $frame on a stage of $widthPx x $heightPx',
    ({ frame, ...stage }) => {
      const { left, top, widthPx, heightPx } = CAMERA_FRAMES[frame];
      const from = seenAt(cameraOn(frame), stage, { x: left, y: top });
      const to = seenAt(cameraOn(frame), stage, { x: left + widthPx, y: top + heightPx });
      for (const value of [from.x, from.y, stage.widthPx - to.x, stage.heightPx - to.y]) {
        expect(value).toBeGreaterThan(-0.01);
      }
      const fills = Math.max((to.x - from.x) / stage.widthPx, (to.y - from.y) / stage.heightPx);
      expect(fills).toBeCloseTo(1);
    },
  );

  it('keeps the middle of what is looked at while it zooms', () => {
    const [stage] = STAGES;
    if (stage === undefined) throw new Error('no stage');
    const middle = { x: stage.widthPx / 2, y: stage.heightPx / 2 };
    for (const frame of ['face', 'feet'] as const) {
      const camera = cameraOn(frame);
      const before = lookedAt(camera, stage, middle);
      const closer = zoomBySteps(camera, 3, stage);
      expect(closer.zoom).toBe(1.75);
      const after = lookedAt(closer, stage, middle);
      expect(after.y).toBeCloseTo(before.y);
      expect(after.x).toBeCloseTo(before.x);
    }
  });

  it('keeps the point between two fingers', () => {
    const stage = { widthPx: 300, heightPx: 300 };
    const fingers = { x: 180, y: 120 };
    const camera = zoomTo(cameraOn('chest'), 1.5, stage);
    const before = lookedAt(camera, stage, fingers);
    const after = lookedAt(zoomTo(camera, 1.9, stage, fingers), stage, fingers);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('reaches the feet from any frame by pan at the highest zoom, and never leaves the canvas', () => {
    for (const stage of STAGES) {
      for (const frame of FRAMES) {
        const closest = zoomTo(cameraOn(frame), 9, stage);
        expect(closest.zoom).toBe(2);
        const low = panBy(closest, { x: 0, y: -99_999 }, stage);
        expect(seenAt(low, stage, { x: 0, y: CANVAS_HEIGHT_PX }).y).toBeCloseTo(stage.heightPx);
        const high = panBy(low, { x: 99_999, y: 99_999 }, stage);
        expect(seenAt(high, stage, { x: 0, y: 0 }).y).toBeCloseTo(0);
        expect(panBy(high, { x: 0, y: 10 }, stage)).toEqual(high);
      }
    }
  });

  it('centres a figure that is smaller than the stage', () => {
    const stage = { widthPx: 390, heightPx: 300 };
    const camera = zoomTo(panBy(cameraOn('feet'), { x: 50, y: 50 }, stage), 0.1, stage);
    expect(camera.zoom).toBe(0.5);
    expect(lookedAt(camera, stage, { x: 195, y: 150 })).toMatchObject({ x: CANVAS_WIDTH_PX / 2 });
    const whole = zoomTo(cameraOn('whole'), 0.5, stage);
    expect(lookedAt(whole, stage, { x: 195, y: 150 })).toEqual({ x: 212.5, y: 425 });
  });

  it('steps to the next quarter from any zoom', () => {
    const stage = { widthPx: 300, heightPx: 300 };
    const pinched = zoomTo(cameraOn('whole'), 1.13, stage);
    expect(zoomBySteps(pinched, 1, stage).zoom).toBe(1.25);
    expect(zoomBySteps(pinched, -1, stage).zoom).toBe(1);
    expect(zoomBySteps(cameraOn('whole'), -9, stage).zoom).toBe(0.5);
    expect(zoomBySteps(cameraOn('whole'), 9, stage).zoom).toBe(2);
  });
});
