/** Pictures of the landing page: cameras on the town, each with a mood and a foreground of leaves and lanterns. */
import { pick, rng, cycle } from '../kit/random.ts';
import { fill, place, stroke } from '../kit/shade.ts';
import { sparkle } from '../kit/shapes.ts';
import type { MoodName } from '../town/backdrop/sky.ts';
import type { Raw } from '../kit/raster.ts';
import { type Camera, composeTown } from '../town/compose.ts';
import { flower, LEAF, leafMass } from '../town/foliage.ts';
import { lanternString, PAPER, paperLantern } from '../town/lanterns.ts';
import { at, join, piece, type Piece } from '../town/piece.ts';

export type LandingShape = 'wide' | 'tall';
type FrameKind = 'blossom' | 'leaves' | 'lanterns' | 'sails' | 'bunches';

interface LandingScene {
  id: string;
  mood: MoodName;
  frame: FrameKind;
  cameras: Record<LandingShape, Camera>;
}

const wide = (x: number, y: number, w: number): Camera => ({ x, y, w, h: (w * 9) / 16, outW: 1920, outH: 1080 });
const tall = (x: number, y: number, w: number): Camera => ({ x, y, w, h: (w * 16) / 9, outW: 900, outH: 1600 });

const landing = (id: string, mood: MoodName, frame: FrameKind, cameras: LandingScene['cameras']): LandingScene => ({
  id,
  mood,
  frame,
  cameras,
});

export const LANDING: LandingScene[] = [
  landing('plaza-day', 'day', 'blossom', { wide: wide(1925, 118, 1480), tall: tall(2395, 40, 540) }),
  landing('pier-sunset', 'sunset', 'sails', { wide: wide(0, 110, 1460), tall: tall(90, 40, 540) }),
  landing('lantern-night', 'evening', 'lanterns', { wide: wide(1690, 96, 1400), tall: tall(2395, 30, 540) }),
  landing('park-day', 'day', 'leaves', { wide: wide(3790, 196, 1370), tall: tall(4275, 40, 540) }),
  landing('cafe-dusk', 'sunset', 'bunches', { wide: wide(2860, 200, 1300), tall: tall(2880, 40, 540) }),
];

/** A branch in the upper left corner; mirrored for the right. */
function bough(col: string, bloom: string | null, seed: number): Piece {
  const r = rng(seed);
  let s =
    stroke('M-40,-30Q120,10 240,96', '#7a5244', 15) +
    stroke('M-40,-32Q118,6 236,92', '#a8735c', 6) +
    stroke('M90,14Q130,70 128,130', '#7a5244', 9);
  const masses: [number, number, number, number][] = [
    [10, 10, 120, 74],
    [120, 40, 86, 56],
    [210, 84, 70, 46],
    [120, 124, 58, 42],
    [-10, 110, 74, 60],
  ];
  masses.forEach(([x, y, rx, ry], i) => (s += leafMass(x, y, rx, ry, col, seed + i)));
  if (bloom)
    for (let i = 0; i < 46; i++) {
      const [x, y, rx, ry] = pick(r, masses);
      s += flower(
        x + (r() - 0.5) * rx * 1.5,
        y + (r() - 0.5) * ry * 1.5,
        5 + r() * 3,
        i % 3 ? bloom : '#ffffff',
        '#ff8fb0',
      );
    }
  return piece(s);
}

function nearBush(w: number, col: string, bloom: string, seed: number): Piece {
  const r = rng(seed);
  let s = leafMass(0, 0, w, w * 0.42, col, seed) + leafMass(w * 0.7, 30, w * 0.6, w * 0.36, col, seed + 1);
  for (let i = 0; i < 26; i++)
    s += flower((r() - 0.4) * w * 1.5, (r() - 0.6) * w * 0.5, 7 + r() * 4, i % 4 ? bloom : '#ffffff');
  return piece(s);
}

const corners = (p: Piece, c: Camera, k = 1): Piece => join(at(p, c.x, c.y, k), at(p, c.x + c.w, c.y, k, true));

/** Leaves and lanterns near the camera, in map coordinates, with the same colour grade. */
function landingFrame(kind: FrameKind, c: Camera): Piece {
  const [right, bottom] = [c.x + c.w, c.y + c.h];
  const swag = (count: number, shift: number, sag: number) =>
    lanternString(c.x - 30, c.y + 24, right + 30, c.y + 18, sag, count, 1.7, shift);
  if (kind === 'blossom')
    return join(
      corners(bough(LEAF.blossom, '#ffe3ee', 71), c),
      at(nearBush(130, LEAF.deep, '#ffb3cb', 5), c.x + 10, bottom + 4),
      at(nearBush(130, LEAF.deep, '#ffd166', 8), right - 10, bottom + 6, 1, true),
      piece(fallingPetals(c)),
    );
  if (kind === 'leaves')
    return join(
      at(bough(LEAF.fresh, null, 31), c.x, c.y),
      at(bough(LEAF.lime, null, 41), right, c.y, 0.9, true),
      at(nearBush(140, LEAF.deep, '#ffffff', 15), c.x, bottom + 8),
      at(nearBush(120, LEAF.teal, '#b9a4ff', 18), right, bottom + 8, 1, true),
    );
  if (kind === 'lanterns')
    return join(
      swag(9, 0, 42),
      ...[70, 190].flatMap((dx, i) => [
        at(hanging(i), c.x + dx, c.y - 10, 1),
        at(hanging(i + 2), right - dx, c.y - 10, 1),
      ]),
    );
  if (kind === 'sails')
    return join(
      at(bough(LEAF.maple, null, 51), right, c.y, 0.95, true),
      swag(7, 2, 30),
      at(nearBush(130, LEAF.teal, '#ffd166', 25), right, bottom + 8, 1, true),
    );
  return join(
    at(bough(LEAF.wisteria, '#e9dcff', 61), c.x, c.y),
    at(bough(LEAF.wisteria, '#e9dcff', 66), right, c.y, 0.9, true),
    swag(8, 1, 28),
    at(nearBush(120, LEAF.deep, '#ff8a7a', 35), c.x, bottom + 8),
  );
}

function hanging(i: number): Piece {
  const drop = 120 + (i % 2) * 70;
  return join(
    piece(stroke(`M0,0L0,${drop}`, '#57496e', 3)),
    at(paperLantern(cycle(PAPER, i), i % 2 ? 'tall' : 'round', 3), 0, drop),
  );
}

function fallingPetals(c: Camera): string {
  const r = rng(4);
  return (
    Array.from({ length: 26 }, () =>
      place(
        fill('M-7,0Q0,-8 7,0Q0,5 -7,0Z', pick(r, ['#ffb3cb', '#ffd1e0', '#ff9fbf'])),
        c.x + r() * c.w,
        c.y + 60 + r() * (c.h - 120),
        1,
        1,
        r() * 360,
      ),
    ).join('') + fill(sparkle(c.x + c.w * 0.3, c.y + 120, 7), '#fff', 0.8)
  );
}

/** Renders a landing picture. Throws a RangeError for an unknown scene. */
export function drawLanding(id: string, shape: LandingShape): Raw {
  const found = LANDING.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`no landing scene ${id}`);
  const camera = found.cameras[shape];
  return composeTown(found.mood, camera, landingFrame(found.frame, camera));
}
