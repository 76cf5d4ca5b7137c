/**
 * recast-navigation on the same map: a navigation mesh from the walkable runs of a raster, queried with Detour.
 */
import type { Point } from '../../src/engine/core/types.ts';
import { loadPeer } from '../lib/load-peer.ts';

/** The used part of the library's types; it is installed only for the benches. */
interface Recast {
  init(): Promise<void>;
  NavMeshQuery: new (
    mesh: unknown,
    options: { maxNodes: number },
  ) => {
    computePath(
      from: Vector,
      to: Vector,
      options: { halfExtents: Vector; maxPathPolys: number; maxStraightPathPoints: number },
    ): { success: boolean; path: Vector[] };
  };
}
interface Generators {
  generateSoloNavMesh(
    positions: number[],
    indices: number[],
    config: Record<string, number>,
  ): { success: boolean; navMesh: unknown; error?: string };
}
interface Vector {
  x: number;
  y: number;
  z: number;
}

/** Width of a raster cell of the town. */
const RASTER_PX = 4;
const CONFIG = {
  ch: 1,
  walkableSlopeAngle: 45,
  walkableHeight: 2,
  walkableClimb: 1,
  walkableRadius: 0,
  maxEdgeLen: 0,
  maxSimplificationError: 1,
  minRegionArea: 0,
  mergeRegionArea: 20,
  maxVertsPerPoly: 6,
};

export interface RecastPeer {
  buildMs: number;
  /** The library's own answer; its y is the map's z. Null when there is no path. */
  findPath(from: Point, to: Point): { x: number; z: number }[] | null;
}

/** Builds the mesh. `isWalkable` is called for the middle of each raster cell, row by row. */
export async function createRecast(
  width: number,
  height: number,
  isWalkable: (x: number, y: number) => boolean,
  raster = RASTER_PX,
): Promise<RecastPeer> {
  const recast = await loadPeer<Recast>('recast-navigation');
  const generators = await loadPeer<Generators>('recast-navigation/generators');
  await recast.init();
  const start = performance.now();
  const { positions, indices } = triangulate(width, height, isWalkable, raster);
  const made = generators.generateSoloNavMesh(positions, indices, { ...CONFIG, cs: raster });
  if (!made.success) throw new Error(`recast made no mesh: ${made.error ?? 'no reason given'}`);
  const query = new recast.NavMeshQuery(made.navMesh, { maxNodes: 4096 });
  const halfExtents = { x: 2 * raster, y: 50, z: 2 * raster };
  return {
    buildMs: performance.now() - start,
    findPath(from, to) {
      const answer = query.computePath(
        { x: from.x, y: 0, z: from.y },
        { x: to.x, y: 0, z: to.y },
        { halfExtents, maxPathPolys: 1024, maxStraightPathPoints: 256 },
      );
      return answer.success ? answer.path : null;
    },
  };
}

/** Two triangles for every run of walkable cells in a row. */
function triangulate(
  width: number,
  height: number,
  isWalkable: (x: number, y: number) => boolean,
  raster: number,
): { positions: number[]; indices: number[] } {
  const positions: number[] = [];
  const indices: number[] = [];
  const half = raster / 2;
  for (let y = 0; y < height; y += raster) {
    for (let x = 0; x < width; x += raster) {
      if (!isWalkable(x + half, y + half)) continue;
      const left = x;
      while (x + raster < width && isWalkable(x + raster + half, y + half)) x += raster;
      const [right, bottom] = [x + raster, y + raster];
      const first = positions.length / 3;
      positions.push(left, 0, y, right, 0, y, right, 0, bottom, left, 0, bottom);
      indices.push(first, first + 2, first + 1, first, first + 3, first + 2);
    }
  }
  return { positions, indices };
}
