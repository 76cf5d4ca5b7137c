import { describe, expect, it } from 'vitest';
import { mulberry32, randomSeed } from '../runtime/seeded-random.ts';
import { LOOK_SEED_MAX } from './limits.ts';
import { isUnlike, type LookKey, lookKey, newcomerLook } from './looks.ts';
import { BODY_TYPES, type BodyType, type Customization } from './slots.ts';

const LOOKS = 20_000;

function looksOf(bodyType: BodyType, count = LOOKS): Customization[] {
  const random = mulberry32(7);
  return Array.from({ length: count }, () => newcomerLook(randomSeed(random), bodyType));
}

const isGreenish = (id: string | null): boolean => id === 'jacket-forest' || id === 'joggers-forest';
const accessoryOf = (look: Customization) => lookKey(look)[4];

describe('seeds', () => {
  it('give the sequence of mulberry32', () => {
    const random = mulberry32(1);
    expect([random(), random(), random()].map((value) => Math.round(value * 2 ** 32))).toEqual([
      2_693_262_067, 11_749_833, 2_265_367_787,
    ]);
  });

  it('cover the whole range of 32 bits', () => {
    expect(randomSeed(() => 0)).toBe(0);
    expect(randomSeed(() => 1 - 2 ** -32)).toBe(LOOK_SEED_MAX);
  });
});

it('is a pure function of seed and body type', () => {
  expect(newcomerLook(170_727_327, 'feminine')).toEqual(newcomerLook(170_727_327, 'feminine'));
  expect(newcomerLook(170_727_327, 'feminine')).toMatchObject({
    isMale: false,
    skinTone: 0,
    height: 1,
    hair: 'long-hair-chestnut',
    top: 'sweater-candy',
    bottom: 'pleated-skirt-ocean',
  });
  for (const seed of [0, 1, LOOK_SEED_MAX]) expect(newcomerLook(seed, 'masculine').top).toEqual(expect.any(String));
});

describe.each(BODY_TYPES)('the %s newcomers', (bodyType) => {
  const looks = looksOf(bodyType);
  const broken = (isRight: (look: Customization) => boolean) => looks.filter((look) => !isRight(look)).length;
  const shareOf = (has: (look: Customization) => boolean) => looks.filter(has).length / LOOKS;

  it('have a face, clothes and shoes, and the body of their choice', () => {
    expect(broken(({ isMale }) => isMale === (bodyType === 'masculine'))).toBe(0);
    const places = ['hair', 'eyebrows', 'eyes', 'nose', 'mouth', 'top', 'bottom', 'shoes'] as const;
    expect(broken((look) => places.every((place) => look[place] !== null))).toBe(0);
  });

  it('have even skin tones from 0 to 17, which hair does not depend on', () => {
    for (let tone = 0; tone < 18; tone++) {
      expect(shareOf(({ skinTone }) => skinTone === tone)).toBeCloseTo(1 / 18, 1.9);
    }
    expect(broken(({ skinTone }) => skinTone < 18)).toBe(0);
    const afros = looks.filter(({ hair }) => hair === 'afro-plum');
    expect(Math.abs(afros.filter(({ skinTone }) => skinTone < 9).length / afros.length - 0.5)).toBeLessThan(0.03);
  });

  it('have brows and a mouth that are visible on their skin', () => {
    expect(broken(({ skinTone, eyebrows }) => skinTone < 14 || eyebrows?.endsWith('-raven') === true)).toBe(0);
    expect(broken(({ skinTone, mouth }) => skinTone < 14 || mouth !== 'smirk-cream')).toBe(0);
    expect(broken(({ makeup, skinTone }) => makeup === null || skinTone <= 12)).toBe(0);
    expect(shareOf(({ makeup }) => makeup !== null)).toBeCloseTo((0.22 * 13) / 18, 1.5);
  });

  it('follow the weights of hair, tops and heads', () => {
    const long = bodyType === 'feminine' ? 0.28 : 0.14;
    expect(shareOf(({ hair }) => hair === 'long-hair-chestnut')).toBeCloseTo(long, 1.7);
    expect(shareOf(({ top }) => top === 'plaid-shirt-forest')).toBeCloseTo(0.2, 1.7);
    expect(shareOf(({ head }) => head === null)).toBeCloseTo(0.5, 1.7);
    expect(shareOf(({ bottom }) => bottom === 'pleated-skirt-ocean') > 0).toBe(bodyType === 'feminine');
  });

  it('wear no coat over joggers, hoodie or plaid, and no greens together', () => {
    expect(broken(({ bottom, coat }) => bottom !== 'joggers-forest' || coat === null)).toBe(0);
    expect(broken(({ top, coat }) => coat === null || !['hoodie-sun', 'plaid-shirt-forest'].includes(top ?? ''))).toBe(
      0,
    );
    expect(broken(({ top, bottom }) => top !== 'plaid-shirt-forest' || bottom !== 'joggers-forest')).toBe(0);
    const green = looks.filter(({ bottom, coat }) => isGreenish(bottom) || isGreenish(coat));
    expect(green.length).toBeGreaterThan(0);
    expect(
      green.filter((look) => !['round-glasses-gold', 'balloon-berry', null].includes(accessoryOf(look) as null)),
    ).toEqual([]);
  });

  it('wear shoes that repeat a colour', () => {
    const rose = looks.filter(({ shoes }) => shoes === 'sneakers-rose');
    expect(rose.filter(({ top, coat }) => top !== 'sweater-candy' && coat !== 'jacket-berry')).toEqual([]);
    const ocean = looks.filter(({ shoes }) => shoes === 'sneakers-ocean');
    const isBlue = (look: Customization) =>
      ['jeans-denim', 'pleated-skirt-ocean'].includes(look.bottom ?? '') ||
      ['striped-sweater-ocean', 'tee-mint'].includes(look.top ?? '');
    expect(ocean.filter((look) => !isBlue(look))).toEqual([]);
    expect(rose.length * ocean.length).toBeGreaterThan(0);
  });

  it('carry at most one accessory, and no hat on high hair', () => {
    const count = ({ glasses, bag, neckwear, handheld, hat }: Customization) =>
      [glasses, bag, neckwear, handheld, hat].filter((id) => id !== null).length;
    expect(broken((look) => count(look) <= 1)).toBe(0);
    expect(broken(({ hat, hair }) => hat === null || !['top-knot-copper', 'afro-plum'].includes(hair ?? ''))).toBe(0);
    expect(broken(({ hat, top }) => hat !== 'beret-berry' || top !== 'hoodie-sun')).toBe(0);
    expect(broken(({ neckwear, coat }) => neckwear === null || coat === null)).toBe(0);
    for (const id of [
      'round-glasses-gold',
      'backpack-mint',
      'scarf-forest',
      'balloon-berry',
      'beret-berry',
      'beanie-mint',
    ])
      expect(
        shareOf((look) => accessoryOf(look) === id),
        id,
      ).toBeGreaterThan(0.015);
  });

  it('are rarely as tall or as wide as the limits', () => {
    expect(broken(({ height }) => height >= 0.94 && height <= 1.06)).toBe(0);
    expect(broken(({ width }) => width >= 0.95 && width <= 1.05)).toBe(0);
    expect(shareOf(({ height }) => height <= 0.945 || height >= 1.055)).toBeLessThan(0.02);
    expect(shareOf(({ height }) => height === 1)).toBeGreaterThan(0.1);
  });
});

it('gives 20 newcomers in a row who differ in three or more, in each of 500 runs', () => {
  const random = mulberry32(20);
  let draws = 0;
  let alike = 0;
  for (let run = 0; run < 500; run++) {
    const keys: LookKey[] = [];
    for (let newcomer = 0; newcomer < 20; newcomer++) {
      const bodyType = random() < 0.5 ? 'feminine' : 'masculine';
      let key: LookKey = [];
      let tries = 0;
      do {
        key = lookKey(newcomerLook(randomSeed(random), bodyType));
        tries += 1;
      } while (!isUnlike(key, keys) && tries <= 32);
      draws += tries;
      if (!isUnlike(key, keys)) alike += 1;
      keys.push(key);
    }
  }
  expect(alike).toBe(0);
  expect(draws / 10_000).toBeCloseTo(1.9, 0.8);
});
