/**
 * The navigation part of the package `promenade-core`, as its callers see it. Units are the caller's, y downwards, in
 * f64. Only types; `createNavigation` of the package implements them.
 */

/** A closed polygon as a flat list x0, y0, x1, y1 ..., at least three points; the last point joins the first. */
export type Ring = readonly number[] | Float64Array;

/**
 * Walkable ground: everything within an odd number of rings (even-odd rule), boundaries included. Rings do not cross. They
 * may touch at vertices; paths do not pass through a vertex from one part of the ground to another.
 */
export interface LocationShape {
  width: number;
  height: number;
  /** Outlines and holes in any order. */
  rings: readonly Ring[];
}

export interface LocationOptions {
  /** What `bake()` gave for the same rings: tables are ready sooner. Another location's is ignored. */
  bake?: Uint8Array;
}

export interface NavigationInfo {
  /** Vertices that a shortest path may turn at. */
  corners: number;
  /** `exact`: Polyanya answers and nothing is precomputed any more. `preparing`: the same until `ready()` resolves. */
  engine: 'exact' | 'preparing';
  /** Memory of the location in bytes. */
  bytes: number;
}

export type NavigationResult =
  /**
   * `waypoints`: xy pairs, both ends included; several paths may share its `buffer`, so transfer a copy (`slice()`).
   * `length`: sum of the legs.
   */
  | { status: 'found'; length: number; waypoints: Float64Array }
  /** Both ends are on walkable ground, but no path joins them. */
  | { status: 'unreachable' }
  /** An end is not on walkable ground, also not within `snap`. */
  | { status: 'outside' };

export interface FindPathOptions {
  /** Moves an end that is off the ground to the nearest walkable point within so many units; default 0. */
  snap?: number;
}

export interface Navigation {
  /** Replaces the location and answers immediately. Throws a TypeError that names the ring it refuses by its index. */
  setLocation(location: LocationShape, options?: LocationOptions): NavigationInfo;
  /** Removes rings by their index and appends others. Throws like `setLocation`, without any change. */
  updateRings(remove: readonly number[], add: readonly Ring[]): NavigationInfo;
  /** Resolves when precomputation is done. Rejects with what the module threw, until the location is set or changed. */
  ready(): Promise<NavigationInfo>;
  /**
   * What is kept with a location so that its tables are ready sooner: the order of its hubs, two bytes a corner, and from
   * 1,000 corners on their labels, too. Null before `ready()` and without tables.
   */
  bake(): Uint8Array | null;
  /** Goes on with the precomputation for about `ms` milliseconds; true when it is done. It also goes on by itself. */
  prepare(ms: number): boolean;
  findPath(startX: number, startY: number, goalX: number, goalY: number, options?: FindPathOptions): NavigationResult;
}

export interface NavigationOptions {
  /** Budget of precomputed tables in MB; default 32. 0: no tables, Polyanya answers all queries. */
  memoryMb?: number;
}
