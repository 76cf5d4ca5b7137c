/**
 * Walkability of points on the town's polygons, one call a point as the product asks, compared with point-in-polygon libraries
 * with bounding boxes.
 */
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { loadPeer } from '../lib/load-peer.ts';
import { createRandom } from '../../tests/support/random.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import { generateTownRings, readTown, toLocation, toRings, type Vertex } from '../../tests/support/samples/town-map.ts';

const POINTS = 16_000;
const BATCHES = 5;
/**
 * Points closer than this to an edge may be classified either way: a thousandth of a pixel is below the resolution of
 * f32.
 */
const SHARE_OF_DOUBT = 0.0005;

type InRing = (point: Vertex, ring: readonly Vertex[]) => boolean;
/** -1 inside, 0 on the ring, 1 outside. */
type Orient = (ring: readonly Vertex[], point: Vertex) => number;

export async function benchPoints(): Promise<Table[]> {
  const location = readTown() ?? toLocation(generateTownRings());
  const core = await loadCore();
  core.setLocation(location);
  const rings = toRings(location).map((ring) => ({ ring, box: boxOf(ring) }));
  const { default: simple } = await loadPeer<{ default: InRing }>('point-in-polygon');
  const { default: robust } = await loadPeer<{ default: Orient }>('robust-point-in-polygon');

  /**
   * The first ring is the outline, the others are holes. `isBoxed` skips rings whose bounding box does not contain the
   * point.
   */
  const byPolygons =
    (isInRing: InRing, isBoxed: boolean) =>
    (points: Float32Array): Uint8Array => {
      const answers = new Uint8Array(points.length / 2);
      for (let index = 0; index < answers.length; index++) {
        const point: Vertex = [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
        const isBlocked = rings.some(({ ring, box }, place) => {
          const isNear = !isBoxed || isInBox(point, box);
          return (isNear && isInRing(point, ring)) !== (place === 0);
        });
        answers[index] = isBlocked ? 0 : 1;
      }
      return answers;
    };
  const byRobust: InRing = (point, ring) => robust(ring, point) <= 0;
  const ways = {
    'ours: isWalkable': (points: Float32Array): Uint8Array => {
      const answers = new Uint8Array(points.length / 2);
      for (let index = 0; index < answers.length; index++) {
        answers[index] = core.isWalkable(points[index * 2] ?? 0, points[index * 2 + 1] ?? 0) ? 1 : 0;
      }
      return answers;
    },
    'point-in-polygon with boxes': byPolygons(simple, true),
    'point-in-polygon': byPolygons(simple, false),
    'robust-point-in-polygon with boxes': byPolygons(byRobust, true),
  };
  const random = createRandom(4);
  const batches = Array.from({ length: BATCHES }, () =>
    Float32Array.from({ length: POINTS * 2 }, (_, at) =>
      at % 2 === 0 ? random.between(0, MAP_WIDTH_PX) : random.between(0, MAP_HEIGHT_PX),
    ),
  );
  for (const [way, test] of Object.entries(ways)) compare(way, test, ways['point-in-polygon'], batches);
  const times = await interleave(ways, batches, { rounds: 7, warmUpRounds: 2, isBest: flags.isBest });
  const ours = summarise(times['ours: isWalkable'] ?? []).p50;
  const rows = Object.entries(times).map(([way, samples]): Row => {
    const { p50, spread } = summarise(samples);
    return {
      way,
      'million points/s': short(POINTS / p50 / 1000),
      spread: short(spread),
      [RATIO]: short(p50 / ours),
    };
  });
  return [{ name: 'points', title: `Which of ${POINTS} points are walkable`, rows }];
}

function compare(
  way: string,
  test: (points: Float32Array) => Uint8Array,
  reference: (points: Float32Array) => Uint8Array,
  batches: readonly Float32Array[],
): void {
  for (const points of batches) {
    const expected = reference(points);
    const different = test(points).filter((answer, index) => answer !== expected[index]).length;
    if (different > points.length * SHARE_OF_DOUBT) throw new Error(`${way}: ${different} points are told otherwise`);
  }
}

function boxOf(ring: readonly Vertex[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const isInBox = ([x, y]: Vertex, box: ReturnType<typeof boxOf>): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
