/**
 * The townsfolk: eight characters who live in the town without being players. Where they live and walk; each client computes the
 * rest from the town's clock. Map pixels, foot points.
 */
export interface Townsperson {
  /** Also the path of the pictures on the avatar host, after `TOWNSFOLK_PREFIX`. */
  readonly id: string;
  /** Reserved as a username. */
  readonly name: string;
  readonly home: { readonly x: number; readonly y: number; readonly view: number };
  /** Walked from the home to the end and back: xy pairs. */
  readonly route: readonly number[];
  readonly speedPxPerS: number;
}

/** No username begins with it. */
export const TOWNSFOLK_PREFIX = '~';
/** The town's cat, who has pictures of her own instead of an avatar. */
export const CAT_ID = 'ember';
/** Name of her picture in the art manifest: six frames in the order of an avatar's views, see `CAT_VIEWS`. */
export const CAT_PICTURE = 'townsfolk/ember';
/** Views of the cat. The walking ones are two each, which take turns. */
export const CAT_VIEWS = { sit: 0, left: [1, 2], right: [4, 5], lie: 3 } as const;
/** Height of the cat as a share of a person's. */
export const CAT_SIZE = { width: 0.62, height: 0.36 } as const;

const SPEED = 90;

export const TOWNSFOLK: readonly Townsperson[] = [
  {
    id: CAT_ID,
    name: 'Ember',
    home: { x: 1596, y: 866, view: 0 },
    route: [1760, 880, 2160, 860, 2240, 826, 2450, 880, 2550, 920],
    speedPxPerS: SPEED,
  },
  {
    id: 'clove',
    name: 'Clove',
    home: { x: 1320, y: 736, view: 0 },
    route: [1240, 760, 1080, 790],
    speedPxPerS: SPEED,
  },
  {
    id: 'velvet',
    name: 'Velvet',
    home: { x: 1780, y: 730, view: 5 },
    route: [1770, 850, 1890, 850, 2030, 850],
    speedPxPerS: SPEED,
  },
  {
    id: 'cadence',
    name: 'Cadence',
    home: { x: 2340, y: 760, view: 0 },
    route: [2250, 760, 2402, 690],
    speedPxPerS: SPEED,
  },
  {
    id: 'marlin',
    name: 'Marlin',
    home: { x: 430, y: 738, view: 3 },
    route: [300, 744, 170, 760, 430, 790, 590, 764],
    speedPxPerS: SPEED,
  },
  {
    id: 'fern',
    name: 'Fern',
    home: { x: 1660, y: 696, view: 2 },
    route: [1520, 740, 1640, 800, 2020, 892, 2180, 930],
    speedPxPerS: SPEED,
  },
  {
    id: 'juniper',
    name: 'Juniper',
    home: { x: 3446, y: 800, view: 5 },
    route: [3290, 870, 3640, 800, 3830, 840, 4120, 890, 4400, 830],
    speedPxPerS: 70,
  },
  {
    id: 'wren',
    name: 'Wren',
    home: { x: 4640, y: 830, view: 0 },
    route: [4740, 875, 4880, 890, 5040, 890, 4560, 865, 4300, 800],
    speedPxPerS: SPEED,
  },
];
