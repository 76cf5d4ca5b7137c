/** Moving sprites: what carries a lamp has a lit picture in the evening, which moves with it. */
import { expect, it } from 'vitest';
import { BOATS, PIER } from './layout.ts';
import { MOTION_ART, motions } from './motions.ts';
import { LOCATION as lanternBay } from '../locations/lantern-bay/location.ts';
import { drawMotion } from '../locations/pictures.ts';
import { rowBoat, sailBoat } from './props/water.ts';

const pieceOf = ({ kind, colour, sail }: (typeof BOATS)[number]) =>
  kind === 'row' ? rowBoat(colour) : sailBoat(colour, sail ?? '#ffffff');

it('lights the lantern of each boat that has one, in the evening, on top of the boat and with its motion', () => {
  const list = motions([]);
  const lit = BOATS.flatMap((boat, index) => {
    const at = list.findIndex(({ sprite }) => sprite === `boat${index}`);
    const [own, next] = list.slice(at, at + 2);
    if (pieceOf(boat).glow === '') {
      expect(next?.sprite).not.toBe('boatLantern');
      return [];
    }
    expect(next).toEqual({ ...own, sprite: 'boatLantern', mood: 'evening', blend: 'screen' });
    return [boat];
  });
  expect(lit).toHaveLength(4);
  expect(list.filter(({ sprite }) => sprite === 'boatLantern')).toHaveLength(4);
});

it('draws the light of a lantern on its paper', () => {
  const index = BOATS.findIndex(({ kind }) => kind === 'row');
  expect(MOTION_ART['boatLantern']?.half).toEqual(MOTION_ART[`boat${index}`]?.half);
  const light = drawMotion(lanternBay, 'boatLantern');
  const boat = drawMotion(lanternBay, `boat${index}`);
  const alphasOf = ({ data }: { data: Uint8ClampedArray }) => data.filter((_, at) => at % 4 === 3);
  const [lightAlphas, boatAlphas] = [alphasOf(light), alphasOf(boat)];
  const shining = [...lightAlphas.keys()].filter((pixel) => (lightAlphas[pixel] ?? 0) > 128);
  expect(shining.length).toBeGreaterThan(600);
  expect(shining.filter((pixel) => (boatAlphas[pixel] ?? 0) < 250)).toEqual([]);
});

it('light glints on the sea, not on the planks of the pier', () => {
  const onSea = motions([]).filter(({ sprite, x, y }) => sprite === 'glint' && x < PIER.x1 && y > 500);
  expect(onSea.length).toBeGreaterThan(20);
  for (const { y } of onSea) expect(y < PIER.y0 || y > PIER.y1).toBe(true);
});
