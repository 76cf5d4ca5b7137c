/** FLOW's gems for players with a colour deficiency: distinguishable by the picture's colour, and by the silhouette alone. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colourDifference, labOf, linearOf, type Rgb, seenBy, VISIONS } from '../../../tests/support/colour-vision.ts';
import { GEMS, gem } from './flow.ts';

/** Side of a gem's picture, px. */
const SIDE_PX = 128;
/** Least CIEDE2000 between the mean colours of two gems; 1 is just noticeable. */
const LEAST_DIFFERENCE = 12;
/** Most of what two silhouettes cover together that both cover. */
const MOST_OVERLAP = 0.75;
const OPAQUE = 200;

interface Picture {
  id: string;
  /** Mean of all opaque pixels, linear RGB. */
  mean: Rgb;
  /** Which pixels are opaque. */
  silhouette: boolean[];
}

async function pictureOf(one: (typeof GEMS)[number]): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}">${gem(one)}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const silhouette = Array.from({ length: SIDE_PX ** 2 }, (_, at) => (pixels[4 * at + 3] ?? 0) > OPAQUE);
  const sum = [0, 0, 0];
  for (const [at, isOpaque] of silhouette.entries())
    if (isOpaque)
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + linearOf(pixels[4 * at + channel] ?? 0);
  const count = silhouette.filter(Boolean).length;
  return { id: one.id, mean: [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count], silhouette };
}

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

it('measures differences as the published samples of CIEDE2000', () => {
  expect(colourDifference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(colourDifference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(colourDifference([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286])).toBeCloseTo(0.6377, 4);
});

it.each(VISIONS)('distinguishes all gems by their colour, %s', async (vision) => {
  const pictures = await Promise.all(GEMS.map(pictureOf));
  const close = pairsOf(pictures)
    .map(([one, other]) => ({
      pair: `${one.id} and ${other.id}`,
      difference: colourDifference(labOf(seenBy(vision, one.mean)), labOf(seenBy(vision, other.mean))),
    }))
    .filter(({ difference }) => difference < LEAST_DIFFERENCE);
  expect(close).toEqual([]);
});

it('distinguishes all gems by their silhouette alone', async () => {
  const pictures = await Promise.all(GEMS.map(pictureOf));
  const alike = pairsOf(pictures)
    .map(([one, other]) => {
      const both = one.silhouette.filter((isOpaque, at) => isOpaque && other.silhouette[at]).length;
      const any = one.silhouette.filter((isOpaque, at) => isOpaque || other.silhouette[at]).length;
      return { pair: `${one.id} and ${other.id}`, overlap: both / any };
    })
    .filter(({ overlap }) => overlap > MOST_OVERLAP);
  expect(alike).toEqual([]);
});
