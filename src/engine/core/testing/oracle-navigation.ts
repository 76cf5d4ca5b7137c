/** The oracle behind the interface of navigation: what the tests of the differential tests compare with itself. */
import type { LocationShape, Navigation, NavigationInfo } from '../navigation-api.ts';
import { createOracle, type Oracle } from './oracle.ts';

export function createOracleNavigation(): Navigation {
  let location: LocationShape = { width: 1, height: 1, rings: [] };
  let oracle: Oracle = createOracle([]);
  const info = (): NavigationInfo => ({ corners: oracle.cornerCount, engine: 'exact', bytes: 0 });
  const setLocation = (next: LocationShape): NavigationInfo => {
    for (const [index, ring] of next.rings.entries()) {
      const isFinite = ring.every((value: number) => Math.abs(value) < 2 ** 24);
      if (ring.length % 2 !== 0 || !isFinite || area(ring) === 0) throw new TypeError(`ring ${index} is no polygon`);
    }
    oracle = createOracle(next.rings);
    location = next;
    return info();
  };
  return {
    setLocation,
    updateRings: (remove, add) =>
      setLocation({ ...location, rings: [...location.rings.filter((_, index) => !remove.includes(index)), ...add] }),
    bake: () => null,
    prepare: () => true,
    ready: () => Promise.resolve(info()),
    findPath(startX, startY, goalX, goalY) {
      const answer = oracle.findPath(startX, startY, goalX, goalY);
      return answer.status === 'found' ? { ...answer, waypoints: Float64Array.from(answer.waypoints) } : answer;
    },
  };
}

/** Twice the signed area. */
function area(ring: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return sum;
}
