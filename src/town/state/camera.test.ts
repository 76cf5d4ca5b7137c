import { describe, expect, it } from 'vitest';
import { NO_INSETS, type Standing, type Viewport } from '../../engine/camera.ts';
import { type CameraMotion, type CameraState, reduceCamera, stepCamera, zoomOf } from './camera.ts';

const viewport: Viewport = {
  widthPx: 1280,
  heightPx: 720,
  insets: NO_INSETS,
};
const state = (change: Partial<CameraState> = {}): CameraState => ({
  viewport,
  chosenZoom: 2,
  isLost: false,
  ...change,
});
const motion = (): CameraMotion => ({ camera: { x: 0, y: 0, zoom: 1 }, aim: { x: 0, y: 0, zoom: 1 } });
const self: Standing = { at: { x: 3000, y: 600 }, tallPx: 200, overHeadPx: 36 };

describe('a lost camera', () => {
  it('shows the middle of the map while the own player is not in town', () => {
    const view = motion();
    expect(stepCamera(state({ isLost: true }), view, null, [], 16)).toBe(true);
    expect(view.camera.x + 1280 / view.camera.zoom / 2).toBeCloseTo(5164 / 2);
    expect(view.camera).toEqual(view.aim);
  });

  it('stays where it is while the connection is lost', () => {
    const view = motion();
    stepCamera(state({ isLost: true }), view, self, [], 16);
    const shown = { ...view.camera };
    expect(stepCamera(state(), view, null, [], 16)).toBe(false);
    expect(view).toEqual({ camera: shown, aim: shown });
  });

  it('jumps to the own player; a camera that is not lost glides', () => {
    const jump = motion();
    stepCamera(state({ isLost: true }), jump, self, [], 16);
    expect(jump.camera).toEqual(jump.aim);
    const glide = motion();
    expect(stepCamera(state(), glide, self, [], 16)).toBe(true);
    expect(glide.aim).toEqual(jump.aim);
    expect(glide.camera.x).toBeGreaterThan(0);
    expect(glide.camera.x).toBeLessThan(glide.aim.x / 2);
  });

  it('stops when it has reached its target', () => {
    const view = motion();
    for (let frame = 0; frame < 200; frame++) stepCamera(state(), view, self, [], 16);
    expect(stepCamera(state(), view, self, [], 16)).toBe(false);
    expect(view.camera).toEqual(view.aim);
  });

  it('becomes lost on entering, and is no longer lost after arriving', () => {
    const lost = reduceCamera(state(), { type: 'entered' });
    expect(lost.isLost).toBe(true);
    expect(reduceCamera(lost, { type: 'arrived' }).isLost).toBe(false);
  });
});

describe('a resize', () => {
  it('makes the camera jump', () => {
    expect(reduceCamera(state(), { type: 'resized', viewport: { ...viewport, widthPx: 800 } }).isLost).toBe(true);
    expect(reduceCamera(state(), { type: 'resized', viewport: { ...viewport, heightPx: 800 } }).isLost).toBe(true);
  });

  it('glides when only the covered part of the window changes', () => {
    const insets = { ...NO_INSETS, top: 80, bottom: 80 };
    const next = reduceCamera(state(), { type: 'resized', viewport: { ...viewport, insets } });
    expect(next).toMatchObject({ isLost: false, viewport: { insets } });
  });

  it('does not change that a camera is lost', () => {
    expect(reduceCamera(state({ isLost: true }), { type: 'resized', viewport }).isLost).toBe(true);
  });
});

describe('zoom', () => {
  it('is clamped to the limits of the viewport', () => {
    expect(reduceCamera(state(), { type: 'zoomed', zoom: 9 }).chosenZoom).toBe(3);
    expect(reduceCamera(state(), { type: 'zoomed', zoom: 0.1 }).chosenZoom).toBe(1);
  });

  it('is at least the zoom that fills the window; the choice is kept for a smaller window', () => {
    const tall = reduceCamera(state({ chosenZoom: 1 }), {
      type: 'resized',
      viewport: { ...viewport, heightPx: 2000 },
    });
    expect(zoomOf(tall)).toBe(1.75);
    expect(zoomOf(reduceCamera(tall, { type: 'resized', viewport }))).toBe(1);
  });
});
