/** Server checks of moves: walls, speed limit, teleports. A refused walker gets the last valid position. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { COLLIDER_SCALE_PX, MOVE_THROTTLE_MS, WALK_SPEED_PX_PER_S } from '../../../shared/rules/town.ts';
import { FULL_SPEED, HEADINGS, startOf } from '../../../shared/walks/headings.ts';
import { endOf, KNOT_NUMBERS, placeAt } from '../../../shared/walks/runs.ts';
import { MovementAuthority } from './walks.ts';
import { WALK_ALLOWANCE } from './presence.ts';
import { TokenBucket } from '../lobby/token-bucket.ts';
import { waitForEvent, SPAWN, TownFixture, townCore, type Visitor, WALL } from '../../testing/town-fixture.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

async function walkerAt(x: number, y: number): Promise<{ walker: Visitor; watcher: Visitor }> {
  const walker = await fixture.enter(fixture.world.add('Walker', { x, y, frame: 0 }));
  const watcher = await fixture.enter(fixture.world.add('Watcher'));
  return { walker, watcher };
}

describe('speed', () => {
  test('the walking allowance holds at most two seconds', async () => {
    const { walker, watcher } = await walkerAt(SPAWN.x, SPAWN.y);
    fixture.pass(60_000);
    const seen = waitForEvent(watcher.client, 'move');
    walker.client.emit('move', SPAWN.x + 2 * WALK_SPEED_PX_PER_S, SPAWN.y, 1);
    expect(await seen).toEqual([walker.selfId, SPAWN.x + 2 * WALK_SPEED_PX_PER_S, SPAWN.y, 1]);
    const back = waitForEvent(walker.client, 'move');
    walker.client.emit('move', SPAWN.x + 2 * WALK_SPEED_PX_PER_S + 50, SPAWN.y, 1);
    expect(await back).toEqual([walker.selfId, SPAWN.x + 2 * WALK_SPEED_PX_PER_S, SPAWN.y, 1]);
  });

  test('a walker at the speed limit is never refused, a faster one is refused', async () => {
    const movement = new MovementAuthority(await townCore(), [SPAWN]);
    const refusalsAt = (speedPxPerS: number): number => {
      const walker = { state: { ...SPAWN, frame: 0 }, allowance: new TokenBucket(WALK_ALLOWANCE, 0) };
      let refusals = 0;
      for (let nowMs = 175; nowMs < 20_000; nowMs += 175) {
        const x = SPAWN.x + (speedPxPerS * nowMs) / 1000;
        const stepped = movement.accept(walker, { x: x < 1900 ? x : 1900, y: SPAWN.y, frame: 1 }, nowMs);
        if (stepped === null) refusals++;
        else walker.state = stepped;
      }
      return refusals;
    };
    expect(refusalsAt(WALK_SPEED_PX_PER_S)).toBe(0);
    expect(refusalsAt(WALK_SPEED_PX_PER_S * 2)).toBeGreaterThan(5);
  });

  test('a walk along a heading, sliding along walls, is never refused', async () => {
    const core = await townCore();
    const movement = new MovementAuthority(core, [SPAWN]);
    let slid = 0;
    for (let heading = 0; heading < HEADINGS; heading++) {
      const runs = core.slide({ ...startOf({ x: WALL.right + 60, y: WALL.bottom + 40 }), heading, speed: FULL_SPEED });
      const place = { x: 0, y: 0 };
      placeAt(runs, 0, place);
      const walker = { state: { ...place, frame: 0 }, allowance: new TokenBucket(WALK_ALLOWANCE, 0) };
      for (let nowMs = MOVE_THROTTLE_MS; nowMs <= endOf(runs); nowMs += MOVE_THROTTLE_MS) {
        placeAt(runs, nowMs, place);
        const sent = { x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10, frame: 1 };
        const accepted = movement.accept(walker, sent, nowMs);
        if (accepted === null) expect.fail(`heading ${heading}: refused after ${nowMs} ms at ${sent.x}, ${sent.y}`);
        walker.state = accepted;
      }
      if (runs.length > 2 * KNOT_NUMBERS) slid++;
    }
    expect(slid).toBeGreaterThan(40);
  });

  test('the allowance is charged for the path around a wall, not for the straight line', async () => {
    const { walker } = await walkerAt(WALL.left - 20, WALL.top + 100);
    const back = waitForEvent(walker.client, 'move');
    walker.client.emit('move', WALL.right + 20, WALL.top + 100, 1);
    expect(await back).toEqual([walker.selfId, WALL.left - 20, WALL.top + 100, 0]);
  });
});

describe('walls', () => {
  test('a point inside a wall is refused', async () => {
    const { walker } = await walkerAt(WALL.left - 20, 500);
    const back = waitForEvent(walker.client, 'move');
    walker.client.emit('move', WALL.left + 30, 500, 1);
    expect(await back).toEqual([walker.selfId, WALL.left - 20, 500, 0]);
    expect(await fixture.registry.getSingleMetricAsString('promenade_refused_moves_total')).toMatch(/total 1$/m);
  });

  test('a point within two pixels of walkable ground is snapped to it', async () => {
    const { walker, watcher } = await walkerAt(WALL.left - 20, 500);
    const seen = waitForEvent(watcher.client, 'move');
    walker.client.emit('move', WALL.left + 1, 500, 1);
    const [, x, y] = await seen;
    expect(Math.abs(x - WALL.left)).toBeLessThanOrEqual(1);
    expect(y).toBe(500);
  });
});

describe('where players enter', () => {
  test('a saved position inside a wall is moved to the walkable ground beside it', async () => {
    const { walker } = await walkerAt(WALL.left + 10, 500);
    const { x, y } = walker.players.find(({ socketId }) => socketId === walker.selfId)?.state ?? SPAWN;
    expect(x).toBeLessThanOrEqual(WALL.left);
    expect(x).toBeGreaterThan(WALL.left - 50);
    expect(Math.abs(y - 500)).toBeLessThan(50);
  });

  test('a saved position far from walkable ground is moved to the nearest walkable point and saved', async () => {
    const { walker } = await walkerAt(3000, 20);
    const { x, y } = walker.players.find(({ socketId }) => socketId === walker.selfId)?.state ?? SPAWN;
    expect(x).toBeCloseTo(3000, 0);
    expect(y).toBeGreaterThanOrEqual(300);
    expect(y).toBeLessThan(302);
    await fixture.town.close();
    expect(fixture.world.placeOf({ id: 'player-walker' })).toMatchObject({ x: 3000, y: Math.round(y) });
  });

  test.each([
    ['beside ground that is not connected to the town', { x: 2880, y: 500 }],
    ['far from all ground', { x: 2450, y: 5000 }],
  ])('a saved position %s becomes a spawn point', async (_, saved) => {
    const core = await loadCore();
    const rectangle = (left: number, top: number, right: number, bottom: number) =>
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].map(([x = 0, y = 0]) => ({ x: x / COLLIDER_SCALE_PX, y: y / COLLIDER_SCALE_PX }));
    // The wall divides the ground; the spawn point is on the left side.
    const paths = [rectangle(100, 300, 5000, 900), rectangle(2000, 250, 2900, 950)];
    const { spawnPoints } = core.setLocation({
      Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: paths },
      SpawnPoints: [{ x: SPAWN.x / COLLIDER_SCALE_PX, y: SPAWN.y / COLLIDER_SCALE_PX }],
    });
    const entered = new MovementAuthority(core, spawnPoints).enter({ ...saved, frame: 0 });
    expect(Math.hypot(entered.x - SPAWN.x, entered.y - SPAWN.y)).toBeLessThan(100);
  });

  test('new players enter at different positions, which are saved', async () => {
    const places = new Set<string>();
    for (let index = 0; index < 6; index++) {
      const { players, selfId } = await fixture.enter(fixture.world.add(`New${index}`, null));
      const { x, y } = players.find(({ socketId }) => socketId === selfId)?.state ?? SPAWN;
      places.add(`${x} ${y}`);
      expect(Math.hypot(x - SPAWN.x, y - SPAWN.y)).toBeLessThan(100);
    }
    expect(places.size).toBe(6);
    await fixture.town.close();
    expect(fixture.world.placeOf({ id: 'player-new5' })).not.toBeNull();
  });
});
