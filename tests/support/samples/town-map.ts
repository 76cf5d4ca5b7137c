/**
 * Town maps for benches and tests: the colliders of the real town when the art cache has them, else a generated town of
 * the same size with harder shapes (courtyards, combs, long fences with a gap).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLLIDER_SCALE_PX, type LocationData, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../src/shared/rules/town.ts';
import { createRandom } from '../random.ts';

/** xy in map pixels. */
export type Vertex = [number, number];

/** Number of scattered obstacles that gives about as many corners as the real town has. */
export const TOWN_OBSTACLES = 60;

const ART_CACHE = fileURLToPath(new URL('../../../.cache/art', import.meta.url));

/** A location whose paths are the given rings, in map pixels. */
export const toLocation = (rings: readonly (readonly Vertex[])[], spawns: readonly Vertex[] = []): LocationData => {
  const toPoint = ([x, y]: Vertex) => ({ x: x / COLLIDER_SCALE_PX, y: y / COLLIDER_SCALE_PX });
  return {
    Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: rings.map((ring) => ring.map(toPoint)) },
    SpawnPoints: spawns.map(toPoint),
  };
};

/** The rings of a location in map pixels. */
export const toRings = ({ Colliders: { Position, Scale, Paths } }: LocationData): Vertex[][] =>
  Paths.map((path) =>
    path.map(({ x, y }) => [
      (Position.x + Scale.x * x) * COLLIDER_SCALE_PX,
      (Position.y + Scale.y * y) * COLLIDER_SCALE_PX,
    ]),
  );

/** The generated town's `location.json`, or null when the art has not been rendered yet. */
export function readTown(): LocationData | null {
  if (!existsSync(ART_CACHE)) return null;
  const found = readdirSync(ART_CACHE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])location[^\\/]*\.json$/.test(file))
    .map((file) => join(ART_CACHE, file))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const newest = found[0];
  return newest === undefined ? null : (JSON.parse(readFileSync(newest, 'utf8')) as LocationData);
}

/** A generated town: the walkable outline and 42 obstacles. */
export function generateTownRings(seed = 12345): Vertex[][] {
  const random = createRandom(seed);
  const width = MAP_WIDTH_PX;
  const outline: Vertex[] = [];
  for (let i = 0; i <= 16; i++) outline.push([20 + (i * (width - 40)) / 16, random.between(250, 320)]);
  outline.push([width - 20, MAP_HEIGHT_PX - 15], [width / 2, MAP_HEIGHT_PX - 25], [20, MAP_HEIGHT_PX - 15]);

  const rings: Vertex[][] = [outline];
  const lots = 18;
  const lotWidth = (width - 80) / lots;
  for (let lot = 0; lot < lots; lot++) {
    for (let row = 0; row < 2; row++) {
      const x = 40 + lotWidth * (lot + 0.5) + random.between(-15, 15);
      const y = (row === 0 ? 500 : 810) + random.between(-20, 20);
      const angle = random.between(-0.25, 0.25);
      const shape = drawShape((lot * 2 + row) % 6, random.between(60, 105), random.between(45, 95), random.next);
      rings.push(shape.map((vertex) => place(vertex, x, y, angle)));
    }
  }
  for (let fence = 0; fence < 6; fence++) {
    const x = 40 + lotWidth * 3 * (fence + 0.66);
    const foot = x + random.between(-10, 10);
    const [top, bottom] = fence % 2 === 1 ? [200, 930] : [370, 1000];
    rings.push([
      [x - 8, top],
      [x + 8, top],
      [foot + 8, bottom],
      [foot - 8, bottom],
    ]);
  }
  return rings;
}

/** An outline and `count` polygons of four to eight corners, which may overlap. */
export function scatterObstacles(count: number): Vertex[][] {
  const random = createRandom(count);
  const outline: Vertex[] = [
    [20, 280],
    [MAP_WIDTH_PX - 20, 280],
    [MAP_WIDTH_PX - 20, MAP_HEIGHT_PX - 15],
    [20, MAP_HEIGHT_PX - 15],
  ];
  const widest = 70 / Math.sqrt(count / TOWN_OBSTACLES);
  const obstacles = Array.from({ length: count }, (): Vertex[] => {
    const [x, y] = [random.between(40, MAP_WIDTH_PX - 40), random.between(300, MAP_HEIGHT_PX - 40)];
    const [rx, ry] = [random.between(widest / 4, widest), random.between(widest / 6, widest / 2)];
    const corners = random.whole(4, 9);
    const turn = random.between(0, Math.PI);
    return Array.from({ length: corners }, (_, index): Vertex => {
      const angle = turn + (index / corners) * 2 * Math.PI;
      return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    });
  });
  return [outline, ...obstacles];
}

function place([x, y]: Vertex, toX: number, toY: number, angle: number): Vertex {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [toX + x * cosine - y * sine, toY + x * sine + y * cosine];
}

/** Half sizes `w`, `h`: a house, a courtyard, an L, a pond, a fence, a comb. */
function drawShape(kind: number, w: number, h: number, next: () => number): Vertex[] {
  const box = (x: number, y: number): Vertex[] => [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  switch (kind) {
    case 0:
      return box(w, h);
    case 1:
      return [...box(w, h).slice(0, 3), [w - 30, h], [w - 30, -h + 30], [-w + 30, -h + 30], [-w + 30, h], [-w, h]];
    case 2:
      return [
        [-w, -h],
        [0, -h],
        [0, 0],
        [w, 0],
        [w, h],
        [-w, h],
      ];
    case 3:
      return Array.from({ length: 14 }, (_, i): Vertex => {
        const radius = 0.8 + next() * 0.25;
        return [Math.cos((i / 14) * 2 * Math.PI) * w * radius, Math.sin((i / 14) * 2 * Math.PI) * h * radius];
      });
    case 4:
      return box(w * 1.2, 9);
    default:
      return [
        [-w, -h],
        [-20, -h],
        [-20, h * 0.4],
        [20, h * 0.4],
        [20, -h],
        [w, -h],
        [w * 0.8, h],
        [0, h * 1.1],
        [-w * 0.8, h],
      ];
  }
}
