import { expect, it } from 'vitest';
import { findUncalledCore } from './core-calls.ts';

const TYPES = `export interface Walking {
  /** Not a call: core.areWalkable(points) */
  findTurns(from: Point, to: Point): number[] | null;
  isWalkable(x: number, y: number): boolean;
}
interface Other {
  unused(): void;
}
`;
const EXPORTS = `export interface WalkingExports extends NavigationInput {
  isWalkable(x: number, y: number): number;
  testPoints(count: number): number;
}
`;
const files = (more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'src/engine/core/types.ts': TYPES,
      'src/engine/core/walking-exports.ts': EXPORTS,
      'src/engine/core/walking.ts': 'isWalkable: (x, y) => module.isWalkable(x, y), testPoints: module.testPoints(1)',
      'src/shared/walks/walk.ts': 'core.findTurns(from, to); core.isWalkable(1, 2);',
      ...more,
    }),
  );

it('passes a core whose exports and methods are called', () => {
  expect(findUncalledCore(files())).toEqual([]);
});

it('names a method that only its implementation, tests and comments have', () => {
  const found = findUncalledCore(
    files({
      'src/shared/walks/walk.ts': '// core.findTurns()\ncore.isWalkable(1, 2);',
      'src/shared/walks/walk.test.ts': 'core.findTurns(from, to)',
      'bench/core/paths.ts': 'core.findTurns(from, to)',
      'src/engine/core-client.ts': 'findTurns: (from, to) => remote.findTurns(from, to)',
    }),
  );
  expect(found).toEqual(['src/engine/core/types.ts: the product does not call findTurns']);
});

it('names an export of a module that the engine does not use', () => {
  const found = findUncalledCore(files({ 'src/engine/core/walking.ts': 'module.isWalkable(x, y)' }));
  expect(found).toEqual([
    'src/engine/core/walking-exports.ts: the module exports testPoints, which nothing in src/engine calls',
  ]);
});

it('counts a call that is picked by name', () => {
  const picked = "export type PathCore = Pick<Core, 'findTurns'>; core.isWalkable(1, 2);";
  expect(findUncalledCore(files({ 'src/shared/walks/walk.ts': picked }))).toEqual([]);
});
