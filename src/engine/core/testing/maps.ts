/**
 * Seeded maps for differential tests and benches of the path search: caves, rooms, mazes, spirals, islands, corners that
 * touch, slivers, polygons at any angle; with gaps of one unit, vertices on straight edges, turned walls, and coordinates
 * that are no integers.
 */
import { createRandom, type Random } from '../../../../tests/support/random.ts';
import type { LocationShape } from '../navigation-api.ts';
import { orient, type Spot } from './exact-plane.ts';
import { scatterRings } from './map-scatter.ts';
import { SHAPES } from './map-shapes.ts';
import { traceRings } from './trace-rings.ts';

export const MAP_KINDS = [
  'caves',
  'rooms',
  'maze',
  'spiral',
  'islands',
  'touching corners',
  'polygons',
  'slivers',
] as const;

export type MapKind = (typeof MAP_KINDS)[number];

export interface GeneratedMap extends LocationShape {
  name: string;
  rings: number[][];
}

export interface MapOptions {
  seed: number;
  /** Default: by the seed. */
  kind?: MapKind;
  /** Roughly the number of corners, 10 to 5,000. */
  corners: number;
}

/** Corners for each cell of a lattice, roughly. */
const CORNERS_PER_CELL: Record<keyof typeof SHAPES, number> = {
  caves: 0.25,
  rooms: 0.2,
  maze: 0.35,
  spiral: 0.02,
  islands: 0.05,
  'touching corners': 0.6,
};
const MAX_CELLS = 40_000;
/** Largest size of a map in units. */
const MAX_UNITS = 16_000;

/** The same map for the same options on every machine. Fits within 0 to `width` and 0 to `height`. */
export function generateMap({ seed, kind: wanted, corners }: MapOptions): GeneratedMap {
  const random = createRandom(seed);
  const kind = wanted ?? MAP_KINDS[random.whole(0, MAP_KINDS.length)] ?? 'caves';
  const features: string[] = [];
  let spots =
    kind === 'polygons' || kind === 'slivers'
      ? scatterRings(random, {
          size: random.whole(30, MAX_UNITS / 6),
          obstacles: Math.max(2, Math.round(corners / 5)),
          kind,
        })
      : placeLattice(random, kind, corners, features);
  if (random.next() < 0.25) {
    features.push('turned');
    spots = turn(random, spots);
  }
  if (random.next() < 0.25) {
    features.push('fractions');
    const shift = { x: random.whole(0, 16) / 16, y: random.whole(0, 16) / 16 };
    // A power of two keeps what is straight straight.
    const scale = 1 / 2 ** random.whole(0, 4);
    spots = spots.map((ring) => ring.map(({ x, y }) => ({ x: x * scale + shift.x, y: y * scale + shift.y })));
  }
  if (random.next() < 0.7) spots = spots.map(dropStraight);
  else features.push('vertices on straight edges');
  return finish(spots, [`${kind} ${seed}`, ...features].join(', '));
}

/** Rings of a lattice at the coordinates of its columns and rows. */
function placeLattice(random: Random, kind: keyof typeof SHAPES, corners: number, features: string[]): Spot[][] {
  const style = random.whole(0, 4);
  const isShifted = style === 3;
  const perCell = CORNERS_PER_CELL[kind];
  const cells = Math.max(9, Math.min(MAX_CELLS, corners / (isShifted ? Math.max(0.5, perCell) : perCell)));
  const columns = Math.max(3, Math.round(Math.sqrt(cells * random.between(0.5, 2)))) | 1;
  const rows = Math.max(3, Math.round(cells / columns)) | 1;
  const isSplit = random.next() < 0.5;
  const rings = traceRings(SHAPES[kind](random, columns, rows), isSplit);
  const largest = Math.max(1, Math.min(200, Math.floor(MAX_UNITS / 6 / Math.max(columns, rows))));
  const step = random.whole(1, largest + 1);
  if (style === 1) features.push('gaps of 1');
  const place = (count: number): number[] => {
    const at = [0];
    for (let index = 0; index < count; index++) {
      const wide = style === 2 ? random.whole(1, largest + 1) : step;
      at.push((at.at(-1) ?? 0) + (style === 1 && random.next() < 0.5 ? 1 : wide));
    }
    return at;
  };
  const [xs, ys] = [place(columns), place(rows)];
  const shift = (at: number[], index: number): number => {
    const here = at[index] ?? 0;
    const room = Math.floor(Math.min(here - (at[index - 1] ?? -step), (at[index + 1] ?? here + step) - here) / 4);
    return random.whole(-room, room + 1);
  };
  if (isShifted) features.push('shifted vertices');
  const moved = new Map<string, Spot>();
  return rings.map((ring) =>
    ring.map(({ column, row }) => {
      const key = `${column},${row}`;
      const spot = moved.get(key) ?? {
        x: (xs[column] ?? 0) + (isShifted ? shift(xs, column) : 0),
        y: (ys[row] ?? 0) + (isShifted ? shift(ys, row) : 0),
      };
      moved.set(key, spot);
      return spot;
    }),
  );
}

/** Turns and scales by an integer matrix, so that straight walls stay straight at an angle. */
function turn(random: Random, rings: readonly Spot[][]): Spot[][] {
  const [a, b] = [random.whole(1, 4), random.whole(1, 4)];
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: a * x - b * y, y: b * x + a * y })));
}

/** Without vertices on straight edges. */
function dropStraight(ring: readonly Spot[]): Spot[] {
  return ring.filter((spot, index) => {
    const before = ring.at(index - 1) ?? spot;
    const after = ring[(index + 1) % ring.length] ?? spot;
    return orient(before, spot, after) !== 0;
  });
}

/** Moves all rings to coordinates of 0 and more. */
function finish(rings: readonly Spot[][], name: string): GeneratedMap {
  const all = rings.flat();
  const least = (values: number[]): number => Math.floor(values.reduce((a, b) => Math.min(a, b), Infinity));
  const [left, top] = [least(all.map(({ x }) => x)), least(all.map(({ y }) => y))];
  const flat = rings.map((ring) => ring.flatMap(({ x, y }) => [x - left, y - top]));
  const most = (offset: number): number =>
    Math.max(
      1,
      Math.ceil(
        flat.reduce((largest, ring) => ring.reduce((a, b, at) => (at % 2 === offset ? Math.max(a, b) : a), largest), 0),
      ),
    );
  return { name, width: most(0), height: most(1), rings: flat };
}
