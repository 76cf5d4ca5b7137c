/** The ways of ours that the path benches measure, behind the interface of the package. */
import type { Core } from '../../src/engine/core/types.ts';
import type {
  CreateNavigation,
  LocationShape,
  Navigation,
  NavigationInfo,
} from '../../src/engine/core/navigation-api.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { toLocation, type Vertex } from '../../tests/support/samples/town-map.ts';

/** Our navigations by the name of their row, each with its options. The first is the one that is judged. */
export const OURS: Readonly<Record<string, () => Promise<Navigation>>> = {
  ours: () => createCoreNavigation(),
};

/** The town's core: a map is scaled to the town's size. Throws a TypeError for a map that has too many corners. */
const createCoreNavigation: CreateNavigation = async () => {
  const core = await loadCore();
  let scale = 1;
  let info: NavigationInfo = { corners: 0, engine: 'exact', bytes: 0 };
  const setLocation = (location: LocationShape): NavigationInfo => {
    scale = Math.min(MAP_WIDTH_PX / location.width, MAP_HEIGHT_PX / location.height);
    const rings = location.rings.map((ring) =>
      Array.from(
        { length: ring.length / 2 },
        (_, at): Vertex => [(ring[at * 2] ?? 0) * scale, (ring[at * 2 + 1] ?? 0) * scale],
      ),
    );
    const { cornerCount, isExact } = core.setLocation(toLocation(rings));
    if (!isExact) throw new TypeError(`ring 0: ${cornerCount} corners are too many`);
    info = { corners: cornerCount, engine: 'exact', bytes: 0 };
    return info;
  };
  return {
    setLocation,
    updateRings: () => info,
    ready: () => Promise.resolve(info),
    findPath: (startX, startY, goalX, goalY) => findScaled(core, scale, [startX, startY, goalX, goalY]),
  };
};

function findScaled(core: Core, scale: number, [startX, startY, goalX, goalY]: [number, number, number, number]) {
  const start = { x: startX * scale, y: startY * scale };
  const turns = core.findTurns(start, { x: goalX * scale, y: goalY * scale });
  if (turns === null) return { status: 'unreachable' } as const;
  const waypoints = Float64Array.from(turns, (value) => value / scale);
  let length = 0;
  for (let at = 2; at < waypoints.length; at += 2) {
    length += Math.hypot(
      (waypoints[at] ?? 0) - (waypoints[at - 2] ?? 0),
      (waypoints[at + 1] ?? 0) - (waypoints[at - 1] ?? 0),
    );
  }
  return { status: 'found', length, waypoints } as const;
}
