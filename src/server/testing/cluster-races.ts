/** For tests and benches: one player who connects to several processes at the same time, again and again. */
import { setTimeout as pass } from 'node:timers/promises';
import type { ClusterPlayer, Racer } from './cluster-player.ts';
import type { ClusterProcess } from './cluster.ts';

export interface RaceCounts {
  /** Races after which one connection was in the town. */
  one: number;
  none: number;
  several: number;
  /** Connections that ended without a word. */
  unanswered: number;
  /** Until one was left, of each race. */
  settledMs: number[];
}

const SETTLE_LIMIT_MS = 5000;
const POLL_MS = 10;
/** Late evictions arrive within this. */
const REST_MS = 100;
/** Connections do not start at exactly the same time. */
const SPREAD_MS = 8;

export async function race(
  player: ClusterPlayer,
  towns: readonly ClusterProcess[],
  { rounds, settleLimitMs = SETTLE_LIMIT_MS }: { rounds: number; settleLimitMs?: number },
): Promise<RaceCounts> {
  const counts: RaceCounts = { one: 0, none: 0, several: 0, unanswered: 0, settledMs: [] };
  for (let round = 0; round < rounds; round += 1) {
    const racers = await Promise.all(
      towns.map(async (town) => {
        await pass(Math.random() * SPREAD_MS);
        return player.race(town);
      }),
    );
    await Promise.all(racers.map(({ ended }) => ended));
    const beganMs = performance.now();
    const isSettled = (): boolean => racers.every(isKnown) && stayingOf(racers).length === 1;
    while (!isSettled() && performance.now() - beganMs < settleLimitMs) await pass(POLL_MS);
    counts.settledMs.push(performance.now() - beganMs);
    await pass(REST_MS);
    const staying = stayingOf(racers);
    if (staying.length === 1) counts.one += 1;
    else if (staying.length === 0) counts.none += 1;
    else counts.several += 1;
    counts.unanswered += racers.filter((racer) => !staying.includes(racer) && !racer.knowsEnd).length;
    for (const { client } of racers) client.disconnect();
  }
  return counts;
}

/** Whether it is known what became of it: a connection that has passed the handshake may still be on its way into the town. */
const isKnown = ({ client, hasJoined, knowsEnd }: Racer): boolean => hasJoined || knowsEnd || !client.connected;

const stayingOf = (racers: readonly Racer[]): Racer[] =>
  racers.filter(({ client, hasJoined, knowsEnd }) => client.connected && hasJoined && !knowsEnd);
