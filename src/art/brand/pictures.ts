/** Flat pictures of the interface by name: badges, currencies, empty lists, and the pictures of the two games. */
import { CAT_PICTURE } from '../../shared/rules/townsfolk.ts';
import { bigCookie, BUILDINGS, UPGRADES } from '../games/cookie.ts';
import { boardFrame, comboRibbon, gem, GEMS, PARTICLES } from '../games/flow.ts';
import { EMBER_FRAME, emberPortrait, emberSheet } from '../town/ember.ts';
import { BADGES, CURRENCY } from './badges.ts';
import { EMPTY } from './empty.ts';
import { STAMPS } from './stamps.ts';

interface FlatPicture {
  /** Relative to the cache folder. */
  path: string;
  /** Path of the module that draws it, relative to the art folder. */
  source: string;
  widthPx: number;
  heightPx: number;
  /** SVG view box; default: the picture's size. */
  view?: string;
  draw: () => string;
}

const SYMBOL_PX = 128;
/** Adds a margin for symbols that exceed their box. */
const WITH_ROOM = '-4 -8 136 136';

const kebab = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Particles are positioned by their centre, so the box is not enlarged. */
const PARTICLE_BOX = '0 0 96 96';

function symbols(
  folder: string,
  source: string,
  drawings: Record<string, () => string>,
  view = WITH_ROOM,
): Record<string, FlatPicture> {
  const named = Object.entries(drawings).map(([name, draw]): [string, FlatPicture] => [
    `${folder}/${kebab(name)}`,
    {
      path: `ui/${folder}/${kebab(name)}.webp`,
      source,
      widthPx: SYMBOL_PX,
      heightPx: SYMBOL_PX,
      view,
      draw,
    },
  ]);
  return Object.fromEntries(named);
}

const COOKIE = 'games/cookie.ts';
const FLOW = 'games/flow.ts';
const EMBER = 'town/ember.ts';
const cookie = (kind: 'plain' | 'golden'): FlatPicture => ({
  path: `ui/cookie/cookie-${kind}.webp`,
  source: COOKIE,
  widthPx: 512,
  heightPx: 512,
  draw: () => bigCookie(kind),
});
const gems = Object.fromEntries(GEMS.map((one) => [one.id, (): string => gem(one)]));
const empty = Object.fromEntries(
  Object.entries(EMPTY).map(([name, draw]): [string, FlatPicture] => [
    `empty/${name}`,
    { path: `ui/empty/${name}.webp`, source: 'brand/empty.ts', widthPx: 480, heightPx: 320, draw },
  ]),
);

/** Names are the manifest's keys and never change. */
export const PICTURES: Readonly<Record<string, FlatPicture>> = {
  ...symbols('badges', 'brand/badges.ts', BADGES),
  ...symbols('currency', 'brand/badges.ts', CURRENCY),
  ...symbols('stamps', 'brand/stamps.ts', STAMPS),
  ...empty,
  'cookie/cookie-plain': cookie('plain'),
  'cookie/cookie-golden': cookie('golden'),
  ...symbols('cookie', COOKIE, { ...BUILDINGS, ...UPGRADES }),
  ...symbols('flow', FLOW, gems),
  ...symbols('flow/particles', FLOW, PARTICLES, PARTICLE_BOX),
  'flow/board': { path: 'ui/flow/board.webp', source: FLOW, widthPx: 720, heightPx: 720, draw: boardFrame },
  [CAT_PICTURE]: {
    path: `ui/${CAT_PICTURE}.webp`,
    source: EMBER,
    widthPx: 6 * EMBER_FRAME.widthPx,
    heightPx: EMBER_FRAME.heightPx,
    draw: emberSheet,
  },
  'townsfolk/ember-face': {
    path: 'ui/townsfolk/ember-face.webp',
    source: EMBER,
    widthPx: 218,
    heightPx: 218,
    draw: emberPortrait,
  },
  'flow/combo': { path: 'ui/flow/combo.webp', source: FLOW, widthPx: 360, heightPx: 120, draw: comboRibbon },
};
