/**
 * The art of simulated worlds: that of the server's tests, and the pieces of sets. These are art, because a server that starts ends the
 * sale of generated items that the art does not have.
 */
import type { ArtItem, ArtManifest } from '../../src/shared/art/manifest.ts';
import { artFixture } from '../../src/server/testing/art-fixture.ts';
import { artFilesOf, artItem } from '../../src/server/testing/art-item.ts';

/** Each place has one piece of a colour, so that pieces of one colour are one set: `rules/economy.ts` compares. */
const COLOURS = ['mint', 'berry'] as const;
/** Their prices are no whole numbers at ten percent less. */
const PIECES = [
  { cut: 'setcap', category: 7, costCoins: 255, costGems: 0 },
  { cut: 'setvest', category: 10, costCoins: 1471, costGems: 0 },
  { cut: 'setskirt', category: 12, costCoins: 0, costGems: 17 },
  { cut: 'setclogs', category: 13, costCoins: 929, costGems: 0 },
  { cut: 'setbag', category: 16, costCoins: 0, costGems: 1 },
] as const;

export const SET_PIECES: readonly ArtItem[] = COLOURS.flatMap((colour) =>
  PIECES.map(({ cut, category, ...price }) => {
    const id = `${cut}-${colour}`;
    const fits = { feminine: artFilesOf(id, 'feminine'), masculine: artFilesOf(id, 'masculine') };
    return { ...artItem(id, category, fits), ...price, isStarter: false };
  }),
);

export const simulatedArt: ArtManifest = { ...artFixture, items: [...artFixture.items, ...SET_PIECES] };
