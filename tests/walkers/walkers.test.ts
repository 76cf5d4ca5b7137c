/** Test players of `npm run walkers` in the town of a real server: they register once, walk, talk and make gestures. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Accounts } from '../../scripts/walkers/accounts.ts';
import { TestPlayer } from '../../scripts/walkers/test-player.ts';
import { wander } from '../../scripts/walkers/wander.ts';
import { readCoreStamp } from '../../src/engine/node/load-core.ts';
import type { WalkCore } from '../../src/shared/walks/walk.ts';
import { openGround, temporaryFolder, TestServer } from '../../src/server/testing/test-server.ts';
import { createRandom } from '../support/random.ts';

const STEP_PX = 210;
const folder = temporaryFolder();
let server: TestServer;
let url: string;
let core: WalkCore;
const players: TestPlayer[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  url = await server.server.listen();
  core = await openGround();
});
afterAll(async () => {
  for (const player of players) player.leave();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const accounts = () => new Accounts({ url, file: join(folder, 'walkers.json'), waiting: () => undefined });

async function enter(index: number, coreStamp?: string): Promise<TestPlayer> {
  const { sessionKey } = await accounts().signIn(index);
  const player = await TestPlayer.enter({ url, sessionKey, core, coreStamp: coreStamp ?? (await readCoreStamp()) });
  players.push(player);
  return player;
}

it('registers a player once, and signs in with the kept account in the next run', async () => {
  const first = await accounts().signIn(0);
  const kept = readFileSync(join(folder, 'walkers.json'), 'utf8');
  const again = await accounts().signIn(0);
  expect(again.username).toBe(first.username);
  expect(again.sessionKey).not.toBe(first.sessionKey);
  expect(readFileSync(join(folder, 'walkers.json'), 'utf8')).toBe(kept);
});

it('takes another name where the first one belongs to somebody', async () => {
  const other = new Accounts({ url, file: join(folder, 'other.json'), waiting: () => undefined });
  const { username } = await accounts().signIn(1);
  expect((await other.signIn(1)).username).toBe(`${username}2`);
});

it('walks where the server computes the same walk, and makes a gesture there', async () => {
  const player = await enter(2);
  const from = player.place();
  const walkMs = player.walkTo({ x: from.x + STEP_PX, y: from.y });
  expect(walkMs).toBeCloseTo((STEP_PX / 210) * 1000, -1);
  expect(await player.gesture('wave')).toBe('walking');
  await expect.poll(() => player.place().x).toBe(from.x + STEP_PX);
  await expect.poll(() => player.gesture('wave')).toBe(null);
});

it('is refused by a server with another core', async () => {
  await expect(enter(3, 'another')).rejects.toThrow('other sources of the core');
});

it('wanders until it is stopped', async () => {
  const player = await enter(4);
  const stop = new AbortController();
  const places = [{ x: 2000, y: 600 }];
  const wandering = wander(player, { isWalkable: () => true, seats: [], places }, createRandom(3), stop.signal);
  const from = player.place();
  await expect.poll(() => player.place()).not.toEqual(from);
  stop.abort();
  await wandering;
  expect(await server.metric('promenade_socket_events_total{event="walk"}')).toBeGreaterThan(0);
});
