/**
 * Turns the colliders of a location, which may cross, touch and repeat each other, into rings that do not: what an odd number
 * of them contains is the same ground. That is what the navigation takes. Pure, and the same on every machine.
 */
import { chainRings } from './chain-rings.ts';
import { type Edge, edgeBetween } from './edges.ts';
import { findGroundEdges } from './ground-edges.ts';
import { splitEdges } from './split-edges.ts';

export interface MapSize {
  widthPx: number;
  heightPx: number;
}

/** Most points of all rings. */
const MOST_POINTS = 65_536;
/** Finest grid: steps of a pixel. On the town's map, f32 holds them all. */
const FINEST = 2048;
const MOST_STEPS = 2 ** 24;

/** The ground within the outline, the first ring, and outside all others. The last ring is the map. */
const isGround = (rings: readonly number[], map: number): boolean =>
  rings.length === 2 && rings[0] === 0 && rings[1] === map;

/**
 * The rings of the walkable ground, xy pairs in px. `rings`: xy pairs in px; each contains what an odd number of its windings
 * contains. Walkable is what is on the map, in the first ring, and in no other. Coordinates are rounded to 1/2048 px, on maps
 * of more than 8191 px to the finest power of two of a pixel in 24 bits; the last place on the map is a step inside its right
 * and lower edges.
 * @throws RangeError when a ring has fewer than three points or is a single point, when a coordinate is not a number or
 * farther beyond the map than the map is wide or high, and when there are more than 65,536 points.
 */
export function mergeRings(rings: readonly Float64Array[], { widthPx, heightPx }: MapSize): Float64Array[] {
  const extent = Math.max(widthPx, heightPx);
  let scale = FINEST;
  while (extent * scale > MOST_STEPS) scale /= 2;
  const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  if (points > MOST_POINTS) throw new RangeError(`the location has too many colliders: ${points} points`);
  const [right, bottom] = [widthPx * scale - 1, heightPx * scale - 1];
  const map = Float64Array.of(0, 0, right, 0, right, bottom, 0, bottom);
  const edges = [...rings.map((ring) => toGrid(ring, scale, extent)), map].flatMap(edgesOf);
  const ground = findGroundEdges(splitEdges(edges), (inside) => isGround(inside, rings.length));
  return chainRings(ground).map((ring) => Float64Array.from(ring, (steps) => steps / scale));
}

function toGrid(ring: Float64Array, scale: number, extent: number): Float64Array {
  const isNear = (px: number): boolean => px >= -extent && px <= 2 * extent;
  const steps = ring.map((px) => Math.round(px * scale));
  const isPoint = steps.every((value, at) => value === steps[at % 2]);
  if (ring.length < 6 || isPoint || !ring.every(isNear)) {
    throw new RangeError('the location has a collider that is no polygon on the map');
  }
  return steps;
}

function edgesOf(ring: Float64Array, number: number): Edge[] {
  const edges: Edge[] = [];
  let [lastX, lastY] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const edge = edgeBetween(lastX, lastY, x, y, number);
    if (edge !== null) edges.push(edge);
    [lastX, lastY] = [x, y];
  }
  return edges;
}
