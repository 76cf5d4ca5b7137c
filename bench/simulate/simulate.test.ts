/** A short run of the simulation, its repetition, and the patches of faults. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkPatch, faultPatches } from './fault-patches.ts';
import { runSeeds } from './seeds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Virtual seconds of each seed. */
const SECONDS = 30;
const SEEDS = 3;

test('simulated worlds keep all rules, and a seed has the same trace in another process', {
  timeout: 60_000,
}, async () => {
  const [{ results, problem }, again] = await Promise.all([
    runSeeds({ root, from: 1, count: SEEDS, seconds: SECONDS }),
    runSeeds({ root, from: SEEDS, count: 1, seconds: SECONDS }),
  ]);
  expect(problem).toBeNull();
  expect(
    results.flatMap(({ seed, violation, last }) => (violation === null ? [] : [{ seed, violation, last }])),
  ).toEqual([]);
  expect(results.map(({ acts }) => acts).every((acts) => acts > 50)).toBe(true);
  expect(again.results.map(({ hash }) => hash)).toEqual(results.slice(-1).map(({ hash }) => hash));
});

test('the faults are patches of the sources as they are', () => {
  const patches = faultPatches();
  expect(patches).toHaveLength(37);
  for (const patch of patches) {
    expect(() => checkPatch(patch), patch.name).not.toThrow();
    expect(patch.text, patch.name).toMatch(/^[A-Z].+\.$/);
  }
});
