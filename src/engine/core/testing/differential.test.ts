/** The differential tests find faults: compared with itself the oracle has none, each altered navigation has some. */
import { describe, expect, it } from 'vitest';
import type { Navigation, NavigationResult } from '../navigation-api.ts';
import { compareOnBrokenMaps, compareOnMaps } from './differential.ts';
import { createOracleNavigation } from './oracle-navigation.ts';

const OPTIONS = { firstSeed: 1, queries: 320, queriesPerMap: 20, corners: { least: 10, most: 120 } };

/** A navigation whose found paths are altered. */
function alter(change: (found: NavigationResult & { status: 'found' }) => NavigationResult): Navigation {
  const navigation = createOracleNavigation();
  return {
    ...navigation,
    findPath(...query) {
      const answer = navigation.findPath(...query);
      return answer.status === 'found' ? change(answer) : answer;
    },
  };
}

describe('the comparison on generated maps', () => {
  it('finds no fault in the oracle', async () => {
    const result = await compareOnMaps(createOracleNavigation(), OPTIONS);
    expect(result).toMatchObject({ queries: 320, faults: [], worst: 1 });
    expect(result.found).toBeGreaterThan(200);
  });

  it('finds lengths that are wrong, paths through walls, and missed paths', async () => {
    const straight = alter(({ waypoints }) => {
      const [x = 0, y = 0] = waypoints;
      const [goalX = 0, goalY = 0] = waypoints.slice(-2);
      const length = Math.hypot(goalX - x, goalY - y);
      return { status: 'found', length, waypoints: Float64Array.of(x, y, goalX, goalY) };
    });
    const faults = async (navigation: Navigation): Promise<number> =>
      (await compareOnMaps(navigation, OPTIONS)).faults.length;
    expect(await faults(straight)).toBeGreaterThan(100);
    expect(await faults(alter((found) => ({ ...found, length: found.length * 1.0001 })))).toBeGreaterThan(200);
    expect(await faults(alter((found) => ({ ...found, length: found.length * 0.9999999 })))).toBeGreaterThan(150);
    expect(await faults(alter(() => ({ status: 'unreachable' })))).toBeGreaterThan(200);
  });

  it('reports a location that is refused', async () => {
    const navigation = createOracleNavigation();
    const setLocation = (): never => {
      throw new TypeError('ring 0 is refused');
    };
    const { faults } = await compareOnMaps({ ...navigation, setLocation }, { ...OPTIONS, queries: 40 });
    expect(faults).toHaveLength(2);
  });
});

describe('broken rings', () => {
  it('are refused or answered exactly', async () => {
    expect(await compareOnBrokenMaps(createOracleNavigation(), 1, 12)).toEqual([]);
  });

  it('are reported when they are accepted or refused by mistake', async () => {
    const navigation = createOracleNavigation();
    const info = { corners: 1e9, engine: 'exact', bytes: 0 } as const;
    const accepted = await compareOnBrokenMaps({ ...navigation, setLocation: () => info }, 1, 1);
    expect(accepted.filter((line) => line.endsWith(': accepted')).length).toBeGreaterThan(12);
    const refuse = (): never => {
      throw new TypeError('no');
    };
    expect((await compareOnBrokenMaps({ ...navigation, setLocation: refuse }, 1, 1)).length).toBeGreaterThan(20);
  });
});
