/** Backgrounds, frames and poses of the photo booth, as data. Sizes are px of the picture. */
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

/** How the figure is placed: shifts in px of the picture, degrees clockwise about the soles, scales. */
export interface Pose {
  lift: number;
  tilt: number;
  sx: number;
  sy: number;
}
export const POSES = {
  stand: { lift: 0, tilt: 0, sx: 1, sy: 1 },
  wave: { lift: 6, tilt: -5, sx: 1, sy: 1.01 },
  dance: { lift: 34, tilt: 8, sx: 0.98, sy: 1.03 },
  cheer: { lift: 90, tilt: 0, sx: 0.97, sy: 1.04 },
  bow: { lift: 0, tilt: 11, sx: 1.02, sy: 0.92 },
  think: { lift: 0, tilt: 4, sx: 1, sy: 1 },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;
