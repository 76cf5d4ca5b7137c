/** Positions of all objects in Lantern Bay. This file is data; every output derives from it. */
import type { Box } from '../kit/path.ts';
import type { HousePaint } from './houses/shop-front.ts';

export const W = 5164;

export const H = 1000;

/** Foot line of the houses, in map px. */
export const GROUND = 610;

/** The kerb: furniture of the back row is behind it, players are in front of it. */
export const SIDEWALK = 650;

export const PLAZA = { x: 2665, y: 796 };

export const PIER = { x0: 60, x1: 720, y0: 694, y1: 828 };

export const POND = { x: 4920, y: 682, rx: 196, ry: 48 };

export type HouseId =
  | 'boathouse'
  | 'bakery'
  | 'florist'
  | 'boutique'
  | 'bandshell'
  | 'townHall'
  | 'cafe'
  | 'bookshop'
  | 'iceCream'
  | 'arcade';

const paint = (
  wall: string,
  trim: string,
  roof: string,
  accent: string,
  accent2: string,
  bloom: string,
  texture: HousePaint['texture'],
  seed: number,
): HousePaint => ({ wall, trim, roof, accent, accent2, bloom, texture, seed });

export const HOUSES: { id: HouseId; x: number; scale?: number; paint: HousePaint }[] = [
  {
    id: 'boathouse',
    x: 776,
    paint: paint('#a9cfe0', '#fff8ee', '#5f86b8', '#4f86b0', '#fff6ee', '#ffd166', 'boards', 2),
  },
  {
    id: 'bakery',
    x: 1054,
    paint: paint('#ffe3c6', '#fff8ee', '#d9705f', '#e2695c', '#fff6ee', '#ff7f9f', 'plaster', 3),
  },
  {
    id: 'florist',
    x: 1446,
    paint: paint('#bfe3d6', '#fdf7f0', '#5d9fb0', '#3f9f96', '#fff6ee', '#ff9fc0', 'boards', 4),
  },
  {
    id: 'boutique',
    x: 1778,
    paint: paint('#f9bcc4', '#fff6f4', '#8e7ac4', '#a777d9', '#fff4fb', '#ffffff', 'brick', 5),
  },
  {
    id: 'bandshell',
    x: 2160,
    scale: 0.84,
    paint: paint('#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', 'plaster', 6),
  },
  {
    id: 'townHall',
    x: 2445,
    paint: paint('#f6e6d4', '#fffaf2', '#6d8ccc', '#c9605f', '#fff6ee', '#ff9fc0', 'stone', 7),
  },
  { id: 'cafe', x: 2920, paint: paint('#ecd0a8', '#fff5e6', '#6fa37a', '#4f9a6b', '#fff6e4', '#ff8a7a', 'boards', 8) },
  {
    id: 'bookshop',
    x: 3346,
    paint: paint('#c3bfee', '#fbf7ff', '#5a6fae', '#5f74d8', '#ffffff', '#ffd166', 'brick', 9),
  },
  {
    id: 'iceCream',
    x: 3662,
    paint: paint('#ffe0ea', '#fffaf4', '#e58a6b', '#ff8fb0', '#fff6fa', '#8fc7f2', 'plaster', 10),
  },
  {
    id: 'arcade',
    x: 4006,
    paint: paint('#8f86d8', '#f6f0ff', '#5a4a9a', '#ff8fb8', '#fff4fb', '#7ff0d8', 'plaster', 11),
  },
];

export type SpriteKind =
  | 'lampPost'
  | 'lanternPostA'
  | 'lanternPostB'
  | 'festivalPole'
  | 'bench'
  | 'cafeTableRed'
  | 'cafeTableGreen'
  | 'planterRose'
  | 'planterBlue'
  | 'planterClay'
  | 'fountain'
  | 'lanternStall'
  | 'gazebo'
  | 'noticeBoard'
  | 'postBox'
  | 'bicycle'
  | 'crates'
  | 'easel'
  | 'signPost'
  | 'bollard'
  | 'archway'
  | 'statue'
  | 'picnic'
  | 'treeFresh'
  | 'treeBlossom'
  | 'treeApple'
  | 'treeMaple'
  | 'cypress'
  | 'willow'
  | 'reeds'
  | 'pierRail'
  | 'hedge'
  | 'catGrey'
  | 'catOrange'
  | 'gull';

/** An elliptic collider relative to the foot point, in px at scale 1. */
interface Foot {
  dx?: number;
  dy?: number;
  rx: number;
  ry: number;
}

export interface Placement {
  kind: SpriteKind;
  x: number;
  /** Foot line, for sorting by depth. */
  y: number;
  scale?: number;
  flip?: boolean;
  /** Absent where players cannot walk. */
  feet?: Foot[];
}

const back = (kind: SpriteKind, x: number, y = 640, scale = 1, flip = false): Placement => ({
  kind,
  x,
  y,
  scale,
  flip,
});

const solid = (kind: SpriteKind, x: number, y: number, rx: number, ry: number, scale = 1): Placement => ({
  kind,
  x,
  y,
  scale,
  feet: [{ rx, ry }],
});

export const SPRITES: Placement[] = [
  // the back row, behind the kerb
  back('crates', 1010, 640),
  back('lampPost', 1042, 646, 0.98),
  back('planterRose', 1356, 638, 0.9),
  back('bicycle', 1160, 646, 0.86),
  back('planterClay', 1474, 640, 0.8),
  back('planterRose', 1716, 640, 0.86),
  back('lampPost', 1424, 646, 0.98),
  back('planterBlue', 1800, 640, 0.8),
  back('bench', 1900, 645, 0.9),
  back('lampPost', 2142, 646, 0.98),
  back('planterClay', 2512, 640, 0.9),
  back('planterClay', 2818, 640, 0.9),
  back('lampPost', 2906, 646, 0.98),
  back('easel', 3250, 644, 0.95),
  back('planterBlue', 2944, 640, 0.85),
  back('lampPost', 3328, 646, 0.98),
  back('crates', 3590, 642, 0.8),
  back('planterRose', 3680, 640, 0.8),
  back('bench', 3776, 645, 0.9),
  back('lampPost', 3990, 646, 0.98),
  back('planterBlue', 4366, 640, 0.9),
  back('postBox', 3356, 644, 0.92),
  // the pier
  { kind: 'pierRail', x: 66, y: 698 },
  { kind: 'pierRail', x: 66, y: 830 },
  back('lanternPostA', 90, 700, 0.95),
  back('lanternPostB', 366, 700, 0.95),
  back('lanternPostA', 640, 700, 0.95),
  {
    kind: 'archway',
    x: 898,
    y: 806,
    feet: [
      { dx: -134, rx: 24, ry: 10 },
      { dx: 134, rx: 24, ry: 10 },
    ],
  },
  solid('signPost', 1100, 724, 20, 9),
  back('bollard', 744, 886),
  // the street
  solid('treeBlossom', 1404, 724, 34, 12, 0.92),
  solid('lanternPostA', 1210, 850, 20, 9),
  solid('bench', 1540, 846, 92, 15),
  solid('lanternPostB', 1690, 852, 20, 9),
  back('catOrange', 1596, 847, 0.62),
  solid('noticeBoard', 1330, 864, 60, 12, 0.95),
  solid('lanternStall', 1960, 800, 122, 26),
  solid('treeApple', 2128, 718, 34, 12, 0.9),
  solid('lanternPostA', 2200, 872, 20, 9),
  back('gull', 250, 637, 0.9),
  back('gull', 526, 833, 1, true),
  back('catGrey', 1000, 596, 0.62),
  // the plaza
  { kind: 'fountain', x: PLAZA.x, y: PLAZA.y, feet: [{ dy: -8, rx: 246, ry: 66 }] },
  solid('festivalPole', 2436, 712, 20, 8),
  solid('festivalPole', 2894, 712, 20, 8),
  solid('bench', 2350, 898, 92, 15),
  solid('bench', 2980, 898, 92, 15),
  // the cafe, the books, the games
  solid('cafeTableGreen', 3072, 742, 112, 17, 0.94),
  solid('cafeTableRed', 3300, 792, 112, 17, 0.94),
  solid('lanternPostB', 3170, 872, 20, 9),
  solid('treeMaple', 3640, 724, 34, 12, 0.9),
  solid('bench', 3560, 862, 92, 15),
  solid('lanternPostA', 3800, 862, 20, 9),
  solid('statue', 3980, 790, 54, 14, 0.95),
  solid('lanternPostB', 4170, 856, 20, 9),
  solid('treeBlossom', 4322, 718, 36, 13, 0.98),
  // the park
  solid('gazebo', 4545, 728, 172, 40, 0.87),
  solid('bench', 4790, 792, 92, 14),
  solid('lanternPostA', 4440, 878, 20, 9),
  solid('picnic', 5040, 800, 108, 20, 0.88),
  back('willow', 5110, 646, 1),
  back('reeds', 4742, 664),
  back('hedge', 4480, 632),
  back('hedge', 4660, 628),
  back('treeFresh', 4820, 640, 0.94),
  back('reeds', 5096, 716, 0.9),
];

/** Objects behind the houses, part of the background picture. */
export const BACK_TREES: { kind: 'round' | 'cypress' | 'blossom'; x: number; y: number; h: number }[] = [
  { kind: 'round', x: 1030, y: 606, h: 250 },
  { kind: 'cypress', x: 1424, y: 606, h: 330 },
  { kind: 'round', x: 1762, y: 606, h: 300 },
  { kind: 'cypress', x: 2143, y: 606, h: 360 },
  { kind: 'cypress', x: 2432, y: 606, h: 300 },
  { kind: 'cypress', x: 2902, y: 606, h: 340 },
  { kind: 'round', x: 3328, y: 606, h: 290 },
  { kind: 'blossom', x: 3644, y: 606, h: 300 },
  { kind: 'cypress', x: 3988, y: 606, h: 330 },
  { kind: 'cypress', x: 4404, y: 606, h: 320 },
  { kind: 'round', x: 4470, y: 604, h: 280 },
  { kind: 'blossom', x: 4600, y: 600, h: 260 },
  { kind: 'cypress', x: 4708, y: 604, h: 300 },
  { kind: 'round', x: 4800, y: 602, h: 290 },
  { kind: 'cypress', x: 4900, y: 604, h: 330 },
  { kind: 'blossom', x: 4990, y: 602, h: 280 },
  { kind: 'round', x: 5110, y: 604, h: 310 },
];

/** Strings: from, to, sag, count. `over` strings are in front of players (foreground). */
export const STRINGS: {
  kind: 'lantern' | 'bunting';
  from: [number, number];
  to: [number, number];
  sag: number;
  count: number;
  over?: boolean;
}[] = [
  { kind: 'lantern', from: [1026, 452], to: [1054, 420], sag: 6, count: 1 },
  { kind: 'lantern', from: [1746, 392], to: [1778, 360], sag: 10, count: 1 },
  { kind: 'bunting', from: [2128, 334], to: [2300, 272], sag: 22, count: 7 },
  { kind: 'bunting', from: [3310, 330], to: [3346, 320], sag: 10, count: 2 },
  { kind: 'lantern', from: [3626, 330], to: [3662, 340], sag: 10, count: 1 },
  { kind: 'lantern', from: [2436, 368], to: [2606, 280], sag: 40, count: 5, over: true },
  { kind: 'lantern', from: [2724, 280], to: [2894, 368], sag: 40, count: 5, over: true },
];

/** The two areas of the foreground that are not empty: over the plaza and along the lower edge. */
export const FOREGROUND_STRIPS: Box[] = [
  [2420, 264, 2910, 448],
  [640, 810, W, H],
];

interface ForegroundThing {
  kind: 'bush' | 'fence' | 'tree';
  x: number;
  y: number;
  w: number;
  col: string;
  bloom?: string;
}

export const FOREGROUND: ForegroundThing[] = [
  { kind: 'bush', x: 800, y: 1014, w: 230, col: '#6cbf7a', bloom: '#ffd166' },
  { kind: 'fence', x: 930, y: 996, w: 210, col: '#fff8f0' },
  { kind: 'bush', x: 1160, y: 1020, w: 200, col: '#7cc86f', bloom: '#ff9fc0' },
  { kind: 'bush', x: 1500, y: 1016, w: 250, col: '#6cbf6a', bloom: '#ffffff' },
  { kind: 'bush', x: 1690, y: 1022, w: 190, col: '#8acb74', bloom: '#ffd166' },
  { kind: 'tree', x: 1826, y: 1128, w: 290, col: '#7cc86f' },
  { kind: 'bush', x: 2060, y: 1018, w: 180, col: '#6cbf7a', bloom: '#b9a4ff' },
  { kind: 'bush', x: 2330, y: 1020, w: 220, col: '#6cbf6a', bloom: '#ff9fc0' },
  { kind: 'bush', x: 2960, y: 1022, w: 220, col: '#7cc86f', bloom: '#ffb066' },
  { kind: 'bush', x: 3190, y: 1018, w: 250, col: '#6cbf6a', bloom: '#ff9fc0' },
  { kind: 'fence', x: 3330, y: 996, w: 270, col: '#fff8f0' },
  { kind: 'bush', x: 3690, y: 1020, w: 230, col: '#7cc86f', bloom: '#ffffff' },
  { kind: 'bush', x: 4020, y: 1022, w: 200, col: '#8acb74', bloom: '#b9a4ff' },
  { kind: 'tree', x: 4290, y: 1130, w: 300, col: '#ffb3cb' },
  { kind: 'bush', x: 4520, y: 1018, w: 240, col: '#6cbf6a', bloom: '#ffb066' },
  { kind: 'fence', x: 4680, y: 996, w: 240, col: '#fff8f0' },
  { kind: 'bush', x: 5010, y: 1018, w: 260, col: '#7cc86f', bloom: '#ff9fc0' },
];

export const BOATS: { kind: 'row' | 'sail'; x: number; y: number; scale: number; colour: string; sail?: string }[] = [
  { kind: 'sail', x: 150, y: 530, scale: 0.62, colour: '#d8614f', sail: '#fff6ea' },
  { kind: 'sail', x: 330, y: 560, scale: 0.8, colour: '#4f86b0', sail: '#ffd1a6' },
  { kind: 'row', x: 210, y: 650, scale: 0.8, colour: '#e2725f' },
  { kind: 'row', x: 470, y: 640, scale: 0.72, colour: '#7fb8a8' },
  { kind: 'row', x: 200, y: 950, scale: 1, colour: '#5f9fd0' },
  { kind: 'row', x: 470, y: 966, scale: 0.95, colour: '#ffc14d' },
];

/** The walkable outline, before holes. Clockwise from the pier's end. */
export const WALK: [number, number][] = [
  [74, 706],
  [640, 706],
  [706, 690],
  [760, 662],
  [820, 656],
  [4360, 656],
  [4400, 652],
  [4690, 652],
  [4708, 700],
  [4760, 732],
  [4920, 748],
  [5080, 734],
  [5150, 706],
  [5150, 972],
  [3000, 974],
  [2300, 974],
  [1200, 972],
  [830, 966],
  [772, 900],
  [720, 826],
  [74, 822],
];

/** In front of everything nearby: nothing covers a player who arrives here, or a step beside it. */
export const SPAWNS: [number, number][] = [
  [2520, 905],
  [2665, 905],
  [2800, 905],
  [2330, 780],
  [3048, 786],
  [1480, 882],
  [1100, 860],
  [3510, 751],
  [3900, 880],
  [4290, 790],
  [4680, 880],
  [420, 728],
];
