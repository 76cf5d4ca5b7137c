/** The exact reference for a location of the town: its colliders as merged rings. */
import { mergeRings } from '../../../src/engine/core/rings/merge-rings.ts';
import { createOracle, type Oracle } from '../../../src/engine/core/testing/oracle.ts';
import { type LocationData, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../src/shared/rules/town.ts';
import { toRings, type Vertex } from '../samples/town-map.ts';

export function createTownOracle(location: LocationData): Oracle {
  const rings = toRings(location).map((ring) => Float64Array.from(ring.flat()));
  return createOracle(mergeRings(rings, { widthPx: MAP_WIDTH_PX, heightPx: MAP_HEIGHT_PX }));
}

/**
 * The rings that can affect the shortest path between two points, given the length of any path. A shorter path stays
 * inside the ellipse with both points as foci and that length as the sum of distances. For maps with too many rings.
 */
export function ringsNear(rings: readonly Vertex[][], from: Vertex, to: Vertex, length: number): Vertex[][] {
  const distance = ([x0, y0]: Vertex, [x1, y1]: Vertex): number => Math.hypot(x0 - x1, y0 - y1);
  return rings.filter((ring, index) => {
    const [first = from] = ring;
    const reach = Math.max(...ring.map((vertex) => distance(first, vertex)));
    return index === 0 || distance(first, from) + distance(first, to) - 2 * reach <= length + 1;
  });
}
