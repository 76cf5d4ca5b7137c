/**
 * `npm run bench cluster`: a world of three town processes, two for the API and one for jobs behind nginx, and its faults in full. Each
 * part has a world of its own. The clients are in this process; on two cores they and the servers disturb each other.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { type ClusterPage, twice } from '../../src/server/testing/cluster-page.ts';
import { ClusterPlayer, leaveAll } from '../../src/server/testing/cluster-player.ts';
import { race, type RaceCounts } from '../../src/server/testing/cluster-races.ts';
import { Cluster, type ClusterOptions } from '../../src/server/testing/cluster.ts';
import { NumberedActs } from '../../src/server/testing/numbered-acts.ts';
import { talk, Whispers } from '../../src/server/testing/whispers.ts';
import { CpuLimit } from '../client/cpu-limit.ts';
import { flags } from '../lib/flags.ts';
import { quantile } from '../lib/statistics.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import { capacityTable } from './cluster-capacity.ts';
import { enterAll, pagesOf } from './cluster-pages.ts';

const WALKERS = 200;
const RACES = 150;
const ACTS = 20_000;
const ARRIVALS = 500;
const HALF_A_CORE = 0.5;
const BACK_LIMIT_MS = 60_000;
const PAUSE_MS = 3000;
/** How long a process is frozen. */
const FROZEN_MS = 15_000;
const WRITERS = 20;

const sized = (count: number): number => Math.max(6, Math.round(count * flags.size));

export async function benchCluster(): Promise<Table[]> {
  const parts: Readonly<Record<string, () => Promise<Table>>> = {
    failures: failureTable,
    races: raceTable,
    redis: redisTable,
    postgres: postgresTable,
    roll: rollTable,
    arrivals: arrivalTable,
    capacity: capacityTable,
  };
  const tables: Table[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (flags.only !== null && !flags.only.includes(name)) continue;
    console.log(`  ${name}`);
    tables.push(await measure());
  }
  return tables;
}

async function inWorld<Result>(
  work: (cluster: Cluster) => Promise<Result>,
  options: ClusterOptions = {},
): Promise<Result> {
  const cluster = await Cluster.start(options);
  try {
    return await work(cluster);
  } finally {
    leaveAll();
    await cluster.stop();
  }
}

const leave = (pages: readonly ClusterPage[]): void => {
  for (const page of pages) page.leave();
};

async function until(isTrue: () => boolean, limitMs = BACK_LIMIT_MS): Promise<void> {
  const beganMs = performance.now();
  while (!isTrue() && performance.now() - beganMs < limitMs) await pass(20);
}

const seconds = (ms: number): number => short(ms / 1000);
const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

async function failureTable(): Promise<Table> {
  const rows: Row[] = [];
  for (const how of ['killed', 'frozen'] as const) rows.push(await inWorld((cluster) => failure(cluster, how)));
  return { name: 'cluster failures', title: 'A process with walkers fails', rows };
}

async function failure(cluster: Cluster, how: 'killed' | 'frozen'): Promise<Row> {
  const walkers = await pagesOf(cluster, 'Walker', sized(WALKERS));
  await enterAll(walkers);
  for (const page of walkers) page.walk();
  await pass(PAUSE_MS);
  const process = cluster.townAt(walkers[0]?.path);
  const hit = walkers.filter(({ path }) => cluster.townAt(path) === process);
  const failedMs = performance.now();
  if (how === 'killed') await process.end('SIGKILL');
  else process.freeze();
  await until(() => hit.every(({ isIn, gaps }) => isIn && gaps.length > 0));
  const back = hit.filter(({ isIn, gaps }) => isIn && gaps.length > 0);
  const backMs = sorted(back.map(({ gaps }) => (gaps[0]?.backMs ?? 0) - failedMs));
  const lostMs = sorted(back.map((page) => page.lostWalkMs(page.enteredAt.x, failedMs)));
  if (how === 'frozen') await pass(Math.max(0, FROZEN_MS - (performance.now() - failedMs)));
  const gaps = walkers.flatMap((page) => page.gaps).length;
  process.thaw();
  await pass(PAUSE_MS);
  const row = {
    process: how,
    'walkers in it': hit.length,
    back: back.length,
    'back after s p50': seconds(quantile(backMs, 0.5)),
    'all after s': seconds(quantile(backMs, 1)),
    'walking lost s p50': seconds(quantile(lostMs, 0.5)),
    'at most s': seconds(quantile(lostMs, 1)),
    'seen twice': twice(walkers).length,
    'in it when it is awake': how === 'frozen' ? await process.playersOnline() : 0,
    'lost later': walkers.flatMap((page) => page.gaps).length - gaps,
  };
  leave(walkers);
  return row;
}

async function raceTable(): Promise<Table> {
  const rows = await inWorld(async (cluster) => {
    const player = await ClusterPlayer.create(cluster, 'Racer');
    const rounds = sized(RACES);
    const withRedis = await race(player, cluster.towns, { rounds });
    await cluster.redis.kill();
    const without = await race(player, cluster.towns, { rounds });
    await cluster.redis.startAgain();
    return [raceRow('there', withRedis), raceRow('killed', without)];
  });
  return { name: 'cluster races', title: 'One player enters by three processes at once', rows };
}

const raceRow = (redis: string, { one, none, several, unanswered, settledMs }: RaceCounts): Row => ({
  redis,
  races: one + none + several,
  'one stays': one,
  none,
  several,
  'ended without a word': unanswered,
  'one is left after ms p50': short(quantile(sorted(settledMs), 0.5)),
  'at most ms': short(quantile(sorted(settledMs), 1)),
});

async function redisTable(): Promise<Table> {
  const rows: Row[] = [];
  for (const how of ['killed', 'frozen'] as const) {
    for (const awayMs of [3000, Math.max(3000, 30_000 * flags.size)]) {
      rows.push(await inWorld((cluster) => outage(cluster, how, awayMs)));
    }
  }
  return { name: 'cluster redis', title: 'Redis is away', rows };
}

async function outage(cluster: Cluster, how: 'killed' | 'frozen', awayMs: number): Promise<Row> {
  const { redis, towns } = cluster;
  const [speaker, ...others] = await pagesOf(cluster, 'Member', 31);
  const newcomers = await pagesOf(cluster, 'Newcomer', 6);
  if (speaker === undefined) throw new Error('nobody speaks');
  await speaker.enter();
  await enterAll(others, (index) => towns[index % towns.length]);
  const whispers = new Whispers(others.map((page, at) => [page, others[(at + 1) % others.length] ?? page] as const));
  whispers.start();
  const stopTalking = talk(speaker);
  await pass(PAUSE_MS);
  if (how === 'killed') await redis.kill();
  else redis.freeze();
  const goneMs = performance.now();
  const entries: number[] = [];
  for (const page of newcomers) {
    const beganMs = performance.now();
    await page.enter();
    entries.push(performance.now() - beganMs);
  }
  await pass(Math.max(0, awayMs - (performance.now() - goneMs)));
  const before = whispers.arrived;
  if (how === 'killed') await redis.startAgain();
  else redis.thaw();
  const backMs = performance.now();
  await until(() => whispers.arrived > before);
  const firstMs = performance.now() - backMs;
  await pass(2 * PAUSE_MS);
  const counts = await whispers.stop();
  const row = {
    redis: how,
    'away s': seconds(awayMs),
    arrived: counts.arrived,
    'may not have arrived': counts.unsure,
    'without one outcome': counts.unclear + counts.false + counts.doubled + counts.offline,
    'first arrives after ms': short(firstMs),
    'own channel ms at most': short(Math.max(...stopTalking())),
    'newcomer in after ms at most': short(Math.max(...entries)),
    'connections lost': [...others, speaker].flatMap(({ gaps }) => gaps).length,
    'processes ended': cluster.processes.filter(({ hasEnded }) => hasEnded).length,
  };
  leave([speaker, ...others, ...newcomers]);
  return row;
}

/** Players who walk and write numbered comments, spread over all towns. */
async function startWriting(cluster: Cluster): Promise<{ players: ClusterPage[]; acts: NumberedActs }> {
  const players = await pagesOf(cluster, 'Writer', WRITERS);
  const [reader] = await pagesOf(cluster, 'Reader', 1);
  await enterAll(players, (index) => cluster.towns[index % cluster.towns.length]);
  for (const page of players) page.walk();
  const acts = new NumberedActs(
    players.map(({ caller }) => caller),
    reader?.username ?? '',
  );
  acts.start(20);
  await pass(PAUSE_MS);
  return { players, acts };
}

async function postgresTable(): Promise<Table> {
  const rows: Row[] = [];
  for (const awayMs of [3000, Math.max(3000, 30_000 * flags.size)]) {
    rows.push(await inWorld((cluster) => databaseOutage(cluster, awayMs), { postgres: ['fsync=on'] }));
  }
  return { name: 'cluster postgres', title: 'PostgreSQL is killed under load and starts again', rows };
}

async function databaseOutage(cluster: Cluster, awayMs: number): Promise<Row> {
  const { postgres } = cluster;
  const newcomers = await pagesOf(cluster, 'Newcomer', 6);
  const { players, acts } = await startWriting(cluster);
  await postgres.crash();
  const arrivals = newcomers.map((page) => page.enter());
  await pass(awayMs);
  await postgres.startAgain();
  const backMs = performance.now();
  const before = acts.acknowledged;
  await until(() => acts.acknowledged > before);
  const firstMs = performance.now() - backMs;
  await Promise.all(arrivals);
  const newcomersMs = performance.now() - backMs;
  await pass(PAUSE_MS);
  const counts = await acts.stop(cluster.databaseUrl);
  const row = {
    'away s': seconds(awayMs),
    'acknowledged acts': counts.acknowledged,
    lost: counts.lost,
    doubled: counts.doubled,
    'answered to try again': counts.statuses[503] ?? 0,
    'other failures': Object.entries(counts.statuses).reduce(
      (sum, [code, n]) => sum + (code === '200' || code === '503' ? 0 : n),
      0,
    ),
    'acts again after ms': short(firstMs),
    'newcomers in after ms': short(newcomersMs),
    'connections lost': players.flatMap(({ gaps }) => gaps).length,
    'processes ended': cluster.processes.filter(({ hasEnded }) => hasEnded).length,
  };
  leave([...players, ...newcomers]);
  return row;
}

async function rollTable(): Promise<Table> {
  const row = await inWorld(async (cluster) => {
    const { players, acts } = await startWriting(cluster);
    for (const one of cluster.processes) {
      await one.end('SIGTERM');
      await one.start();
    }
    const wanted = sized(ACTS);
    await until(() => acts.acknowledged >= wanted, 10 * BACK_LIMIT_MS);
    const counts = await acts.stop(cluster.databaseUrl);
    await Promise.all(players.map((page) => page.joined()));
    const gaps = sorted(players.flatMap((page) => page.gaps.map(({ lostMs, backMs }) => backMs - lostMs)));
    leave(players);
    return {
      'acknowledged acts': counts.acknowledged,
      lost: counts.lost,
      doubled: counts.doubled,
      'not acknowledged': Object.entries(counts.statuses).reduce((sum, [code, n]) => sum + (code === '200' ? 0 : n), 0),
      'longest time between two s': seconds(counts.longestGapMs),
      'connections moved': gaps.length,
      'without a connection s p50': seconds(quantile(gaps, 0.5)),
      'at most s': seconds(quantile(gaps, 1)),
    };
  });
  return { name: 'cluster roll', title: 'A new version goes through six processes', rows: [row] };
}

async function arrivalTable(): Promise<Table> {
  const row = await inWorld(async (cluster) => {
    const [left, ...others] = cluster.towns;
    if (left === undefined) throw new Error('there are no towns');
    const hosts = await pagesOf(cluster, 'Host', 20);
    const players = await pagesOf(cluster, 'Guest', sized(ARRIVALS));
    await enterAll(hosts, () => left);
    await enterAll(players, (index) => others[index % others.length]);
    const limit = CpuLimit.create(HALF_A_CORE);
    limit?.add([left.pid]);
    const talks = hosts.map(talk);
    await pass(PAUSE_MS);
    const endedMs = performance.now();
    await Promise.all(others.map((one) => one.end('SIGKILL')));
    await until(() => players.every(({ isIn, gaps }) => isIn && gaps.length > 0));
    const allMs = performance.now() - endedMs;
    const timesMs = sorted(talks.flatMap((stop) => stop()));
    const row = {
      'share of a core': limit === null ? 'no limit' : HALF_A_CORE,
      arrivals: players.length,
      'in after all': players.filter(({ isIn }) => isIn).length,
      'all after s': seconds(allMs),
      'cut again': players.filter(({ gaps }) => gaps.length > 1).length + hosts.flatMap(({ gaps }) => gaps).length,
      'chat ms p50': short(quantile(timesMs, 0.5)),
      'chat ms p99': short(quantile(timesMs, 0.99)),
    };
    leave([...hosts, ...players]);
    await left.end('SIGKILL');
    limit?.remove();
    return row;
  });
  return { name: 'cluster arrivals', title: 'Players of two processes arrive at the third', rows: [row] };
}
