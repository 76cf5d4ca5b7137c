/** The looks of newcomers as they are drawn: owned items, colours that do not clash, and a face in the portrait. */
import { describe, expect, it } from 'vitest';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
} from '../../shared/art/avatar-sizes.ts';
import { newcomerLook } from '../../shared/rules/looks.ts';
import { BODY_TYPES, type BodyType, type Customization, wornItemIds } from '../../shared/rules/slots.ts';
import { mulberry32, randomSeed } from '../../shared/runtime/seeded-random.ts';
import { toLch } from '../kit/colour.ts';
import { crop, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { bodyLayers, itemLayers } from '../render/layers.ts';
import { SEASON_PRIZES } from '../../shared/rules/daily-board.ts';
import { catalogue } from './catalogue.ts';

const LOOKS = 4000;
const FRONT = 0;
const ITEMS = new Map(catalogue().map((item) => [item.id, item]));

function looksOf(bodyType: BodyType): Customization[] {
  const random = mulberry32(4);
  return Array.from({ length: LOOKS }, () => newcomerLook(randomSeed(random), bodyType));
}

const first = <T>(looks: readonly T[], keyOf: (look: T) => string): T[] => [
  ...new Map(looks.map((look) => [keyOf(look), look])).values(),
];

describe.each(BODY_TYPES)('the %s newcomers', (bodyType) => {
  const looks = looksOf(bodyType);

  it('wear what every new player owns, in its slot, on a body that it fits', () => {
    const ids = new Set(looks.flatMap(wornItemIds));
    const wrong = [...ids].filter((id) => {
      const item = ITEMS.get(id);
      return item === undefined || !item.isStarter || !item.fits.includes(bodyType);
    });
    expect(wrong).toEqual([]);
    expect(ids.size).toBeGreaterThan(35);
    const misplaced = looks.filter((look) =>
      Object.entries(look).some(([slot, id]) => ITEMS.has(String(id)) && ITEMS.get(String(id))?.design.slot !== slot),
    );
    expect(misplaced).toEqual([]);
  });

  it('combine clothes of different colours', () => {
    const outfits = first(looks, ({ top, bottom, coat }) => [top, bottom, coat].join(' '));
    expect(outfits.length).toBeGreaterThan(15);
    expect(outfits.flatMap(clashes)).toEqual([]);
  });

  it('have both brows and a mouth that the portrait shows', () => {
    const samples = first(
      looks.filter(({ skinTone }) => [13, 17].includes(skinTone)),
      ({ skinTone, eyebrows }) => [skinTone, eyebrows].join(' '),
    );
    expect(samples.length).toBe(6);
    for (const look of samples) {
      // A fringe or a hat may cover the brows. Under them they are inside the picture and differ from the skin.
      const brows = changedIn({ ...look, hair: null, hat: null, glasses: null }, 'eyebrows', bodyType);
      const [mouthLeft, mouthRight] = changedIn(look, 'mouth', bodyType);
      const seen = [...brows, mouthLeft + mouthRight];
      expect(Math.min(...seen), `${JSON.stringify(seen)} of ${wornItemIds(look).join(' ')}`).toBeGreaterThan(60);
    }
  });
});

const HUE_MIN = 25;
const LIGHTNESS_MIN = 0.12;

/** Pairs of clothes with nearly the same colour. The striped top on jeans is meant. */
function clashes({ top, bottom, coat }: Customization): string[] {
  const worn = [top, bottom, coat].filter((id) => id !== null);
  return worn.flatMap((one, index) =>
    worn
      .slice(index + 1)
      .filter((other) => isNear(one, other))
      .map((other) => `${one} ${other}`)
      .filter((pair) => pair !== 'striped-sweater-ocean jeans-denim'),
  );
}

function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((id) => toLch(ITEMS.get(id)?.palette.main ?? '#000000'));
  if (a === undefined || b === undefined) throw new Error('no colour');
  const turn = Math.abs(a[2] - b[2]) % 360;
  return Math.min(turn, 360 - turn) < HUE_MIN && Math.abs(a[0] - b[0]) < LIGHTNESS_MIN;
}

/** The 218x218 crop of the front view. */
function drawPortrait(look: Customization, bodyType: BodyType): Raw {
  const worn = wornItemIds(look).flatMap((id) => {
    const item = ITEMS.get(id);
    return item === undefined ? [] : itemLayers(item, bodyType, { skinTone: look.skinTone, rotations: [FRONT] });
  });
  const layers = [...bodyLayers(bodyType, look.skinTone).filter(({ rotation }) => rotation === FRONT), ...worn];
  const body = layers
    .toSorted((a, b) => a.z - b.z)
    .map(({ svg }) => svg)
    .join('');
  const whole = rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, body));
  return crop(whole, THUMBNAIL_X_PX, THUMBNAIL_Y_PX, THUMBNAIL_PX, THUMBNAIL_PX);
}

/** Pixels that clearly change when the slot is emptied, in the left and in the right half of the portrait. */
function changedIn(look: Customization, slot: 'eyebrows' | 'mouth', bodyType: BodyType): [number, number] {
  const [one, other] = [drawPortrait(look, bodyType), drawPortrait({ ...look, [slot]: null }, bodyType)];
  const halves: [number, number] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    const differences = [0, 1, 2].map((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)));
    if (Math.max(...differences) > 24) halves[(at / 4) % one.widthPx < one.widthPx / 2 ? 0 : 1] += 1;
  }
  return halves;
}

it('the prizes of the daily board are items that are not on sale', () => {
  for (const id of SEASON_PRIZES) {
    expect(ITEMS.get(id)).toMatchObject({ isPrize: true, isStarter: false, costCoins: 0, costGems: 0 });
  }
});
