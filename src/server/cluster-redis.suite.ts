/** Redis is killed and frozen while players are in the town. Part of cluster.test.ts. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClusterPlayer } from './testing/cluster-player.ts';
import { race } from './testing/cluster-races.ts';
import type { Cluster } from './testing/cluster.ts';
import { type ClusterPage, playerNames } from './testing/cluster-page.ts';
import type { PrivateRedis } from './testing/private-redis.ts';
import { talkBeside, Whispers } from './testing/whispers.ts';

/** How long Redis is away. */
const AWAY_MS = 3000;
/** Time after its return until everything works as before. */
const WELL_MS = 2000;
/** Upper bounds on a busy machine; the bench measures how long it takes. */
const ENTRY_LIMIT_MS = 10_000;
const RACE_LIMIT_MS = 15_000;
/** From a line until its channel has it, without what every answer of its process takes. A call to Redis ends after this. */
const TALK_MS = 300;
const RACES = 3;
/** Two in each process. */
const PLAYERS = 6;
const NEWCOMERS = 3;

const FAULTS: readonly Fault[] = [
  { how: 'killed', take: (redis) => redis.kill(), bring: (redis) => redis.startAgain() },
  { how: 'frozen', take: async (redis) => redis.freeze(), bring: async (redis) => redis.thaw() },
];

interface Fault {
  how: string;
  take(redis: PrivateRedis): Promise<void>;
  bring(redis: PrivateRedis): Promise<void>;
}

export function redisSuite(cluster: () => Cluster, pagesOf: (...names: string[]) => Promise<ClusterPage[]>): void {
  describe('without Redis', () => {
    let players: ClusterPage[] = [];
    let speaker: ClusterPage;
    let newcomers: ClusterPage[] = [];
    let twin: ClusterPlayer;

    beforeAll(async () => {
      const { towns } = cluster();
      const pages = await pagesOf(...playerNames(PLAYERS + 1 + NEWCOMERS));
      [players, newcomers] = [pages.slice(0, PLAYERS), pages.slice(PLAYERS + 1)];
      speaker = pages[PLAYERS] as ClusterPage;
      twin = await ClusterPlayer.create(cluster(), 'Twin');
      await Promise.all([speaker.enter(), ...players.map((page, at) => page.enterAt(towns[at % towns.length]))]);
    });

    afterAll(() => {
      for (const page of [...players, ...newcomers, speaker]) page.leave();
    });

    it.each(FAULTS)('$how: channels go on, newcomers get in, whispers have one outcome', async ({ take, bring }) => {
      const { redis, towns } = cluster();
      const whispers = new Whispers(players.map((page, at) => [page, players[(at + 1) % PLAYERS] ?? page] as const));
      /** As many more as there are players. */
      const oneMoreEach = async (): Promise<void> => {
        const before = whispers.arrived;
        await expect.poll(() => whispers.arrived).toBeGreaterThanOrEqual(before + PLAYERS);
      };
      /** One of three connections of the same player stays, and the others learn why. */
      const raceOf = async (rounds: number): Promise<void> =>
        expect(await race(twin, towns, { rounds, settleLimitMs: RACE_LIMIT_MS })).toMatchObject({
          one: rounds,
          unanswered: 0,
        });
      const enter = async (page: ClusterPage): Promise<void> => {
        const enteringMs = performance.now();
        await page.enter();
        expect(performance.now() - enteringMs).toBeLessThan(ENTRY_LIMIT_MS);
      };
      whispers.start();
      await oneMoreEach();
      const stopTalking = talkBeside(speaker, () => fetch(`${cluster().townAt(speaker.path).url}/livez`));
      await take(redis);
      try {
        // The older connections of a race learn it from their refused saves.
        await Promise.all([...newcomers.map(enter), raceOf(1), pass(AWAY_MS)]);
      } finally {
        await bring(redis);
      }
      await pass(WELL_MS);
      await Promise.all([oneMoreEach(), raceOf(RACES)]);
      const counts = await whispers.stop();
      expect(Math.max(...stopTalking())).toBeLessThan(TALK_MS);
      expect(counts).toMatchObject({ offline: 0, unclear: 0, false: 0, doubled: 0 });
      // All met Redis' absence, and learned of it.
      expect(counts.unsure).toBeGreaterThan(0);
      for (const page of newcomers) page.leave();
    });
  });
}
