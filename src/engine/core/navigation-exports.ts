/** The exports of the navigation module, `assembly/navigation/index.ts`. Addresses are bytes in its memory. */

/** What prepares a location, in all modules that have one. */
export interface NavigationInput {
  memory: WebAssembly.Memory;
  /** Makes room for the rings; a status. May grow memory. */
  allotRings(ringCount: number, pointCount: number): number;
  /** u32 a ring: its count of points. */
  sizesAddress(): number;
  /** f64 x, y a point, ring by ring. */
  pointsAddress(): number;
  /** Goes on with the tables for about so many steps; not 0 when there is nothing more to do. May grow memory. */
  continueTables(work: number): number;
  /** Finds a path between two corners that depend on the number. May grow memory. */
  askBetweenCorners(number: number): void;
  /** Address of room for a bake. May grow memory. */
  allotBake(bytes: number): number;
  /** Uses the bake in its room; 0 for another location's. Must be called right after the location is built. */
  takeBake(bytes: number): number;
  /** Length of the bake in bytes, 0 when there is none. May grow memory. */
  writeBake(): number;
  bakeAddress(): number;
  cornerCount(): number;
  /** A status. May grow memory. */
  findPath(startX: number, startY: number, goalX: number, goalY: number, snap: number): number;
  pathLength(): number;
  /** Address of the path found last: u32 count of its vertices, u32 address of f64 x, y of each. Always the same. */
  pathAddress(): number;
}

export interface NavigationExports extends NavigationInput {
  /** A status of `NAVIGATION_STATUS`. */
  buildLocation(ringCount: number, extent: number, tableBytes: number): number;
  /**
   * Exchanges what the rings of the input contain: `removed` rings of the location, then others, to add them.
   * `NAVIGATION_STATUS.whole` or why a ring is refused: nothing has changed.
   */
  updateLocation(ringCount: number, removed: number, extent: number, tableBytes: number): number;
  /** The ring of the input that was refused. */
  failingRing(): number;
  /** Bytes of the location and its tables. */
  locationBytes(): number;
}

/** Numbers of `assembly/navigation/status.ts`. */
export const NAVIGATION_STATUS = {
  ok: 1,
  unreachable: 2,
  outside: 3,
  tooFewPoints: 4,
  notANumber: 5,
  noArea: 6,
  crosses: 7,
  tooFar: 8,
  runsBack: 9,
  tooLarge: 10,
  whole: 11,
} as const;
