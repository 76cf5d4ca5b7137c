/** Builds Lantern Bay from the layout: layers, sprites that are sorted by depth, and lights. */
import { nth } from '../kit/random.ts';
import { outlineOf } from '../kit/colour.ts';
import { poly } from '../kit/path.ts';
import { part } from '../kit/shade.ts';
import { ground } from './backdrop/ground.ts';
import { hills } from './backdrop/hills.ts';
import { lawn, park } from './backdrop/park.ts';
import { pier } from './backdrop/pier.ts';
import { sea } from './backdrop/sea.ts';
import { cloud, CLOUD_COUNT, type MoodName, sky } from './backdrop/sky.ts';
import { bush, hedge, LEAF, planter, reeds } from './foliage.ts';
import { arcade, iceCream } from './houses/amusements.ts';
import { bandshell, townHall } from './houses/civic.ts';
import { bookshop, cafe } from './houses/east-street.ts';
import { bakery, boathouse } from './houses/harbour.ts';
import type { HousePaint } from './houses/shop-front.ts';
import { boutique, florist } from './houses/west-street.ts';
import { bunting, lanternString } from './lanterns.ts';
import {
  BACK_TREES,
  BOATS,
  FOREGROUND,
  GROUND,
  type HouseId,
  HOUSES,
  type Placement,
  type SpriteKind,
  SPRITES,
  STRINGS,
} from './layout.ts';
import { at, join, type Light, piece, type Piece } from './piece.ts';
import { cat, gull } from './props/animals.ts';
import { fountain, statue } from './props/monuments.ts';
import { festivalPole, lampPost, lanternPost } from './props/posts.ts';
import { bench, cafeTable, gazebo, picnic } from './props/seats.ts';
import { archway, easel, lanternStall, noticeBoard, postBox, signPost } from './props/stalls.ts';
import { bicycle, bollard, crates, fence, pierRail } from './props/street.ts';
import { ducks, rowBoat, sailBoat } from './props/water.ts';
import { cypress, roundTree, willow } from './trees.ts';

const HOUSE: Record<HouseId, (p: HousePaint) => Piece> = {
  boathouse,
  bakery,
  florist,
  boutique,
  bandshell,
  townHall,
  cafe,
  bookshop,
  iceCream,
  arcade,
};

const BLOSSOM = { bloom: '#ffe3ee' };
const BLOOMS = ['#ff8fb0', '#ffffff', '#ffb3cb'];

export const SPRITE: Record<SpriteKind, () => Piece> = {
  lampPost: () => lampPost(236),
  lanternPostA: () => lanternPost(0),
  lanternPostB: () => lanternPost(3),
  festivalPole: () => festivalPole(340),
  bench: () => bench(),
  cafeTableRed: () => cafeTable('#e2695c'),
  cafeTableGreen: () => cafeTable('#4f9a6b'),
  planterRose: () => planter(54, '#c77b58', BLOOMS, 21),
  planterBlue: () => planter(54, '#7d9bd0', ['#ffd166', '#ffffff', '#ffb066'], 22),
  planterClay: () => planter(58, '#d99a6c', ['#b99aff', '#ffffff', '#ff9fc0'], 23),
  fountain,
  lanternStall,
  gazebo,
  noticeBoard,
  postBox,
  bicycle,
  crates,
  easel,
  signPost,
  bollard,
  archway,
  statue,
  picnic,
  treeFresh: () => roundTree(320, LEAF.fresh, 11),
  treeBlossom: () => roundTree(310, LEAF.blossom, 14, BLOSSOM),
  treeApple: () => roundTree(300, LEAF.deep, 13, { fruit: '#ff7a5c' }),
  treeMaple: () => roundTree(300, LEAF.maple, 17),
  cypress: () => cypress(300, LEAF.teal, 4),
  catGrey: () => cat('#8f88a8'),
  catOrange: () => cat('#ffb066'),
  gull,
  willow: () => willow(360, LEAF.lime, 8),
  reeds: () => reeds(6),
  pierRail: () => pierRail(552),
  hedge: () => hedge(200, LEAF.deep, 15),
};

/** Positions of the clouds in still pictures. */
export const CLOUDS = Array.from({ length: 15 }, (_, i) => ({
  sprite: (i * 3) % CLOUD_COUNT,
  x: 90 + i * 352 + ((i * 97) % 130),
  y: 92 + ((i * 131) % 170),
  scale: 0.6 + ((i * 53) % 60) / 100,
}));

const cloudLayer = () => piece(CLOUDS.map((c) => at(piece(cloud(c.sprite)), c.x, c.y, c.scale).art).join(''));

const boat = (b: (typeof BOATS)[number]) =>
  at(b.kind === 'row' ? rowBoat(b.colour) : sailBoat(b.colour, b.sail ?? '#fff6ea'), b.x, b.y, b.scale);

const backTree = (t: (typeof BACK_TREES)[number]) =>
  at(
    t.kind === 'cypress'
      ? cypress(t.h, LEAF.teal, Math.round(t.x))
      : roundTree(
          t.h,
          t.kind === 'blossom' ? LEAF.blossom : LEAF.deep,
          Math.round(t.x),
          t.kind === 'blossom' ? BLOSSOM : {},
        ),
    t.x,
    t.y,
  );

const string = (s: (typeof STRINGS)[number], i: number): Piece => {
  const a = [...s.from, ...s.to, s.sag, s.count] as const;
  return s.kind === 'lantern' ? lanternString(...a, 1, i) : bunting(...a);
};

/** Flags: the pole is part of the background, the cloth is a motion sprite. */
export const flagCloth = (col: string): string =>
  part('M0,-14Q18,-22 36,-12Q54,-4 70,-12L70,20Q54,28 36,20Q18,10 0,18Z', col, {
    shadow: 4,
    rim: 2,
    outline: 2.4,
    line: outlineOf(col),
  }) +
  part(
    poly([
      [30, -4],
      [38, 4],
      [30, 12],
      [22, 4],
    ]),
    '#fff3dc',
    { shadow: 0, rim: 0, outline: 1.8 },
  );

export const FLAGS: [number, number, string][] = [
  [2516, 186, '#ff8a6b'],
  [2814, 186, '#7fb8e8'],
  [901, 262, '#ffc14d'],
];

const poles = piece(
  FLAGS.map(([x, y]) =>
    part(`M${x - 3},${y - 24}L${x + 3},${y - 24}L${x + 3},${y + 66}L${x - 3},${y + 66}Z`, '#7a6a8c', {
      shadow: 2,
      rim: 1,
      outline: 2,
    }),
  ).join(''),
);

/** A horizontal range of the map; objects far outside it are not drawn. */
interface Span {
  fromX: number;
  toX: number;
}
/** Maximum horizontal reach of a piece from its foot, in px. */
const REACH_PX = 480;
const isNear = (x: number, span: Span | undefined): boolean =>
  span === undefined || (x > span.fromX - REACH_PX && x < span.toX + REACH_PX);

export function background(mood: MoodName, span?: Span): Piece {
  const shown = <T extends { x: number }>(things: readonly T[]): T[] => things.filter((thing) => isNear(thing.x, span));
  return join(
    piece(hills() + lawn()),
    sea(mood),
    piece(ground() + pier()),
    park(),
    poles,
    ...shown(BACK_TREES).map(backTree),
    ...shown(HOUSES).map((h) => at(HOUSE[h.id](h.paint), h.x, GROUND, h.scale)),
    ...STRINGS.filter((s) => !s.over).map(string),
    at(ducks(), 4920, 690, 0.7),
  );
}

/** Objects that move in the client (boats, flags), for still pictures. */
export const boatArt = (i: number) => boat({ ...nth(BOATS, i), x: 0, y: 0, scale: 1 }).art;

const still = (): Piece => join(...BOATS.map(boat), ...FLAGS.map(([x, y, col]) => at(piece(flagCloth(col)), x + 3, y)));

function edgeThing(thing: (typeof FOREGROUND)[number], i: number): Piece {
  if (thing.kind === 'fence') return fence(thing.w, thing.col);
  if (thing.kind === 'bush') return bush(thing.w, thing.col, 300 + i * 7, thing.bloom);
  return roundTree(thing.w, thing.col, 600 + i, thing.col === LEAF.blossom ? BLOSSOM : { fruit: '#ff9a5c' });
}

/** Lantern strings over the plaza and plants along the lower edge, in front of all avatars. */
export function foregroundThings(span?: Span): Piece[] {
  const grown = FOREGROUND.flatMap((thing, i) =>
    isNear(thing.x, span) ? [at(edgeThing(thing, i), thing.x, thing.y)] : [],
  );
  return [...STRINGS.filter((s) => s.over).map(string), ...grown];
}

const placed = (p: Placement) => at(SPRITE[p.kind](), p.x, p.y, p.scale, p.flip);
const BY_DEPTH = SPRITES.toSorted((a, b) => a.y - b.y);

interface Scene {
  sky: string;
  clouds: Piece;
  background: Piece;
  still: Piece;
  sprites: Piece[];
  foreground: Piece;
}

export function scene(mood: MoodName = 'day', span?: Span): Scene {
  return {
    sky: sky(mood),
    clouds: cloudLayer(),
    background: background(mood, span),
    still: still(),
    sprites: BY_DEPTH.filter((p) => isNear(p.x, span)).map(placed),
    foreground: join(...foregroundThings(span)),
  };
}

export const allLights = (s: Scene): Light[] => [
  ...s.background.lights,
  ...s.still.lights,
  ...s.sprites.flatMap((p) => p.lights),
  ...s.foreground.lights,
];
