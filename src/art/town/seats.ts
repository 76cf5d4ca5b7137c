/** The seats of the town: where a sitting player is drawn, and the walkable place where the player is for all rules. Data. */
import type { Seat } from '../../shared/rules/places.ts';
import type { Pt } from '../kit/path.ts';

const seat = (key: string, [kind, place]: readonly [Seat['kind'], string], view: number, at: Pt, stand: Pt): Seat => ({
  key,
  place,
  at: { x: at[0], y: at[1] },
  stand: { x: stand[0], y: stand[1] },
  view,
  kind,
});

const FRONT = 0;
const LEFT = 2;
/** Half to the left and half to the right. */
const HALF_LEFT = 1;
const HALF_RIGHT = 5;

/** Faces the viewer; players come to it from `below` px in front. */
const facing = (key: string, what: readonly [Seat['kind'], string], at: Pt, below: number): Seat =>
  seat(key, what, FRONT, at, [at[0], at[1] + below]);

const BENCH_DEPTH = 12;
const RIM_DEPTH = 10;
const bench = (key: string, place: string, at: Pt): Seat => facing(key, ['bench', place], at, BENCH_DEPTH);
const rim = (key: string, at: Pt): Seat => facing(key, ['rim', 'fountain'], at, RIM_DEPTH);

export const SEATS: readonly Seat[] = [
  bench('bloom-1', 'bloom', [1496, 854]),
  bench('bloom-2', 'bloom', [1546, 854]),
  bench('west-1', 'fountain', [2308, 906]),
  bench('west-2', 'fountain', [2392, 906]),
  bench('east-1', 'plaza', [2938, 906]),
  bench('east-2', 'plaza', [3022, 906]),
  bench('books-1', 'books', [3518, 870]),
  bench('books-2', 'books', [3602, 870]),
  bench('pond-1', 'pond', [4748, 800]),
  bench('pond-2', 'pond', [4832, 800]),
  // The left half of this bench is behind the maple.
  seat('ice', ['bench', 'ice'], FRONT, [3814, 653], [3814, 664]),
  rim('rim-1', [2515, 846]),
  rim('rim-2', [2590, 857]),
  rim('rim-3', [2740, 857]),
  rim('rim-4', [2815, 846]),
  seat('gazebo-1', ['ledge', 'gazebo'], FRONT, [4490, 772], [4486, 780]),
  seat('gazebo-2', ['ledge', 'gazebo'], FRONT, [4600, 772], [4604, 780]),
  seat('cafe-1', ['chair', 'terrace'], HALF_RIGHT, [3008, 746], [2990, 766]),
  seat('cafe-2', ['chair', 'terrace'], HALF_LEFT, [3136, 746], [3154, 766]),
  seat('cafe-3', ['chair', 'terrace'], HALF_RIGHT, [3236, 796], [3218, 816]),
  seat('cafe-4', ['chair', 'terrace'], HALF_LEFT, [3364, 796], [3382, 816]),
  // Feet over the water.
  seat('pier-1', ['ledge', 'pier'], LEFT, [84, 742], [92, 742]),
  seat('pier-2', ['ledge', 'pier'], LEFT, [84, 786], [92, 786]),
  seat('picnic-1', ['ground', 'park'], HALF_RIGHT, [4990, 812], [4980, 826]),
  seat('picnic-2', ['ground', 'park'], HALF_LEFT, [5084, 812], [5092, 828]),
];
