/** What a frame of the town is planned from, for tests of plans and painters: a window without pictures or people. */
import { NO_INSETS } from '../../../src/engine/camera.ts';
import type { FrameInput } from '../../../src/town/plan/frame-plan.ts';
import { NO_ITEMS } from '../../../src/town/plan/scene-items.ts';

const CAMERA = { x: 1000, y: 500, zoom: 2 };

/** The window shows map x 1000 to 1500 and y 500 to 800 on 1000x600 pixels; bars cover 60 px above and 80 px below. */
export const frameInput = (change: Partial<FrameInput> = {}): FrameInput => ({
  camera: CAMERA,
  aim: CAMERA,
  viewport: { widthPx: 1000, heightPx: 600, insets: { ...NO_INSETS, top: 60, bottom: 80 } },
  figures: [],
  items: NO_ITEMS,
  seconds: 0,
  nowMs: 0,
  hint: null,
  hintFaces: null,
  resolution: 1,
  isPreloading: true,
  options: { isOptimized: false, isStill: false, tint: 0xabcdef, lampLight: null },
  ...change,
});
