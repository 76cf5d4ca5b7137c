/** Walks of the client bench: they begin anywhere, and end with an error where no way leads on. */
import { expect, it } from 'vitest';
import { builtCore } from '../../tests/support/core.ts';
import { toLocation, type Vertex } from '../../tests/support/samples/town-map.ts';
import { walkSteps } from './walk-steps.ts';

const square = (left: number, top: number, right: number, bottom: number): Vertex[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
/** A field with a pond, and an island that no way leads to. */
const RINGS = [square(100, 100, 1100, 900), square(500, 400, 700, 600), square(2000, 300, 2200, 600)];
const GOALS = [
  { x: 200, y: 500 },
  { x: 1000, y: 500 },
];

const core = await builtCore();
core.setLocation(toLocation(RINGS));
const alternate = () => {
  let turn = 0;
  return () => GOALS[turn++ % GOALS.length] ?? { x: 0, y: 0 };
};
const walkFrom = (x: number, y: number) => walkSteps(core, { x, y, frame: 0 }, alternate());

it('walks from a position that was rounded into an obstacle', () => {
  expect(core.isWalkable(500.04, 450)).toBe(false);
  const [first, second] = walkFrom(500.04, 450);
  expect(Math.hypot((second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0))).toBeCloseTo(36, 0);
});

it('goes on over many goals, always in steps of the product', () => {
  let last = { x: 200, y: 500 };
  let count = 0;
  for (const { x, y } of walkFrom(last.x, last.y)) {
    expect(Math.hypot(x - last.x, y - last.y)).toBeLessThan(73);
    last = { x, y };
    count += 1;
    if (count === 500) break;
  }
  expect(count).toBe(500);
});

it('ends with an error where no goal can be reached', () => {
  expect(() => walkFrom(2100, 450).next()).toThrow('no way leads from 2100, 450');
  expect(() => walkFrom(3500, 450).next()).toThrow('no way leads from 3500, 450');
});
