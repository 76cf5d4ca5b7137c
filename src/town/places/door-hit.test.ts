import { expect, it } from 'vitest';
import type { Door } from '../../shared/rules/places.ts';
import { doorAt, doorNear } from './door-hit.ts';

const door = (key: string, change: Partial<Door>): Door => ({
  key,
  hits: [[100, 100, 200, 200]],
  depth: 0,
  stand: { x: 150, y: 260 },
  view: 3,
  screen: key,
  ...change,
});
const house = door('house', {
  hits: [
    [100, 100, 200, 200],
    [90, 20, 210, 60],
  ],
});
const stall = door('stall', { hits: [[180, 150, 300, 280]], depth: 280, stand: { x: 240, y: 320 } });
const camera = { x: 50, y: 10, zoom: 2 };
const keyAt = (x: number, y: number) =>
  doorAt([stall, house], camera, { x: (x - 50) * 2, y: (y - 10) * 2 })?.key ?? null;

it('finds the door and the sign of a house, and not the wall between them', () => {
  expect([keyAt(150, 150), keyAt(95, 40), keyAt(150, 80), keyAt(80, 150)]).toEqual(['house', 'house', null, null]);
});

it('finds what is in front', () => {
  expect([keyAt(190, 190), keyAt(179, 190)]).toEqual(['stall', 'house']);
});

it('finds the nearest door that a player can reach', () => {
  const near = (x: number, y: number) => doorNear([house, stall], { x, y })?.key ?? null;
  expect([near(150, 304), near(150, 305), near(205, 295), near(180, 285)]).toEqual(['house', null, 'stall', 'house']);
});
