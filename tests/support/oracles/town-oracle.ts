/** The exact reference for a location of the town: its colliders as merged rings. */
import { mergeRings } from '../../../src/engine/core/rings/merge-rings.ts';
import { createOracle, type Oracle } from '../../../src/engine/core/testing/oracle.ts';
import { type LocationData, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../src/shared/rules/town.ts';
import { toRings } from '../samples/town-map.ts';

export function createTownOracle(location: LocationData): Oracle {
  const rings = toRings(location).map((ring) => Float64Array.from(ring.flat()));
  return createOracle(mergeRings(rings, { widthPx: MAP_WIDTH_PX, heightPx: MAP_HEIGHT_PX }));
}
