/**
 * The look of a newcomer: a pure function of a seed and the body type, so that the registration form shows what the server
 * stores. It contains only items that every new player gets. The weights avoid colours that clash.
 */
import { mulberry32 } from '../runtime/seeded-random.ts';
import { bareCustomization, type BodyType, type Customization } from './slots.ts';

/** Values with their weights; the sum is arbitrary. `none` is an empty slot. */
type Weights = Readonly<Record<string, number>>;

/** Darker tones are available in the wardrobe, and are not drawn. */
const DRAWN_SKIN_TONES = 18;
/** On these tones chestnut brows and a closed mouth have too little contrast. */
const isDeepSkin = (skinTone: number): boolean => skinTone >= 14;
const FRECKLES_SKIN_MAX = 12;
const FRECKLES_SHARE = 0.22;

const HAIR: Record<BodyType, Weights> = {
  feminine: {
    'long-hair-chestnut': 28,
    'top-knot-copper': 22,
    'afro-plum': 20,
    'crop-hair-chestnut': 15,
    'short-hair-raven': 15,
  },
  masculine: {
    'short-hair-raven': 28,
    'crop-hair-chestnut': 24,
    'afro-plum': 20,
    'top-knot-copper': 14,
    'long-hair-chestnut': 14,
  },
};
const HAIR_WITHOUT_HATS = new Set(['top-knot-copper', 'afro-plum']);
const DARK_HAIR = new Set(['short-hair-raven', 'afro-plum']);
const DARK_BROWS: Weights = { 'soft-brows-raven': 1, 'bold-brows-raven': 1 };
const BROWN_BROWS: Weights = { 'soft-brows-chestnut': 1, 'straight-brows-chestnut': 1 };

const EYES: Weights = { 'round-eyes-amber': 32, 'round-eyes-green': 28, 'cat-eyes-amber': 20, 'sleepy-eyes-blue': 20 };
const NOSES: Weights = { 'button-nose-cream': 55, 'wide-nose-cream': 45 };
const MOUTHS: Weights = { 'smile-cream': 50, 'grin-cream': 30, 'smirk-cream': 20 };
const MOUTHS_ON_DEEP_SKIN: Weights = { 'grin-cream': 60, 'smile-cream': 40 };
const HEADS: Weights = { none: 50, 'round-face-cream': 28, 'square-face-cream': 22 };

const [JEANS, SHORTS, JOGGERS, SKIRT] = ['jeans-denim', 'shorts-camel', 'joggers-forest', 'pleated-skirt-ocean'];
const [CANDY, STRIPED, MINT, HOODIE, PLAID] = [
  'sweater-candy',
  'striped-sweater-ocean',
  'tee-mint',
  'hoodie-sun',
  'plaid-shirt-forest',
];
const [BERRY_COAT, FOREST_COAT] = ['jacket-berry', 'jacket-forest'];

/** What goes with each top. No coat goes over joggers; a hood does not fit under a jacket. */
const TOPS: Readonly<Record<string, { bottoms: Weights; coats: Weights }>> = {
  [CANDY]: {
    bottoms: { [JEANS]: 3, [SHORTS]: 2, [JOGGERS]: 2, [SKIRT]: 3 },
    coats: { none: 6, [BERRY_COAT]: 2, [FOREST_COAT]: 2 },
  },
  [STRIPED]: {
    bottoms: { [JEANS]: 3, [SHORTS]: 4, [JOGGERS]: 2 },
    coats: { none: 6, [BERRY_COAT]: 3, [FOREST_COAT]: 2 },
  },
  [MINT]: { bottoms: { [JEANS]: 4, [SHORTS]: 3, [SKIRT]: 3 }, coats: { none: 7, [BERRY_COAT]: 3 } },
  [HOODIE]: { bottoms: { [JEANS]: 4, [JOGGERS]: 3, [SKIRT]: 3 }, coats: { none: 1 } },
  [PLAID]: { bottoms: { [JEANS]: 4, [SHORTS]: 3, [SKIRT]: 2 }, coats: { none: 1 } },
};

const HEIGHT_RANGE = 0.06;
const WIDTH_RANGE = 0.05;

/** `seed` is an unsigned integer of 32 bits. The order of the draws is part of the result. */
export function newcomerLook(seed: number, bodyType: BodyType): Customization {
  const random = mulberry32(seed);
  const draw = (weights: Weights): string | null => pick(random(), weights);
  const skinTone = Math.floor(random() * DRAWN_SKIN_TONES);
  const isDeep = isDeepSkin(skinTone);
  const hair = draw(HAIR[bodyType]);
  const eyebrows = draw(isDeep || DARK_HAIR.has(hair ?? '') ? DARK_BROWS : BROWN_BROWS);
  const eyes = draw(EYES);
  const nose = draw(NOSES);
  const mouth = draw(isDeep ? MOUTHS_ON_DEEP_SKIN : MOUTHS);
  const head = draw(HEADS);
  const hasFreckles = random() < FRECKLES_SHARE && skinTone <= FRECKLES_SKIN_MAX;
  const top = pickTop(random());
  const { bottoms, coats } = TOPS[top] ?? { bottoms: {}, coats: {} };
  const bottom = draw(bodyType === 'masculine' ? { ...bottoms, [SKIRT]: 0 } : bottoms);
  const coat = draw(bottom === JOGGERS ? { none: 1 } : coats);
  const shoes = draw(shoesFor({ top, bottom, coat }));
  const accessory = draw(accessoriesFor({ hair, top, bottom, coat }));
  const height = drawSize(random, HEIGHT_RANGE);
  const width = drawSize(random, WIDTH_RANGE);
  return {
    ...bareCustomization(bodyType === 'masculine', skinTone),
    hair,
    eyebrows,
    eyes,
    nose,
    mouth,
    head,
    top,
    bottom,
    coat,
    shoes,
    height,
    width,
    ...(hasFreckles && { makeup: 'freckles-cocoa' }),
    ...(accessory !== null && { [SLOT_OF_ACCESSORY[accessory] ?? 'hat']: accessory }),
  };
}

interface Clothes {
  top: string;
  bottom: string | null;
  coat: string | null;
}

/** Shoes repeat a colour of the clothes, or are brown. */
const shoesFor = ({ top, bottom, coat }: Clothes): Weights => ({
  'ankle-boots-cocoa': 4,
  'sneakers-rose': top === CANDY || coat === BERRY_COAT ? 4 : 0,
  'sneakers-ocean': bottom === JEANS || bottom === SKIRT || top === STRIPED || top === MINT ? 4 : 0,
});

const SLOT_OF_ACCESSORY: Readonly<Record<string, 'glasses' | 'bag' | 'neckwear' | 'handheld' | 'hat'>> = {
  'round-glasses-gold': 'glasses',
  'backpack-mint': 'bag',
  'scarf-forest': 'neckwear',
  'balloon-berry': 'handheld',
  'beret-berry': 'hat',
  'beanie-mint': 'hat',
};

function accessoriesFor({ hair, top, bottom, coat }: Clothes & { hair: string | null }): Weights {
  const takesHats = !HAIR_WITHOUT_HATS.has(hair ?? '');
  const hasGreen = coat === FOREST_COAT || bottom === JOGGERS;
  const isWarm = top === CANDY || top === STRIPED;
  return {
    none: 24,
    'round-glasses-gold': 22,
    'backpack-mint': hasGreen ? 0 : 14,
    'scarf-forest': isWarm && coat === null && bottom !== JOGGERS ? 12 : 0,
    'balloon-berry': top === PLAID || coat === FOREST_COAT ? 0 : 10,
    'beret-berry': takesHats && !hasGreen && top !== HOODIE && top !== PLAID ? 9 : 0,
    'beanie-mint': takesHats && !hasGreen && top !== PLAID ? 9 : 0,
  };
}

/** `at` in [0, 1) selects a value in proportion to the weights; `none` gives null. */
function pick(at: number, weights: Weights): string | null {
  const entries = Object.entries(weights);
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) {
    left -= weight;
    if (left < 0) return value === 'none' ? null : value;
  }
  return null;
}

const TOP_NAMES = Object.keys(TOPS);
const pickTop = (at: number): string => TOP_NAMES[Math.floor(at * TOP_NAMES.length)] ?? CANDY;

/** A scale factor in steps of 1 %. The sum of two draws makes extremes rare. */
const drawSize = (random: () => number, range: number): number =>
  Math.round(100 * (1 + range * (random() + random() - 1))) / 100;

/** What others notice of a look: hair, top, bottom, coat, accessory and the group of skin tones. */
export type LookKey = readonly (string | number | null)[];

export const lookKey = (look: Customization): LookKey => [
  look.hair,
  look.top,
  look.bottom,
  look.coat,
  look.glasses ?? look.bag ?? look.neckwear ?? look.handheld ?? look.hat,
  Math.floor(look.skinTone / 3),
];

/** The least number of differences at which two newcomers look like two people. */
const DIFFERENCES_MIN = 3;

/** Whether the look differs enough from each of the others. */
export const isUnlike = (key: LookKey, others: readonly LookKey[]): boolean =>
  others.every((other) => key.filter((part, index) => part !== other[index]).length >= DIFFERENCES_MIN);
