/** The walkable area: connected, with holes that touch neither each other nor the edge, and free spawn points. */
import { expect, it } from 'vitest';
import { COLLIDER_SCALE_PX, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import type { Pt } from '../kit/path.ts';
import { nth } from '../kit/random.ts';
import { locationData, walkPaths } from './colliders.ts';
import { SPAWNS, SPRITES } from './layout.ts';
import { LOCATION as lanternBay } from '../locations/lantern-bay/location.ts';
import { spriteBox, spriteKinds } from '../locations/pictures.ts';

const CELL_PX = 6;
const COLUMNS = Math.floor(MAP_WIDTH_PX / CELL_PX);
const ROWS = Math.floor(MAP_HEIGHT_PX / CELL_PX);

/** Point in polygon by the even-odd rule. */
function isInside([px, py]: Pt, path: readonly Pt[]): boolean {
  let inside = false;
  path.forEach(([x1, y1], i) => {
    const [x0, y0] = nth(path, (i + path.length - 1) % path.length);
    if (y1 > py !== y0 > py && px < ((x0 - x1) * (py - y1)) / (y0 - y1) + x1) inside = !inside;
  });
  return inside;
}

const paths = walkPaths();
const outline = nth(paths, 0);
const holes = paths.slice(1);
const isFree = (p: Pt): boolean => isInside(p, outline) && !holes.some((hole) => isInside(p, hole));
const cellOf = ([x, y]: Pt): number => Math.floor(y / CELL_PX) * COLUMNS + Math.floor(x / CELL_PX);

/** Cells that are reachable from a point. */
function floodFrom(start: Pt): { reached: Uint8Array; free: Uint8Array } {
  const free = Uint8Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    isFree([((cell % COLUMNS) + 0.5) * CELL_PX, (Math.floor(cell / COLUMNS) + 0.5) * CELL_PX]) ? 1 : 0,
  );
  const reached = new Uint8Array(free.length);
  const todo = [cellOf(start)];
  for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
    if (free[cell] !== 1 || reached[cell] === 1) continue;
    reached[cell] = 1;
    todo.push(cell - 1, cell + 1, cell - COLUMNS, cell + COLUMNS);
  }
  return { reached, free };
}
const count = (cells: Uint8Array): number => cells.reduce((sum, cell) => sum + cell, 0);
const { reached, free } = floodFrom(nth(SPAWNS, 0));

it('has one connected area of sufficient size', () => {
  expect(count(free)).toBeGreaterThan(0.2 * free.length);
  expect(count(reached)).toBe(count(free));
});

it('has holes inside the outline that do not overlap', () => {
  expect(holes.length).toBeGreaterThan(20);
  const crossing = holes.filter((hole, i) =>
    holes.some((other, j) => i !== j && hole.some((corner) => isInside(corner, other))),
  );
  expect(crossing).toEqual([]);
  expect(holes.filter((hole) => hole.some((corner) => !isInside(corner, outline)))).toEqual([]);
});

it('has spawn points that are free and connected', () => {
  expect(SPAWNS.length).toBeGreaterThanOrEqual(12);
  for (const spawn of SPAWNS) {
    expect(isFree(spawn), spawn.join()).toBe(true);
    expect(reached[cellOf(spawn)], spawn.join()).toBe(1);
  }
});

/** Half the width and the height of a figure, map pixels; arrivals stand up to a step beside a spawn point. */
const FIGURE = { halfWidthPx: 34, heightPx: 190 };
const STEP_PX = 26;

it('has spawn points at which no furniture is drawn in front of a player', () => {
  const boxes = new Map(spriteKinds(lanternBay).map((kind) => [kind, spriteBox(lanternBay, kind)]));
  const covers = SPAWNS.flatMap(([spawnX, spawnY]) =>
    [
      [0, 0],
      [STEP_PX, 0],
      [-STEP_PX, 0],
      [0, STEP_PX],
      [0, -STEP_PX],
    ].flatMap(([dx = 0, dy = 0]) => {
      const [x, y] = [spawnX + dx, spawnY + dy];
      return SPRITES.filter((thing) => {
        const [x0, y0, x1, y1] = boxes.get(thing.kind) ?? expect.unreachable(thing.kind);
        const k = thing.scale ?? 1;
        const left = thing.x + (thing.flip === true ? -x1 : x0) * k;
        const right = thing.x + (thing.flip === true ? -x0 : x1) * k;
        const isBeside = right <= x - FIGURE.halfWidthPx || left >= x + FIGURE.halfWidthPx;
        const isAbove = thing.y + y0 * k >= y || thing.y + y1 * k <= y - FIGURE.heightPx;
        return thing.y > y && !isBeside && !isAbove;
      }).map(({ kind }) => `${kind} covers ${x}, ${y}`);
    }),
  );
  expect(covers).toEqual([]);
});

it('writes the same area into the location file, in map units', () => {
  const { Colliders, SpawnPoints } = locationData();
  expect(Colliders.Paths.map((path) => path.length)).toEqual(paths.map((path) => path.length));
  Colliders.Paths.flat().forEach((point, i) => {
    const [x, y] = nth(paths.flat(), i);
    expect(Math.abs(point.x * COLLIDER_SCALE_PX - x)).toBeLessThan(0.05);
    expect(Math.abs(point.y * COLLIDER_SCALE_PX - y)).toBeLessThan(0.05);
  });
  expect(SpawnPoints).toHaveLength(SPAWNS.length);
});
