/**
 * Processes of a world and PostgreSQL fail, and a new version goes through all of them: players come back, and nothing that was
 * acknowledged is lost. Part of cluster.test.ts.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callWorld } from './testing/cluster-calls.ts';
import { openDatabase } from './db/database.ts';
import { FIXTURE_ROOM } from './testing/art-fixture.ts';
import { ClusterPage, playerNames, twice } from './testing/cluster-page.ts';
import type { Cluster, ClusterProcess } from './testing/cluster.ts';
import { NumberedActs } from './testing/numbered-acts.ts';
import { talk } from './testing/whispers.ts';

/** Limits on a busy machine; the bench measures how long it takes. Of a killed process. */
const BACK_MS = 10_000;
const WALK_LOST_MS = 6000;
/** The same of a frozen one. */
const FROZEN_BACK_MS = 20_000;
/** How long PostgreSQL is away. */
const AWAY_MS = 3000;
/** Upper bound of what takes tenths of a second on a machine without other work. */
const SOON_MS = 15_000;
/** The longest time without a connection or an answer while a new version is rolled out. */
const GAP_MS = 10_000;
/** So many acts show that all works. */
const SOME_ACTS = 30;
/** Chat of those who are there while many arrive. */
const TALK_MS = 3000;

/** They walk for longer than is lost at most. */
const STEPS = 12;
/** Accounts are made by then. */
const GUESTS = 60;

export function faultsSuite(cluster: () => Cluster, pagesOf: (...names: string[]) => Promise<ClusterPage[]>): void {
  /** Pages that walk, each at least so many steps by now. */
  async function walkersOf(count: number, steps: number): Promise<ClusterPage[]> {
    const walkers = await pagesOf(...playerNames(count));
    await Promise.all(walkers.map((page) => page.enter()));
    for (const page of walkers) page.walk();
    await expect.poll(() => Math.min(...walkers.map((page) => page.steps.length))).toBeGreaterThan(steps);
    return walkers;
  }

  /** The page of a player whose last place is in the room. */
  async function pageInside(name: string, x: number): Promise<ClusterPage> {
    const [page] = await pagesOf(name);
    const { caller, username } = page as ClusterPage;
    const database = await openDatabase({ databaseUrl: cluster().databaseUrl, dataDir: '' });
    const { id: playerId } = await database.db
      .selectFrom('player')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const place = { location: FIXTURE_ROOM.slug, x, y: 640, frame: 0, epoch: 1 };
    await database.db
      .insertInto('place')
      .values({ playerId, ...place })
      .onConflict((row) => row.column('playerId').doUpdateSet({ location: place.location, x }))
      .execute();
    await database.close();
    return new ClusterPage(username, caller, FIXTURE_ROOM.slug);
  }

  /** Acts of the pages for one reader, some of them acknowledged by now. */
  async function actsOf(pages: readonly ClusterPage[], readerName: string, paceMs: number): Promise<NumberedActs> {
    const [reader] = await pagesOf(readerName);
    const callers = pages.map(({ caller }) => caller);
    const acts = new NumberedActs(callers, reader?.username ?? '');
    // Also when the test failed: it is repeated.
    onTestFinished(() => acts.end());
    acts.start(paceMs);
    await expect.poll(() => acts.acknowledged).toBeGreaterThan(SOME_ACTS);
    return acts;
  }

  describe('a process with walkers', () => {
    it('killed: players come back at once, to where they were, and nobody is there twice', async () => {
      const walkers = await walkersOf(12, STEPS);
      const path = walkers[0]?.path;
      const killed = cluster().townAt(path);
      const inside = await pageInside('Insider', 640);
      await inside.enterAt(killed);
      expect([inside.path, inside.enteredAt.x]).toEqual([path, 640]);
      inside.walk();
      await expect.poll(() => inside.steps.length).toBeGreaterThan(STEPS);
      const lost = [...walkers.filter((page) => page.path === path), inside];
      const killedMs = performance.now();
      await killed.end('SIGKILL');
      // Their connections may end a moment after the process.
      await expect
        .poll(() => lost.every(({ isIn, gaps }) => isIn && gaps.length > 0 && gaps.every(({ backMs }) => backMs > 0)))
        .toBe(true);
      for (const page of lost) {
        expect((page.gaps[0]?.backMs ?? 0) - killedMs).toBeLessThan(BACK_MS);
        expect(page.lostWalkMs(page.enteredAt.x, killedMs)).toBeLessThan(WALK_LOST_MS);
      }
      expect(twice(walkers)).toEqual([]);
      expect([inside.people(), inside.refusal]).toEqual([[inside.username], null]);
      for (const page of [...walkers, inside]) page.leave();
    });

    it('frozen: players come back elsewhere; when it wakes, it keeps nobody and serves again', async () => {
      const walkers = await walkersOf(9, 0);
      const [path = ''] = walkers.map((page) => page.path);
      const frozen = cluster().townAt(path);
      const hit = walkers.filter((page) => page.path === path);
      const frozenMs = performance.now();
      frozen.freeze();
      // The killed one, while clients wait for the frozen one.
      await cluster().startDown();
      await expect
        .poll(() => hit.every(({ isIn, gaps }) => isIn && gaps.length > 0), { timeout: FROZEN_BACK_MS })
        .toBe(true);
      expect(Math.max(...hit.map(({ gaps }) => gaps[0]?.backMs ?? 0)) - frozenMs).toBeLessThan(FROZEN_BACK_MS);
      expect(hit.map((page) => page.path)).not.toContain(path);
      const gapsBefore = gapsOf(walkers).length;
      frozen.thaw();
      const [newcomer] = await pagesOf('Sleeper');
      await newcomer?.enterAt(frozen);
      await expect.poll(() => newcomer?.isIn).toBe(true);
      // Its late saves were refused, and it ended no connection of those who have moved on.
      await expect.poll(() => frozen.playersOnline()).toBe(1);
      expect(gapsOf(walkers)).toHaveLength(gapsBefore);
      expect(walkers.some(({ isReplaced }) => isReplaced)).toBe(false);
      expect(twice(walkers)).toEqual([]);
      for (const page of [...walkers, newcomer]) page?.leave();
    });
  });

  describe('PostgreSQL, restarted under load', () => {
    it('no process ends, answers say what happens, and every acknowledged write is kept', async () => {
      const [late] = await pagesOf('Late');
      const writers = await walkersOf(6, 0);
      const acts = await actsOf(writers, 'Reader', 20);
      await cluster().postgres.crash();
      // Newcomers are refused with a retry.
      const arrival = late?.enter();
      await pass(AWAY_MS);
      await cluster().postgres.startAgain();
      const backMs = performance.now();
      const before = acts.acknowledged;
      await expect.poll(() => acts.acknowledged).toBeGreaterThan(before + SOME_ACTS);
      await arrival;
      const soonMs = performance.now() - backMs;
      const counts = await acts.stop(cluster().databaseUrl);
      expect(counts).toMatchObject({ lost: 0, doubled: 0, foreign: [] });
      expect(Object.keys(counts.statuses).toSorted()).toEqual(['200', '503']);
      expect(cluster().processes.map(({ hasEnded }) => hasEnded)).not.toContain(true);
      // Who was in the town stayed there.
      expect(writers.flatMap(({ gaps }) => gaps)).toEqual([]);
      expect(soonMs).toBeLessThan(SOON_MS);
      for (const page of [...writers, late]) page?.leave();
    });
  });

  describe('a new version', () => {
    /** Of an attempt: a repeated one begins when all processes of the first run. */
    let rolling: Promise<unknown> = Promise.resolve();

    it('goes through a process of each role, and nobody is away for long', async () => {
      await rolling.catch(() => undefined);
      await cluster().startDown();
      const players = await walkersOf(6, 0);
      const acts = await actsOf(players, 'Rita', 100);
      const town = cluster().townAt(players[0]?.path);
      /** The next one when the last one runs again. */
      const roll = async (...processes: readonly ClusterProcess[]): Promise<void> => {
        for (const one of processes) {
          expect(await one.end('SIGTERM')).toBe(0);
          await one.start();
        }
      };
      rolling = Promise.all([roll(town), roll(cluster().get('api-1'), cluster().get('jobs-1'))]);
      await rolling;
      const counts = await acts.stop(cluster().databaseUrl);
      // Names who is away, and why.
      await expect
        .poll(() =>
          players
            .filter(({ isIn }) => !isIn)
            .map(({ username, refusal, isReplaced }) => ({ username, refusal, isReplaced })),
        )
        .toEqual([]);
      expect(counts).toMatchObject({ lost: 0, doubled: 0 });
      expect(counts.longestGapMs).toBeLessThan(GAP_MS);
      // They moved before the process ended.
      expect(players.map(({ joins }) => joins > 1)).not.toContain(false);
      expect(Math.max(0, ...gapsOf(players))).toBeLessThan(GAP_MS);
      for (const page of players) page.leave();
    });
  });

  describe('many arrivals at once', () => {
    /** As the world says. */
    const playersOnline = async (): Promise<unknown> =>
      (await callWorld(cluster().get('api-2'), 'GET', '/game-api/status')).body.onlinePlayerCount;

    it('all get into the only process that is left, and those who are there talk on', async () => {
      await cluster().startDown();
      const [host, ...players] = await pagesOf('Host', ...playerNames(GUESTS));
      const [left, ...others] = cluster().towns;
      await host?.enterAt(left);
      await Promise.all(players.map((page, at) => page.enterAt(others[at % others.length])));
      await expect.poll(playersOnline).toBe(GUESTS + 1);
      const stopTalking = talk(host as ClusterPage);
      await Promise.all(others.map((one) => one.end('SIGKILL')));
      await expect.poll(() => players.filter(({ isIn }) => isIn).length, { timeout: 30_000 }).toBe(players.length);
      expect(Math.max(...stopTalking())).toBeLessThan(TALK_MS);
      // Nobody was cut after the return.
      expect(players.filter(({ gaps }) => gaps.length !== 1)).toEqual([]);
      expect(twice(players)).toEqual([]);
      await expect.poll(playersOnline).toBe(GUESTS + 1);
      for (const page of [...players, host]) page?.leave();
    });
  });
}

/** How long each was away. */
const gapsOf = (pages: readonly ClusterPage[]): number[] =>
  pages.flatMap(({ gaps }) => gaps.map(({ lostMs, backMs }) => backMs - lostMs));
