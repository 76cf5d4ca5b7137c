/** Small maps for property tests: shapes that touch, overlap, nest, narrow to needles or intersect themselves. */
import * as fc from 'fast-check';

export type MapRing = [number, number][];

const MAP_SPAN = { width: 512, height: 384 };

/** On a grid of 8 px, so that separate shapes keep a minimum distance. */
const vertex = fc
  .tuple(fc.integer({ min: 0, max: 64 }), fc.integer({ min: 0, max: 48 }))
  .map(([x, y]): [number, number] => [x * 8, y * 8]);

const box = fc.tuple(vertex, fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 12 })).map(
  ([[x, y], w, h]): MapRing => [
    [x, y],
    [x + w * 8, y],
    [x + w * 8, y + h * 8],
    [x, y + h * 8],
  ],
);

/** Long and thin: a wall between two points that is at most 2 px wide at one end, or of no width at all. */
const needle = fc.tuple(vertex, vertex, fc.constantFrom(0, 0.5, 2)).map(
  ([[x0, y0], [x1, y1], width]): MapRing => [
    [x0, y0],
    [x1, y1],
    [x1 + width, y1 + width],
  ],
);

/** Any polygon, also with self-intersections. */
const tangle = fc.array(vertex, { minLength: 3, maxLength: 7 });

const outline = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant<MapRing>([
      [0, 0],
      [512, 0],
      [512, 384],
      [0, 384],
    ]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<MapRing>([
      [8, 8],
      [256, 96],
      [504, 8],
      [420, 192],
      [504, 376],
      [256, 300],
      [8, 376],
      [96, 192],
    ]),
  },
  { weight: 1, arbitrary: tangle },
);

/** An outline and up to nine holes; some maps have no walkable ground at all. */
export const anyMap: fc.Arbitrary<MapRing[]> = fc
  .tuple(outline, fc.array(fc.oneof(box, needle, tangle), { maxLength: 9 }))
  .map(([first, holes]) => [first, ...holes])
  .filter((rings) => rings.every((ring) => ring.some(([x, y]) => x !== ring[0]?.[0] || y !== ring[0]?.[1])));

const coordinate = (span: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: 0.5, max: span - 0.5, noNaN: true }),
    fc.integer({ min: 1, max: span - 1 }),
    fc.integer({ min: 1, max: span / 8 - 1 }).map((step) => step * 8),
  );

/** Anywhere on the map, often level with vertices: players stand on whole pixels. */
export const anyPoint: fc.Arbitrary<[number, number]> = fc.tuple(
  coordinate(MAP_SPAN.width),
  coordinate(MAP_SPAN.height),
);
