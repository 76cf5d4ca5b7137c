/**
 * Libraries that search the town on a grid of 16 px cells or on a mesh of rectangles, each in its fastest documented
 * mode. Every answer is the library's own turns; both ends are those of the query.
 */
import type { Point } from '../../src/engine/core/types.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { loadPeer } from '../lib/load-peer.ts';
import type { FindPath } from './find-path.ts';
import { createJsAStar } from './js-astar.ts';

const CELL_PX = 16;
const COLUMNS = Math.ceil(MAP_WIDTH_PX / CELL_PX);
const ROWS = Math.ceil(MAP_HEIGHT_PX / CELL_PX);

// The used parts of the libraries' types; they are installed only for the benches.
interface PathFindingGrid {
  clone(): PathFindingGrid;
}
interface PathFinding {
  Grid: new (matrix: number[][]) => PathFindingGrid;
  DiagonalMovement: { OnlyWhenNoObstacles: number };
  JumpPointFinder: new (options: { diagonalMovement: number }) => PathFindingFinder;
  AStarFinder: new (options: { diagonalMovement: number }) => PathFindingFinder;
}
interface PathFindingFinder {
  findPath(x0: number, y0: number, x1: number, y1: number, grid: PathFindingGrid): [number, number][];
}
interface EasyStar {
  setGrid(matrix: number[][]): void;
  setAcceptableTiles(tiles: number[]): void;
  enableDiagonals(): void;
  disableCornerCutting(): void;
  enableSync(): void;
  findPath(x0: number, y0: number, x1: number, y1: number, done: (path: Point[] | null) => void): void;
  calculate(): void;
}
interface GraphNode {
  id: number;
}
interface Graph {
  addNode(id: number): void;
  addLink(from: number, to: number): void;
}
interface GraphPath {
  nba(
    graph: Graph,
    options: Record<'distance' | 'heuristic', (from: GraphNode, to: GraphNode) => number>,
  ): { find(from: number, to: number): GraphNode[] };
}
interface MeshLibrary {
  NavMesh: new (polygons: Point[][]) => { findPath(from: Point, to: Point): Point[] | null };
}

type Walkable = (x: number, y: number) => boolean;

const middle = (cell: number): number => (cell + 0.5) * CELL_PX;
const cellOf = (coordinate: number): number => Math.floor(coordinate / CELL_PX);

/** Loads and prepares all libraries; rejects when one is not installed. */
export async function createPathPeers(isWalkable: Walkable): Promise<Record<string, FindPath>> {
  const matrix = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (isWalkable(middle(column), middle(row)) ? 0 : 1)),
  );
  return {
    ...(await createPathFinding(matrix)),
    easystarjs: await createEasyStar(matrix),
    'ngraph.path, NBA*': await createGraph(matrix),
    navmesh: await createMesh(matrix),
    'A* on typed arrays in JavaScript': createJsAStar(
      COLUMNS,
      ROWS,
      CELL_PX,
      (column, row) => matrix[row]?.[column] === 0,
    ),
  };
}

/** The default export of a package without types. */
async function load<Library>(name: string): Promise<Library> {
  const { default: library } = await loadPeer<{ default: Library }>(name);
  return library;
}

async function createPathFinding(matrix: number[][]): Promise<Record<string, FindPath>> {
  const library = await load<PathFinding>('pathfinding');
  const grid = new library.Grid(matrix);
  const options = { diagonalMovement: library.DiagonalMovement.OnlyWhenNoObstacles };
  const search =
    (finder: PathFindingFinder): FindPath =>
    (from, to) => {
      const path = finder.findPath(cellOf(from.x), cellOf(from.y), cellOf(to.x), cellOf(to.y), grid.clone());
      return path.length === 0 ? null : path.map(([x, y]) => [middle(x), middle(y)]);
    };
  return {
    'PathFinding.js, jump points': search(new library.JumpPointFinder(options)),
    'PathFinding.js, A*': search(new library.AStarFinder(options)),
  };
}

async function createEasyStar(matrix: number[][]): Promise<FindPath> {
  const library = await load<{ js: new () => EasyStar }>('easystarjs');
  const star = new library.js();
  star.setGrid(matrix);
  star.setAcceptableTiles([0]);
  star.enableDiagonals();
  star.disableCornerCutting();
  star.enableSync();
  return (from, to) => {
    let found: Point[] | null = null;
    star.findPath(cellOf(from.x), cellOf(from.y), cellOf(to.x), cellOf(to.y), (path) => {
      found = path;
    });
    star.calculate();
    return (found as Point[] | null)?.map(({ x, y }) => [middle(x), middle(y)]) ?? null;
  };
}

async function createGraph(matrix: number[][]): Promise<FindPath> {
  const createNodes = await load<() => Graph>('ngraph.graph');
  const library = await load<GraphPath>('ngraph.path');
  const graph = createNodes();
  const isOpen = (column: number, row: number): boolean => matrix[row]?.[column] === 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!isOpen(column, row)) continue;
      const id = row * COLUMNS + column;
      graph.addNode(id);
      if (isOpen(column + 1, row)) graph.addLink(id, id + 1);
      if (isOpen(column, row + 1)) graph.addLink(id, id + COLUMNS);
      const isBelowOpen = isOpen(column, row + 1);
      for (const side of [-1, 1]) {
        const isDiagonalOpen = isBelowOpen && isOpen(column + side, row) && isOpen(column + side, row + 1);
        if (isDiagonalOpen) graph.addLink(id, id + COLUMNS + side);
      }
    }
  }
  const distance = (from: GraphNode, to: GraphNode): number =>
    Math.hypot((from.id % COLUMNS) - (to.id % COLUMNS), Math.floor(from.id / COLUMNS) - Math.floor(to.id / COLUMNS));
  const finder = library.nba(graph, { distance, heuristic: distance });
  return (from, to) => {
    const ends = [from, to].map(({ x, y }) => cellOf(y) * COLUMNS + cellOf(x)) as [number, number];
    if (ends.some((id) => !isOpen(id % COLUMNS, Math.floor(id / COLUMNS)))) return null;
    const path = finder.find(...ends);
    if (path.length === 0 && ends[0] !== ends[1]) return null;
    // The library returns the path from goal to start.
    return path
      .map(({ id }): [number, number] => [middle(id % COLUMNS), middle(Math.floor(id / COLUMNS))])
      .toReversed();
  };
}

async function createMesh(matrix: number[][]): Promise<FindPath> {
  const library = await loadPeer<MeshLibrary>('navmesh');
  const mesh = new library.NavMesh(coverByRectangles(matrix));
  return (from, to) => mesh.findPath(from, to)?.map(({ x, y }): [number, number] => [x, y]) ?? null;
}

/** Covers open cells by rectangles, greedily row by row. */
function coverByRectangles(matrix: number[][]): Point[][] {
  const isTaken = matrix.map((row) => row.map((cell) => cell !== 0));
  const isFree = (row: number, from: number, to: number): boolean =>
    isTaken[row]?.slice(from, to).every((taken) => !taken) ?? false;
  const polygons: Point[][] = [];
  isTaken.forEach((cells, top) => {
    for (let left = 0; left < cells.length; left++) {
      if (cells[left] !== false) continue;
      let right = left + 1;
      while (cells[right] === false) right++;
      let bottom = top + 1;
      while (bottom < ROWS && isFree(bottom, left, right)) bottom++;
      for (let row = top; row < bottom; row++) isTaken[row]?.fill(true, left, right);
      const [x0, y0, x1, y1] = [left * CELL_PX, top * CELL_PX, right * CELL_PX, bottom * CELL_PX];
      polygons.push([
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ]);
    }
  });
  return polygons;
}
