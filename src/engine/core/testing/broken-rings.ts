/** Maps with a broken ring, from a seed, each with the outcome that it must have. */
import { createRandom, type Random } from '../../../../tests/support/random.ts';
import type { LocationShape } from '../navigation-api.ts';
import { generateMap } from './maps.ts';
import { createPlaneMap } from './plane-map.ts';

export interface BrokenMap {
  name: string;
  map: LocationShape;
  /**
   * `refused`: with a TypeError that names one of `rings`. `accepted`: the answers are those of the even-odd rule.
   * `either`: one of the two.
   */
  outcome: 'refused' | 'accepted' | 'either';
  /** Indices of the rings that have the fault. Empty: any ring. */
  rings: number[];
}

/** Changes a ring of at least 3 points in place. */
type Damage = (ring: number[], random: Random, map: LocationShape) => void;

const anyPoint = (ring: readonly number[], random: Random): number => random.whole(0, ring.length / 2) * 2;

/** Faults of one ring that are refused on any map. */
const REFUSED: Readonly<Record<string, Damage>> = {
  'no points': (ring) => ring.splice(0),
  'one point': (ring) => ring.splice(2),
  'two points': (ring) => ring.splice(4),
  'an odd count of numbers': (ring) => ring.splice(-1),
  'not a number': (ring, random) => ring.splice(random.whole(0, ring.length), 1, Number.NaN),
  infinity: (ring, random) => ring.splice(random.whole(0, ring.length), 1, Infinity),
  'minus infinity': (ring, random) => ring.splice(random.whole(0, ring.length), 1, -Infinity),
  'beyond the grid': (ring, random) => ring.splice(random.whole(0, ring.length), 1, 2 ** random.whole(26, 200)),
  'far below zero': (ring, random) => ring.splice(random.whole(0, ring.length), 1, -(2 ** random.whole(26, 200))),
  'all points equal': (ring) => {
    const [x = 0, y = 0] = ring;
    ring.splice(0, ring.length, x, y, x, y, x, y, x, y);
  },
  'zero area': (ring) => {
    const [x = 0, y = 0] = ring;
    ring.splice(0, ring.length, x, y, x + 4, y + 2, x + 8, y + 4);
  },
};

/** Changes of one ring that keep the ground as it is. */
const ACCEPTED: Readonly<Record<string, Damage>> = {
  'a point twice in a row': (ring, random) => {
    const at = anyPoint(ring, random);
    ring.splice(at, 0, ring[at] ?? 0, ring[at + 1] ?? 0);
  },
  'the first point again at the end': (ring) => ring.push(ring[0] ?? 0, ring[1] ?? 0),
  'the other direction': (ring) => {
    const pairs = Array.from({ length: ring.length / 2 }, (_, index) => [
      ring[index * 2] ?? 0,
      ring[index * 2 + 1] ?? 0,
    ]);
    ring.splice(0, ring.length, ...pairs.toReversed().flat());
  },
  'a vertex on a straight edge': (ring, random) => {
    const at = anyPoint(ring, random);
    const next = (at + 2) % ring.length;
    const middle = [((ring[at] ?? 0) + (ring[next] ?? 0)) / 2, ((ring[at + 1] ?? 0) + (ring[next + 1] ?? 0)) / 2];
    ring.splice(at + 2, 0, ...middle);
  },
};

/** Changes of one ring that may or may not cross; the reference decides. */
const UNCERTAIN: Readonly<Record<string, Damage>> = {
  'a vertex elsewhere': (ring, random, { width, height }) => {
    const at = anyPoint(ring, random);
    ring.splice(at, 2, random.whole(0, width + 1), random.whole(0, height + 1));
  },
  'two vertices exchanged': (ring, random) => {
    const [one, other] = [anyPoint(ring, random), anyPoint(ring, random)];
    const [x = 0, y = 0, otherX = 0, otherY = 0] = [ring[one], ring[one + 1], ring[other], ring[other + 1]];
    ring.splice(one, 2, otherX, otherY);
    ring.splice(other, 2, x, y);
  },
  'a spike': (ring, random) => {
    const at = anyPoint(ring, random);
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    ring.splice(at, 0, x, y, x + random.whole(-9, 10), y + random.whole(-9, 10));
  },
  'moved by a few units': (ring, random) => {
    const [dx, dy] = [random.whole(-3, 4), random.whole(-3, 4)];
    ring.forEach((value, at) => ring.splice(at, 1, Math.max(0, value + (at % 2 === 0 ? dx : dy))));
  },
};

/** All kinds of broken rings, on a small map of their own. The same for the same seed. */
export function breakRings(seed: number): BrokenMap[] {
  const random = createRandom(seed);
  const base = generateMap({ seed, corners: random.whole(10, 60) });
  if (base.rings.length === 0) return pairsOfRings(random);
  const damaged = (name: string, damage: Damage): Omit<BrokenMap, 'outcome'> => {
    const rings = base.rings.map((ring) => [...ring]);
    const index = random.whole(0, rings.length);
    damage(rings[index] ?? [], random, base);
    return { name: `${name} of ring ${index} on ${base.name}`, map: { ...base, rings }, rings: [index] };
  };
  return [
    ...Object.entries(REFUSED).map(([name, damage]): BrokenMap => ({ ...damaged(name, damage), outcome: 'refused' })),
    ...Object.entries(ACCEPTED).map(([name, damage]): BrokenMap => ({ ...damaged(name, damage), outcome: 'accepted' })),
    ...Object.entries(UNCERTAIN).map(([name, damage]): BrokenMap => {
      const broken = damaged(name, damage);
      return { ...broken, outcome: isCrossed(broken.map) ? 'refused' : 'either', rings: [] };
    }),
    ...pairsOfRings(random),
  ];
}

function isCrossed({ rings }: LocationShape): boolean {
  try {
    createPlaneMap(rings);
    return false;
  } catch {
    return true;
  }
}

const rectangle = (x: number, y: number, width: number, height: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];

/** Rings that meet each other within an outline of 200x200 units. */
function pairsOfRings(random: Random): BrokenMap[] {
  const outline = rectangle(0, 0, 200, 200);
  const [x, y] = [random.whole(20, 60), random.whole(20, 60)];
  const [width, height] = [random.whole(10, 60), random.whole(10, 60)];
  const hole = rectangle(x, y, width, height);
  const [dx, dy] = [random.whole(1, width), random.whole(1, height)];
  const of = (name: string, outcome: BrokenMap['outcome'], rings: number[], ...more: number[][]): BrokenMap => ({
    name,
    outcome,
    rings,
    map: { width: 200, height: 200, rings: [outline, ...more] },
  });
  const star = [x, y, x + 2 * width, y + 2 * height, x + width, y, x, y + height];
  return [
    of('two holes that cross', 'refused', [1, 2], hole, rectangle(x + dx, y + dy, width, height)),
    of('a hole that crosses the outline', 'refused', [0, 1], rectangle(200 - dx, y, width, height)),
    of('a ring that crosses itself', 'refused', [1], star),
    of('two holes that share an edge', 'accepted', [], hole, rectangle(x + width, y, width, height)),
    of('two holes that share a part of an edge', 'accepted', [], hole, rectangle(x + width, y + dy, width, height)),
    of('two holes that share a vertex', 'accepted', [], hole, rectangle(x + width, y + height, width, height)),
    of('a vertex on an edge of another hole', 'accepted', [], hole, [
      x + dx,
      y + height,
      x + dx + 9,
      y + height + 30,
      x + dx - 9,
      y + height + 30,
    ]),
    of('a hole on the edge of the outline', 'accepted', [], rectangle(x, 0, width, height)),
    of('a ring twice', 'either', [], hole, hole),
    of('two outlines', 'accepted', [], hole, rectangle(x + 1, y + 1, width - 2, height - 2)),
    of('two outlines that share an edge', 'accepted', [], rectangle(200, y, 50, height)),
  ].map((broken) => ({ ...broken, map: { ...broken.map, width: 260 } }));
}
