/** Maps of obstacles at any angle: polygons and slivers in a rectangle, apart from each other or touching at a vertex. */
import type { Random } from '../../../../tests/support/random.ts';
import { isBetween, orient, type Spot } from './exact-plane.ts';

export interface ScatterOptions {
  /** Side of the square in units. */
  size: number;
  obstacles: number;
  /** Slivers are triangles up to a unit wide. */
  kind: 'polygons' | 'slivers';
}

/** Integer coordinates. Fewer obstacles than wanted when there is no room. */
export function scatterRings(random: Random, { size, obstacles, kind }: ScatterOptions): Spot[][] {
  const rings: Spot[][] = [rectangle(size)];
  const reach = Math.max(3, (size / Math.sqrt(obstacles)) * 0.7);
  for (let tries = 0; tries < obstacles * 6 && rings.length <= obstacles; tries++) {
    const middle = { x: random.whole(1, size), y: random.whole(1, size) };
    const ring = kind === 'slivers' ? sliver(random, middle, reach * 2) : star(random, middle, reach);
    const other = rings[random.whole(0, rings.length)];
    const touched = random.next() < 0.3 ? other?.[random.whole(0, other.length)] : undefined;
    const moved = touched === undefined ? ring : moveTo(ring, touched);
    if (isSimple(moved) && rings.every((placed) => areApart(placed, moved)) && isWithin(moved, size)) rings.push(moved);
  }
  return rings;
}

const rectangle = (size: number): Spot[] => [
  { x: 0, y: 0 },
  { x: size, y: 0 },
  { x: size, y: size },
  { x: 0, y: size },
];

function star(random: Random, { x, y }: Spot, reach: number): Spot[] {
  const points = random.whole(3, 9);
  return Array.from({ length: points }, (_, index) => {
    const angle = ((index + random.between(0, 0.9)) / points) * 2 * Math.PI;
    const radius = random.between(0.15, 0.5) * reach;
    return { x: Math.round(x + Math.cos(angle) * radius), y: Math.round(y + Math.sin(angle) * radius) };
  });
}

function sliver(random: Random, { x, y }: Spot, reach: number): Spot[] {
  const angle = random.between(0, 2 * Math.PI);
  const length = random.between(0.3, 1) * reach;
  const end = { x: Math.round(x + Math.cos(angle) * length), y: Math.round(y + Math.sin(angle) * length) };
  const isSteep = Math.abs(end.y - y) > Math.abs(end.x - x);
  return [{ x, y }, end, isSteep ? { x: x + 1, y } : { x, y: y + 1 }];
}

/** Moves a ring so that its first vertex is at a point. */
function moveTo(ring: readonly Spot[], to: Spot): Spot[] {
  const [first = to] = ring;
  return ring.map(({ x, y }) => ({ x: x + to.x - first.x, y: y + to.y - first.y }));
}

const isWithin = (ring: readonly Spot[], size: number): boolean =>
  ring.every(({ x, y }) => x >= 0 && y >= 0 && x <= size && y <= size);

const edgesOf = (ring: readonly Spot[]): [Spot, Spot][] =>
  ring.map((spot, index) => [spot, ring[(index + 1) % ring.length] ?? spot]);

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** Edges meet at most at a vertex of both. */
function doMeet([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean {
  const [sideC, sideD] = [orient(a, b, c), orient(a, b, d)];
  const [sideA, sideB] = [orient(c, d, a), orient(c, d, b)];
  if (Math.sign(sideC) * Math.sign(sideD) < 0 && Math.sign(sideA) * Math.sign(sideB) < 0) return true;
  if (sideC === 0 && isBetween(a, b, c)) return true;
  if (sideD === 0 && isBetween(a, b, d)) return true;
  if (sideA === 0 && isBetween(c, d, a)) return true;
  if (sideB === 0 && isBetween(c, d, b)) return true;
  return (isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c));
}

function isSimple(ring: readonly Spot[]): boolean {
  const edges = edgesOf(ring);
  const isRepeated = ring.some((spot, index) => ring.findIndex((other) => isSame(spot, other)) !== index);
  return !isRepeated && edges.every((one, index) => edges.every((other, at) => at <= index || !doMeet(one, other)));
}

function areApart(placed: readonly Spot[], ring: readonly Spot[]): boolean {
  const box = (spots: readonly Spot[]): number[] => [
    Math.min(...spots.map(({ x }) => x)),
    Math.min(...spots.map(({ y }) => y)),
    Math.max(...spots.map(({ x }) => x)),
    Math.max(...spots.map(({ y }) => y)),
  ];
  const [left = 0, top = 0, right = 0, bottom = 0] = box(placed);
  const [otherLeft = 0, otherTop = 0, otherRight = 0, otherBottom = 0] = box(ring);
  if (left > otherRight || right < otherLeft || top > otherBottom || bottom < otherTop) return true;
  return edgesOf(placed).every((one) => edgesOf(ring).every((other) => !doMeet(one, other)));
}
