/**
 * Every item on sale and every prize, built from the stock lines. Ids are `{design}-{palette}` in kebab case, with the rarity where it is
 * not normal, so that adding lines never changes ids of owned items.
 */
import { type BodyType, BODY_TYPES, PLACE_OF_CATEGORY, type Place } from '../../shared/rules/slots.ts';
import { DESIGNS } from './designs.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { CLOTHES_LINES } from './stock/clothes.ts';
import { CARRIED_LINES } from './stock/carried.ts';
import { HEAD_LINES } from './stock/head.ts';
import { JEWEL_LINES } from './stock/jewels.ts';
import { PRIZE_LINES } from './stock/prizes.ts';
import { SEASON_LINES } from './stock/season-head.ts';
import { SKIN_LINES } from './stock/skin.ts';
import { TATTOO_LINES } from './stock/tattoos.ts';
import { TRINKET_LINES } from './stock/trinkets.ts';
import { WEAR_LINES } from './stock/season-clothes.ts';
import type { StockLine } from './stock/stock-line.ts';
import type { Design, Palette, Rarity } from './types.ts';

/** One item, ready to be drawn. */
export interface CatalogueItem {
  id: string;
  name: string;
  description: string;
  category: number;
  design: Design;
  palette: Palette;
  rarity: Rarity;
  costCoins: number;
  costGems: number;
  isStarter: boolean;
  /** Never on sale. */
  isPrize: boolean;
  fits: readonly BodyType[];
}

const kebab = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const CATEGORY_OF_SLOT = new Map(Object.entries(PLACE_OF_CATEGORY).map(([number, place]) => [place, Number(number)]));

function categoryOf(slot: Place): number {
  const category = CATEGORY_OF_SLOT.get(slot);
  if (category === undefined) throw new RangeError(`slot ${slot} has no category`);
  return category;
}

function itemOf(line: StockLine, paletteName: string, label: string): CatalogueItem {
  const design: Design = DESIGNS[line.design];
  const rarity = line.rarity ?? 'normal';
  const colour = label.replace('*', '');
  const suffix = rarity === 'normal' ? '' : `-${rarity}`;
  return {
    id: `${kebab(line.design)}-${kebab(paletteName)}${suffix}`,
    name: colour === '' ? line.name : `${colour} ${line.name}`,
    description: line.description,
    category: categoryOf(design.slot),
    design,
    palette: PALETTES[paletteName as PaletteName],
    rarity,
    costCoins: line.coins ?? 0,
    costGems: line.gems ?? 0,
    isStarter: label.startsWith('*'),
    isPrize: line.isPrize === true,
    fits: design.only === undefined ? BODY_TYPES : [design.only],
  };
}

const LINES = [
  ...HEAD_LINES,
  ...CLOTHES_LINES,
  ...CARRIED_LINES,
  ...JEWEL_LINES,
  ...TRINKET_LINES,
  ...SKIN_LINES,
  ...TATTOO_LINES,
  ...SEASON_LINES,
  ...WEAR_LINES,
  ...PRIZE_LINES,
];

/** Every item, in the order of the stock lines. */
export const catalogue = (): CatalogueItem[] =>
  LINES.flatMap((line) => Object.entries(line.colours).map(([paletteName, label]) => itemOf(line, paletteName, label)));

/** The first outfit of a new player by body: ids of starter items that fit it. */
export const STARTER_OUTFITS: Record<BodyType, string[]> = {
  feminine: [
    'long-hair-chestnut',
    'round-eyes-green',
    'soft-brows-chestnut',
    'button-nose-cream',
    'smile-cream',
    'sweater-candy',
    'pleated-skirt-ocean',
    'sneakers-rose',
  ],
  masculine: [
    'short-hair-raven',
    'round-eyes-amber',
    'straight-brows-chestnut',
    'button-nose-cream',
    'smile-cream',
    'striped-sweater-ocean',
    'jeans-denim',
    'sneakers-ocean',
  ],
};
