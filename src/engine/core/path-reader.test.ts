/** The waypoints that are read from a module's memory: short paths share buffers, and keep their numbers. */
import { expect, it } from 'vitest';
import { loadNavigation } from '../node/load-navigation.ts';

const box = (x: number, y: number, size: number): number[] => [x, y, x + size, y, x + size, y + size, x, y + size];

const round = (vertices: number): number[] =>
  Array.from({ length: vertices }, (_, vertex) => (vertex * 2 * Math.PI) / vertices).flatMap((angle) => [
    500 + 400 * Math.cos(angle),
    500 + 400 * Math.sin(angle),
  ]);

it('keeps the waypoints of earlier paths when more are found', async () => {
  const navigation = await loadNavigation({ memoryMb: 0 });
  navigation.setLocation({ width: 1000, height: 1000, rings: [box(0, 0, 1000), box(400, 400, 200)] });
  const find = (goalY: number) => {
    const path = navigation.findPath(300, 500, 700, goalY);
    if (path.status !== 'found') throw new Error(path.status);
    return path;
  };
  const goals = Array.from({ length: 300 }, (_, index) => 300 + index);
  const paths = goals.map(find);
  expect(paths.map(({ waypoints }) => [waypoints.at(0), waypoints.at(1), waypoints.at(-2), waypoints.at(-1)])).toEqual(
    goals.map((goal) => [300, 500, 700, goal]),
  );
  expect(new Set(paths.map(({ waypoints }) => waypoints.buffer)).size).toBeLessThan(30);
});

it('finds further paths when a buffer has been transferred', async () => {
  const navigation = await loadNavigation({ memoryMb: 0 });
  navigation.setLocation({ width: 1000, height: 1000, rings: [box(0, 0, 1000)] });
  const first = navigation.findPath(1, 1, 9, 9);
  if (first.status !== 'found') throw new Error(first.status);
  structuredClone(first.waypoints, { transfer: [first.waypoints.buffer as ArrayBuffer] });
  expect(first.waypoints).toHaveLength(0);
  expect(navigation.findPath(2, 2, 9, 9)).toMatchObject({ waypoints: Float64Array.of(2, 2, 9, 9) });
});

it('gives a long path a buffer of its own', async () => {
  const navigation = await loadNavigation({ memoryMb: 0 });
  navigation.setLocation({ width: 1000, height: 1000, rings: [box(0, 0, 1000), round(400)] });
  const path = navigation.findPath(5, 500, 995, 500);
  if (path.status !== 'found') throw new Error(path.status);
  expect(path.waypoints.length).toBeGreaterThan(128);
  expect(path.waypoints.buffer.byteLength).toBe(path.waypoints.byteLength);
  expect([...path.waypoints.slice(0, 2), ...path.waypoints.slice(-2)]).toEqual([5, 500, 995, 500]);
});
