/**
 * The doors of the town: which thing leads to which screen, where players stand in front of it, and the outlines of its door
 * and signs. Outlines follow the drawings of houses and furniture. This file is data; `door-art.ts` draws.
 */
import { type NamePlate, SHOP_WINDOW } from '../../shared/rules/places.ts';
import { letteringWidth } from '../kit/lettering.ts';
import { move, poly } from '../kit/path.ts';
import { arch, roundRect } from '../kit/shapes.ts';
import { type DoorDesign, outlineOn } from '../locations/door-parts.ts';
import { FLOOR } from './houses/shop-front.ts';
import { GROUND, type HouseId, HOUSES, type SpriteKind, SPRITES } from './layout.ts';

/** The tailor's mirror, which only this file places. */
export const MIRROR = { x: 1592, y: 646 };

function onHouse(id: HouseId, ...outlines: string[]): string[] {
  const house = HOUSES.find((one) => one.id === id);
  if (house === undefined) throw new RangeError(`no house ${id}`);
  return outlines.map((outline) => move(outline, house.x, GROUND, house.scale ?? 1));
}

const onThing = (kind: SpriteKind, outline: string) => outlineOn(SPRITES, kind, outline);

/** The frame of a shop's door; `x` is its left edge from that of the house. */
const shopDoor = (x: number): string => arch(x - 9, -170, 98, 170, 35);
const onRight = (houseWidth: number): string => shopDoor(houseWidth - 118);
const onLeft = (): string => shopDoor(38);

function sign(label: string, x: number, y: number, size = 3.4): string {
  const width = letteringWidth(label, size) + 84;
  return roundRect(x - width / 2, y - 23, width, 46, 14);
}

const STALL = poly([
  [-102, -262],
  [102, -262],
  [124, -186],
  [104, -180],
  [104, -94],
  [110, -94],
  [110, -80],
  [102, -80],
  [102, 0],
  [-102, 0],
  [-102, -80],
  [-110, -80],
  [-110, -94],
  [-104, -94],
  [-104, -180],
  [-124, -186],
]);
const BOARD = poly([
  [0, -168],
  [76, -128],
  [68, -120],
  [60, -124],
  [60, -48],
  [56, -48],
  [56, 0],
  [44, 0],
  [44, -48],
  [-44, -48],
  [-44, 0],
  [-56, 0],
  [-56, -48],
  [-60, -48],
  [-60, -124],
  [-68, -120],
  [-76, -128],
]);
const STATUE = 'M-48,2L-48,-78L-36,-120L-30,-184L30,-184L36,-120L52,-110L48,2Z';
const POST_BOX = 'M-24,2L-24,-82C-24,-112 24,-112 24,-82L24,2Z';
/** From the mirror's foot. */
const MIRROR_OUTLINE = 'M-25,0L-21,-64C-27,-122 27,-122 21,-64L25,0Z';
/** The inside of the bandshell, between its arches. */
const STAGE = 'M64,-44C58,-271 272,-271 266,-44Z';
const HALL_DOOR = arch(165, -168, 110, 160, 40);
const PEDIMENT = poly([
  [100, -182],
  [220, -242],
  [340, -182],
]);

const BEHIND = 0;
const BACK = 3;
const LEFT = 2;
const RIGHT = 4;

export const DOORS: readonly DoorDesign[] = [
  {
    key: 'bakery',
    screen: 'cookie-clicker',
    stand: { x: 1250, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('bakery', onRight(350), sign('BAKERY', 175, -FLOOR - 20)),
  },
  {
    key: 'board',
    screen: 'feed',
    stand: { x: 1424, y: 874 },
    view: LEFT,
    ...onThing('noticeBoard', BOARD),
  },
  {
    key: 'wardrobe',
    screen: 'wardrobe',
    stand: { x: 1592, y: 664 },
    view: BACK,
    depth: MIRROR.y,
    outlines: [move(MIRROR_OUTLINE, MIRROR.x, MIRROR.y)],
  },
  {
    key: 'store',
    screen: 'store',
    stand: { x: 1816, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('boutique', onRight(350), sign('BOUTIQUE', 175, -FLOOR - 22)),
  },
  {
    key: SHOP_WINDOW,
    screen: 'store',
    // Beside the mannequin.
    stand: { x: 1964, y: 664 },
    view: BACK,
    depth: BEHIND,
    // Below the awning, beside the door of the boutique's inside.
    outlines: onHouse('boutique', roundRect(88, -FLOOR + 68, 100, 106, 4)),
  },
  {
    key: 'outlet',
    screen: 'outlet',
    stand: { x: 1960, y: 840 },
    view: BACK,
    ...onThing('lanternStall', STALL),
  },
  {
    key: 'radio',
    screen: 'radio',
    stand: { x: 2298, y: 668 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('bandshell', STAGE, sign('LANTERN FM', 165, -292, 3)),
  },
  {
    key: 'hall',
    screen: 'ad',
    stand: { x: 2530, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('townHall', HALL_DOOR, PEDIMENT),
  },
  {
    key: 'cafe',
    screen: 'friends',
    stand: { x: 3205, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('cafe', onRight(390), sign('CAFE LUNA', 165, -FLOOR - 20)),
  },
  {
    key: 'mail',
    screen: 'email',
    stand: { x: 3356, y: 664 },
    view: BACK,
    ...onThing('postBox', POST_BOX),
  },
  {
    key: 'books',
    screen: 'forums',
    stand: { x: 3424, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('bookshop', onLeft(), sign('BOOKS', 154, -FLOOR - 28)),
  },
  {
    key: 'flow',
    screen: 'flow',
    stand: { x: 4084, y: 664 },
    view: BACK,
    depth: BEHIND,
    outlines: onHouse('arcade', onLeft(), roundRect(40, -FLOOR - 98, 300, 96, 18)),
  },
  {
    key: 'statue',
    screen: 'album',
    stand: { x: 3910, y: 806 },
    view: RIGHT,
    ...onThing('statue', STATUE),
  },
];

/** Things without a screen: houses without their ground, the roof of the gazebo, and what is over the fountain's water. */
export const PLATES: readonly NamePlate[] = [
  { key: 'boathouse', hit: [776, 330, 1040, 610], stand: { x: 850, y: 780 } },
  { key: 'bloom', hit: [1450, 190, 1744, 610], stand: { x: 1540, y: 664 } },
  { key: 'ice', hit: [3664, 160, 3970, 610], stand: { x: 3894, y: 664 } },
  { key: 'gazebo', hit: [4400, 440, 4690, 600], stand: { x: 4545, y: 790 } },
  { key: 'fountain', hit: [2590, 520, 2740, 760], stand: { x: 2665, y: 866 } },
];
