/** Backgrounds, frames and poses of the photo booth, as data. Sizes are px of the picture. */
import { createGestureFrame, type GestureFrame, writeFrame } from '../../../shared/rules/gesture-frames.ts';
import { type Gesture, GESTURES } from '../../../shared/rules/gestures.ts';

export const PICTURE = { widthPx: 900, heightPx: 1200 } as const;

/** Those of the preview tool of creators. */
export const BACKGROUNDS = ['clear', 'paper', 'sky', 'night', 'plaza', 'pier'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** Places of the town by their name in the manifest. */
export const PLACES: Partial<Record<Background, string>> = { plaza: 'plaza-day', pier: 'pier-sunset' };

/** Colours from top to bottom, each with where it begins; the last two of the same place are the ground. */
export const FILLS: Readonly<Record<Background, readonly (readonly [at: number, colour: string])[]>> = {
  clear: [],
  paper: [[0, '#fff8ec']],
  sky: [
    [0, '#8fc4f2'],
    [0.72, '#d8ecf7'],
    [0.72, '#b5d79a'],
  ],
  night: [
    [0, '#2a2350'],
    [0.72, '#54407e'],
    [0.72, '#3a2c58'],
  ],
  plaza: [[0, '#f6d9a8']],
  pier: [[0, '#f2a98a']],
};

export const FRAMES = ['none', 'card', 'lantern'] as const;
export type Frame = (typeof FRAMES)[number];

/** The gestures of the town, each at the moment at which it is seen best; ms since its begin. Standing is none of them. */
const MOMENTS: Readonly<Record<Gesture, number>> = {
  wave: 400,
  dance: 250,
  laugh: 1250,
  clap: 120,
  bow: 600,
  think: 400,
  cheer: 200,
  sit: 2000,
};
export type PoseName = 'stand' | Gesture;
export const POSES: readonly PoseName[] = ['stand', ...GESTURES];

/** The town's pose for a view (0 to 5); null: standing. */
export function poseOf(pose: PoseName, view: number): GestureFrame | null {
  if (pose === 'stand') return null;
  const frame = createGestureFrame();
  writeFrame({ act: pose, ageMs: MOMENTS[pose], beatMs: MOMENTS[pose], view, seat: null }, false, frame);
  return frame;
}
