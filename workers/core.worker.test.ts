/** The worker and its client in a real Chromium, served by the project's own Vite configuration. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/engine/node/load-core.ts';
import { corePage } from '../tests/support/chromium/core-page.ts';
import { figuresOfCore } from './core-figures.suite.ts';

const LOCATION = {
  Colliders: {
    Position: { x: 0, y: 0 },
    Scale: { x: 1 / 57.25, y: 1 / 57.25 },
    Paths: [
      [
        { x: 20, y: 20 },
        { x: 1000, y: 20 },
        { x: 1000, y: 900 },
        { x: 20, y: 900 },
      ],
      [
        { x: 200, y: 100 },
        { x: 400, y: 100 },
        { x: 400, y: 700 },
        { x: 200, y: 700 },
      ],
    ],
  },
  SpawnPoints: [{ x: 100, y: 200 }],
};

/** Of xy pairs. */
function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    length += Math.hypot((points[at] ?? 0) - (points[at - 2] ?? 0), (points[at + 1] ?? 0) - (points[at - 1] ?? 0));
  }
  return length;
}

describe('the core in a browser', { timeout: 60_000 }, () => {
  const shown = corePage(4200);
  let page: Page;
  beforeAll(() => {
    page = shown.page;
  });

  describe('its figures', () => figuresOfCore(shown));

  it('finds paths around the walls of a location', async () => {
    const answer = await page.evaluate(async (location) => {
      const info = await window.client.setLocation(location);
      const around = await window.client.planWalk({ x: 100, y: 300 }, { x: 500, y: 300 });
      const intoWall = await window.client.planWalk({ x: 100, y: 300 }, { x: 201, y: 300 });
      const points = around.status === 'found' ? [...around.points] : [];
      const goal = intoWall.status === 'found' ? intoWall.goal : null;
      return { info, points, goal };
    }, LOCATION);
    expect(answer.info).toMatchObject({ cornerCount: 4, isBaked: false });
    expect(answer.info.spawnPoints).toEqual([{ x: expect.closeTo(100), y: expect.closeTo(200) }]);
    expect(lengthOf(answer.points)).toBeCloseTo(2 * Math.hypot(100, 200) + 200, 0);
    expect(answer.goal?.x).toBeCloseTo(200, 1);
  });

  it('uses the bake of a location, and ignores that of another', async () => {
    const bake = (await loadCore()).bakeLocation(LOCATION);
    const answers = await page.evaluate(
      async ({ location, bytes }) => {
        const taken = await window.client.setLocation(location, Uint8Array.from(bytes));
        const left = await window.client.setLocation(location, Uint8Array.from(bytes.slice(1)));
        return [taken.isBaked, left.isBaked];
      },
      { location: LOCATION, bytes: [...(bake ?? [])] },
    );
    expect(answers).toEqual([true, false]);
  });

  it('resolves stale for a path request that a newer one replaced', async () => {
    const statuses = await page.evaluate(async () => {
      const to = { x: 500, y: 300 };
      const both = [window.client.planWalk({ x: 100, y: 300 }, to), window.client.planWalk({ x: 100, y: 310 }, to)];
      return (await Promise.all(both)).map((result) => result.status);
    });
    expect(statuses).toEqual(['stale', 'found']);
  });

  it('walks along headings, with the same runs as in Node', async () => {
    const requests = [0, 20, 61, 108].map((heading) => ({ x8: 1500, y8: 2400, heading, speed: 15 }));
    const answer = await page.evaluate(
      async ({ location, walks }) => {
        await window.client.setLocation(location);
        const runs = await Promise.all(walks.map((request) => window.client.slide(request)));
        const starts = await window.client.findHeadStarts(1500, 2400);
        return { runs: runs.map((one) => [...one]), ends: [...starts.ends], length: starts.runs.length };
      },
      { location: LOCATION, walks: requests },
    );
    const core = await loadCore();
    core.setLocation(LOCATION);
    expect(answer.runs).toEqual(requests.map((request) => [...core.slide(request)]));
    // The first one ends at the wall.
    expect(answer.runs[0]?.at(-2)).toBeGreaterThan(190);
    expect(answer.runs[0]?.at(-2)).toBeLessThan(200);
    expect(answer.ends.length).toBe(144);
    expect(answer.ends.at(-1)).toBe(answer.length);
  });

  it('plays match-three', async () => {
    const answer = await page.evaluate(async () => {
      const { client } = window;
      const start = await client.startMatch3(7);
      const turn = await client.swapMatch3(start.possibleSwaps[0] ?? [0, 0]);
      const again = await client.replayMatch3(7, Uint8Array.from(turn?.logged ?? []));
      return { points: turn?.state.score, again: again?.score, refused: await client.swapMatch3([0, 35]) };
    });
    expect(answer.points).toBeGreaterThanOrEqual(30);
    expect(answer.again).toBe(answer.points);
    expect(answer.refused).toBeNull();
  });
});
