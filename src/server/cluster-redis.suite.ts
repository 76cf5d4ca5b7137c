/** Redis is killed and frozen while players are in the town. Part of cluster.test.ts. */
import { setTimeout as pass } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ClusterPlayer } from './testing/cluster-player.ts';
import { race } from './testing/cluster-races.ts';
import type { Cluster } from './testing/cluster.ts';
import type { ClusterPage } from './testing/cluster-page.ts';
import type { PrivateRedis } from './testing/private-redis.ts';
import { talk, Whispers } from './testing/whispers.ts';

/** How long Redis is away. */
const AWAY_MS = 3000;
/** After it is back, all is well. */
const WELL_MS = 2000;
const ENTRY_LIMIT_MS = 3000;
/** From a line until its channel has it. */
const TALK_MS = 300;
const RACES = 3;

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
    it.each(FAULTS)(
      '$how: channels go on, newcomers get in, whispers have one outcome',
      async ({ how, take, bring }) => {
        const { redis, towns } = cluster();
        const players = await pagesOf(...Array.from({ length: 6 }, (_, at) => `Kim_${how}_${at}`));
        /** As many more as there are players. */
        const oneMoreEach = async (): Promise<void> => {
          const before = whispers.arrived;
          await expect.poll(() => whispers.arrived).toBeGreaterThanOrEqual(before + players.length);
        };
        /** One of three connections of the same player stays, and the others learn why. */
        const raceOf = async (rounds: number): Promise<void> =>
          expect(await race(twin, towns, { rounds })).toMatchObject({ one: rounds, unanswered: 0 });
        // Two in each process.
        await Promise.all(players.map((page, at) => page.enterAt(towns[at % towns.length])));
        const pairs = players.map((page, at) => [page, players[(at + 1) % players.length] ?? page] as const);
        const whispers = new Whispers(pairs);
        whispers.start();
        await oneMoreEach();
        const [speaker, ...newcomers] = await pagesOf(`Lee_${how}`, `Mia_${how}`, `Nia_${how}`, `Oli_${how}`);
        const stopTalking = talk((await speaker?.enter()) as ClusterPage);
        const twin = await ClusterPlayer.create(cluster(), `Pia_${how}`);
        await take(redis);
        const awayMs = performance.now();
        try {
          for (const page of newcomers) {
            const enteringMs = performance.now();
            await page.enter();
            expect(performance.now() - enteringMs).toBeLessThan(ENTRY_LIMIT_MS);
          }
          // The older connections learn it from their refused saves.
          await raceOf(1);
          await pass(Math.max(0, AWAY_MS - (performance.now() - awayMs)));
        } finally {
          await bring(redis);
        }
        await pass(WELL_MS);
        await oneMoreEach();
        const counts = await whispers.stop();
        expect(Math.max(...stopTalking())).toBeLessThan(TALK_MS);
        expect(counts).toMatchObject({ offline: 0, unclear: 0, false: 0, doubled: 0 });
        // All met Redis' absence, and learned of it.
        expect(counts.unsure).toBeGreaterThan(0);
        await raceOf(RACES);
        for (const page of [...players, ...newcomers, speaker]) page?.leave();
      },
    );
  });
}
