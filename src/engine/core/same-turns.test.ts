/**
 * Server and clients compute the same walk from its record, whether their tables are ready or not: the turns are the same.
 * Where two paths are equally long to a ten thousandth of a pixel, either may be found; then the client asks for the points.
 */
import { expect, it } from 'vitest';
import { builtCore } from '../../../tests/support/core.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { generateTownRings, toLocation } from '../../../tests/support/samples/town-map.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { goalWalk } from '../../shared/walks/walk.ts';
import type { Core } from './types.ts';

const WALKS = 600;
/** Of them: 4 of 2,000 differ in this town. */
const MOST_DIFFERENT = 6;

const ready = await builtCore();
const preparing = await builtCore();

interface Place {
  x8: number;
  y8: number;
}

const hashOf = (core: Core, start: Place, goal: Place): number | null => {
  const record = goalWalk(core, start, goal, 0)?.record;
  return record?.kind === 'goal' ? record.turnsHash : null;
};
const lengthOf = (core: Core, from: Place, to: Place): number | null => core.pathLength(toPx(from), toPx(to));
const toPx = ({ x8, y8 }: Place) => ({ x: x8 / 8, y: y8 / 8 });

it('has the same turns before and after the preparation', async () => {
  const town = toLocation(generateTownRings());
  ready.setLocation(town);
  await ready.ready();
  // Nothing waits below: it does not go on with its preparation.
  expect(preparing.setLocation(town).engine).toBe('preparing');
  const random = createRandom(11);
  const place = (): Place => ({
    x8: Math.floor(random.between(0, MAP_WIDTH_PX * 8)),
    y8: Math.floor(random.between(0, MAP_HEIGHT_PX * 8)),
  });
  let walks = 0;
  let different = 0;
  while (walks < WALKS) {
    const start = place();
    const goal = place();
    const hash = hashOf(ready, start, goal);
    if (hash === null) continue;
    walks++;
    if (hashOf(preparing, start, goal) !== hash) different++;
    expect(Math.abs((lengthOf(preparing, start, goal) ?? 0) - (lengthOf(ready, start, goal) ?? 1))).toBeLessThan(0.001);
  }
  expect(different).toBeLessThanOrEqual(MOST_DIFFERENT);
});
