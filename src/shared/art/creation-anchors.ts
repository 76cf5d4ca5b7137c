/**
 * Alignment of creators' drawings: common heights, and anchor points of each body by view. The template and the guide
 * show the same values; a test compares them with the generator's figure.
 */
import type { BodyType } from '../rules/slots.ts';
import { CANVAS_WIDTH_PX } from './avatar-sizes.ts';

/** Heights in px of a view. */
export const GUIDE_LINES: readonly { name: string; y: number }[] = [
  { name: 'HAT TOP', y: 16 },
  { name: 'SKULL', y: 68 },
  { name: 'EYES', y: 176 },
  { name: 'CHIN', y: 244 },
  { name: 'SHOULDERS', y: 288 },
  { name: 'WAIST', y: 372 },
  { name: 'HIPS', y: 452 },
  { name: 'KNEES', y: 610 },
  { name: 'ANKLES', y: 782 },
  { name: 'SOLES', y: 824 },
];

export const ANCHOR_NAMES = [
  'middle of the head',
  'near eye',
  'mouth',
  'near shoulder',
  'palm of the near hand',
  'middle of the waist',
  'near ankle',
] as const;
type AnchorName = (typeof ANCHOR_NAMES)[number];

export interface Anchor {
  name: AnchorName;
  /** Px of a view. */
  x: number;
  y: number;
}

type Spot = readonly [x: number, y: number] | null;

/** By drawn view (front, quarter left, left, back), in the order of the names; null where a view does not show it. */
const POINTS: Readonly<Record<BodyType, readonly (readonly Spot[])[]>> = {
  feminine: [
    [
      [213, 158],
      [251, 176],
      [213, 217],
      [260, 288],
      [290, 473],
      [213, 375],
      [241, 782],
    ],
    [
      [209, 158],
      [221, 176],
      [182, 217],
      [250, 291],
      [270, 477],
      [194, 374],
      [232, 784],
    ],
    [
      [206, 158],
      [150, 175],
      [134, 215],
      [219, 293],
      [220, 479],
      [184, 372],
      [205, 785],
    ],
    [[213, 158], null, null, [166, 288], [135, 471], [213, 369], [185, 782]],
  ],
  masculine: [
    [
      [213, 158],
      [251, 176],
      [213, 217],
      [273, 288],
      [303, 473],
      [213, 376],
      [242, 782],
    ],
    [
      [209, 158],
      [221, 176],
      [182, 217],
      [260, 292],
      [280, 478],
      [190, 375],
      [233, 784],
    ],
    [
      [206, 158],
      [150, 175],
      [134, 215],
      [220, 294],
      [221, 481],
      [178, 372],
      [206, 785],
    ],
    [[213, 158], null, null, [153, 288], [122, 471], [213, 368], [183, 782]],
  ],
};
/** Views 4 and 5 are views 2 and 1 mirrored. */
const DRAWN_AS: readonly { drawn: number; isMirrored: boolean }[] = [
  { drawn: 0, isMirrored: false },
  { drawn: 1, isMirrored: false },
  { drawn: 2, isMirrored: false },
  { drawn: 3, isMirrored: false },
  { drawn: 2, isMirrored: true },
  { drawn: 1, isMirrored: true },
];

/** The anchors that are visible in a rotation, 0 to 5. */
export function anchorsOf(body: BodyType, rotation: number): Anchor[] {
  const view = DRAWN_AS[rotation];
  if (view === undefined) return [];
  return ANCHOR_NAMES.flatMap((name, index) => {
    const spot = POINTS[body][view.drawn]?.[index] ?? null;
    if (spot === null) return [];
    const [x, y] = spot;
    return [{ name, x: view.isMirrored ? CANVAS_WIDTH_PX - x : x, y }];
  });
}
