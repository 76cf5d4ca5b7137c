/** Positions of everything in the boutique, where one walks, and what its things lead to. This file is data; map pixels. */
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import type { Place, Seat } from '../../../shared/rules/places.ts';
import type { Pt } from '../../kit/path.ts';
import { arch, ellipse, roundRect } from '../../kit/shapes.ts';
import type { PlacedSprite } from '../design.ts';
import { type DoorDesign, outlineOn } from '../door-parts.ts';

export const W = 1400;
export const H = 900;

/** Where the back wall meets the floor. */
export const WALL_FOOT = 480;

/** The door to the street: left edge, width and height, above the wall's foot. */
export const EXIT = { x: 168, w: 112, h: 236 };
/** The two fitting rooms behind curtains: left edges. */
export const CURTAINS = [1010, 1176] as const;
export const CURTAIN = { w: 132, h: 270 };
export const WINDOW = { x: 352, y: 150, w: 236, h: 214 };
export const SHELF = { x: 676, y: 160, w: 250, h: 230 };

export type Furniture = 'counter' | 'rack' | 'roundRack' | 'mirror' | 'mannequin' | 'mannequinSuit' | 'pouffe' | 'fern';

interface Placed extends PlacedSprite {
  kind: Furniture;
  /** Half the size of its foot, where nobody walks. */
  foot: { rx: number; ry: number };
}

export const FURNITURE: readonly Placed[] = [
  { kind: 'fern', x: 84, y: 528, foot: { rx: 40, ry: 16 } },
  { kind: 'mannequin', x: 628, y: 508, foot: { rx: 34, ry: 14 } },
  { kind: 'mannequinSuit', x: 952, y: 508, foot: { rx: 34, ry: 14 } },
  { kind: 'mirror', x: 1310, y: 610, foot: { rx: 44, ry: 16 } },
  { kind: 'counter', x: 420, y: 640, foot: { rx: 128, ry: 26 } },
  { kind: 'rack', x: 1076, y: 690, foot: { rx: 112, ry: 20 } },
  { kind: 'pouffe', x: 742, y: 716, foot: { rx: 92, ry: 26 } },
  { kind: 'roundRack', x: 246, y: 794, foot: { rx: 76, ry: 24 } },
  { kind: 'fern', x: 1330, y: 838, foot: { rx: 40, ry: 16 } },
];

/** The floor that one walks on. */
export const WALK: Pt[] = [
  [40, 516],
  [1360, 516],
  [1376, 640],
  [1376, 872],
  [24, 872],
  [24, 640],
];

/** In front of the door to the street. */
export const SPAWNS: Pt[] = [
  [224, 548],
  [300, 556],
  [180, 600],
];

const BACK = 3;
const RIGHT = 4;
const FRONT = 0;

const on = (kind: Furniture, outline: string) => outlineOn(FURNITURE, kind, outline);

export const COUNTER_OUTLINE = roundRect(-128, -96, 256, 100, 14);
export const MIRROR_OUTLINE = ellipse(0, -118, 46, 104);

export const DOORS: readonly DoorDesign[] = [
  {
    key: 'boutique-street',
    screen: '',
    to: LOCATION_SLUG,
    stand: { x: 224, y: 532 },
    view: BACK,
    depth: 0,
    outlines: [arch(EXIT.x - 9, WALL_FOOT - EXIT.h - 10, EXIT.w + 18, EXIT.h + 10, 48)],
  },
  {
    key: 'boutique-counter',
    screen: 'store',
    stand: { x: 420, y: 690 },
    view: BACK,
    ...on('counter', COUNTER_OUTLINE),
  },
  {
    key: 'boutique-mirror',
    screen: 'wardrobe',
    stand: { x: 1238, y: 628 },
    view: RIGHT,
    ...on('mirror', MIRROR_OUTLINE),
  },
];

const box = (key: string, [x0, y0, x1, y1]: readonly [number, number, number, number], go: Pt): Place => ({
  key,
  area: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
  go: { x: go[0], y: go[1] },
});

export const PLACES: readonly Place[] = [
  box('boutique-entrance', [24, 480, 330, 700], [224, 600]),
  box('boutique-till', [300, 560, 570, 740], [420, 690]),
  box('boutique-seat', [600, 620, 900, 800], [742, 764]),
  box('boutique-rails', [930, 600, 1230, 790], [1076, 736]),
  box('boutique-fitting', [1000, 480, 1376, 660], [1160, 560]),
  box('boutique-floor', [24, 700, 1376, 872], [560, 820]),
];

const seat = (key: string, x: number): Seat => ({
  key,
  place: 'boutique-seat',
  at: { x, y: 730 },
  stand: { x, y: 756 },
  view: FRONT,
  kind: 'bench',
});
export const SEATS: readonly Seat[] = [seat('boutique-seat-1', 700), seat('boutique-seat-2', 784)];
