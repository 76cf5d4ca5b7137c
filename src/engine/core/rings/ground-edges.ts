/**
 * Finds the edges that have walkable ground on exactly one side: a sweep from left to right, which knows of the strip between
 * two successive edges which rings contain it.
 */
import { type Edge, orient } from './edges.ts';

/** An edge with walkable ground on its left, y upwards. */
export interface GroundEdge {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Equal edges are one here. */
interface SweptEdge extends Edge {
  /** The rings that begin or end at it; one that does both is in it twice. */
  toggled: number[];
  /** The region on the side of greater y. */
  above: number;
}

/** Which rings contain a region: numbers of regions, 0 for none. Two regions with the same rings are one. */
class Regions {
  readonly #rings: (readonly number[])[] = [[]];
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #next = new Map<string, number>();
  readonly #isWalkable: boolean[];
  readonly #test: (rings: readonly number[]) => boolean;

  constructor(test: (rings: readonly number[]) => boolean) {
    this.#test = test;
    this.#isWalkable = [test([])];
  }

  isWalkable(region: number): boolean {
    return this.#isWalkable[region] === true;
  }

  /** The region beyond an edge. */
  beyond(region: number, toggled: readonly number[]): number {
    let at = region;
    for (const ring of toggled) at = this.#toggle(at, ring);
    return at;
  }

  #toggle(region: number, ring: number): number {
    const step = `${region} ${ring}`;
    const known = this.#next.get(step);
    if (known !== undefined) return known;
    const rings = this.#rings[region] ?? [];
    const toggled = rings.includes(ring) ? rings.filter((one) => one !== ring) : [...rings, ring];
    toggled.sort((a, b) => a - b);
    const name = toggled.join();
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#rings.length;
      this.#rings.push(toggled);
      this.#isWalkable.push(this.#test(toggled));
      this.#numbers.set(name, number);
    }
    this.#next.set(step, number);
    return number;
  }
}

/**
 * `edges` have only end points in common, or are equal. `isWalkable` tells whether ground is walkable from the numbers of
 * the rings, ascending, that contain it.
 */
export function findGroundEdges(
  edges: readonly Edge[],
  isWalkable: (rings: readonly number[]) => boolean,
): GroundEdge[] {
  const regions = new Regions(isWalkable);
  const found: GroundEdge[] = [];
  const begun = mergeEqual(edges);
  const ended = Float64Array.from(begun.flatMap(({ bx, by }) => [bx, by]));
  const ends = endsInOrder(ended);
  /** From smaller to greater y. */
  const crossed: SweptEdge[] = [];
  let next = 0;
  let end = 0;
  while (next < begun.length || end < ends.length) {
    const first = begun[next];
    const endX = ended[2 * (ends[end] ?? 0)] ?? 0;
    const endY = ended[2 * (ends[end] ?? 0) + 1] ?? 0;
    const isEnd =
      end < ends.length && (first === undefined || endX < first.ax || (endX === first.ax && endY <= first.ay));
    const x = isEnd ? endX : (first?.ax ?? 0);
    const y = isEnd ? endY : (first?.ay ?? 0);
    while (end < ends.length && ended[2 * (ends[end] ?? 0)] === x && ended[2 * (ends[end] ?? 0) + 1] === y) end++;
    const from = next;
    while (begun[next]?.ax === x && begun[next]?.ay === y) next++;
    visit(crossed, begun.slice(from, next), x, y, regions, found);
  }
  return found;
}

/** Replaces the edges that end at the vertex by those that begin there. */
function visit(
  crossed: SweptEdge[],
  begun: SweptEdge[],
  x: number,
  y: number,
  regions: Regions,
  found: GroundEdge[],
): void {
  const low = firstWhere(crossed, ({ ax, ay, bx, by }) => orient(ax, ay, bx, by, x, y) <= 0);
  const high = firstWhere(crossed, ({ ax, ay, bx, by }) => orient(ax, ay, bx, by, x, y) < 0);
  begun.sort((e, f) => -orient(x, y, e.bx, e.by, f.bx, f.by));
  let region = crossed[low - 1]?.above ?? 0;
  for (const edge of begun) {
    const below = region;
    region = regions.beyond(region, edge.toggled);
    edge.above = region;
    if (regions.isWalkable(below) === regions.isWalkable(region)) continue;
    const { ax, ay, bx, by } = edge;
    found.push(
      regions.isWalkable(region)
        ? { fromX: ax, fromY: ay, toX: bx, toY: by }
        : { fromX: bx, fromY: by, toX: ax, toY: ay },
    );
  }
  crossed.splice(low, high - low, ...begun);
}

/** The first place whose edge has the property; all edges after it have it too. */
function firstWhere(crossed: readonly SweptEdge[], test: (edge: SweptEdge) => boolean): number {
  let low = 0;
  let high = crossed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const edge = crossed[middle];
    if (edge !== undefined && test(edge)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One edge for all that are equal, ordered by their begin. */
function mergeEqual(edges: readonly Edge[]): SweptEdge[] {
  const sorted = edges.toSorted((e, f) => e.ax - f.ax || e.ay - f.ay || e.bx - f.bx || e.by - f.by);
  const merged: SweptEdge[] = [];
  for (const { ax, ay, bx, by, ring } of sorted) {
    const last = merged.at(-1);
    if (last?.ax !== ax || last.ay !== ay || last.bx !== bx || last.by !== by) {
      merged.push({ ax, ay, bx, by, ring, toggled: [ring], above: 0 });
    } else last.toggled.push(ring);
  }
  return merged;
}

/** The numbers of points, xy pairs, in ascending order of x, then y. */
const endsInOrder = (points: Float64Array): Uint32Array =>
  Uint32Array.from({ length: points.length / 2 }, (_, index) => index).toSorted(
    (one, other) =>
      (points[2 * one] ?? 0) - (points[2 * other] ?? 0) || (points[2 * one + 1] ?? 0) - (points[2 * other + 1] ?? 0),
  );
