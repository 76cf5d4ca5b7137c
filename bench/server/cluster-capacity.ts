/**
 * Part of the cluster bench: processor time of walkers in one, two and three processes, of logins, of calls, of players with many friends
 * who come online, and of whispers to other processes.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';
import { callWorld } from '../../src/server/testing/cluster-calls.ts';
import { Cluster, type ClusterProcess } from '../../src/server/testing/cluster.ts';
import type { ClusterPage } from '../../src/server/testing/cluster-page.ts';
import { Whispers } from '../../src/server/testing/whispers.ts';
import { childrenCpuMs } from '../lib/children-cpu.ts';
import { flags } from '../lib/flags.ts';
import { processCpuMs } from '../lib/process-usage.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import { pagesOf } from './cluster-pages.ts';

const WALKERS_PER_PROCESS = 100;
const LOGINS = 300;
/** Players who come online, each once: who is back within seconds is not announced. */
const COMING = 20;
const FRIENDS = 200;
const FRIENDS_ONLINE = 60;
/** What a page reads while it is open, and who reads at the same time. */
const CALLS = ['/session', '/friend/list?page=1&limit=50', '/mail?folder=inbox&page=1&limit=50', '/inventory', '/feed'];
const CALLERS = 10;
const CALLS_MS = 5000;
const MEASURED_MS = 15_000;
const SETTLE_MS = 3000;

export async function capacityTable(): Promise<Table> {
  const rows: Row[] = [];
  for (const towns of [1, 2, 3]) rows.push(...(await measure(towns)));
  return { name: 'cluster capacity', title: 'Processor time, ms', rows };
}

async function measure(count: number): Promise<Row[]> {
  const towns = ['town-1', 'town-2', 'town-3'].slice(0, count);
  const cluster = await Cluster.start({ names: [...towns, 'api-1', 'jobs-1'] });
  try {
    const walkers = await pagesOf(cluster, 'Walker', count * Math.max(6, Math.round(WALKERS_PER_PROCESS * flags.size)));
    const idle = await used(cluster, () => pass(MEASURED_MS / 3));
    const logins = await used(cluster, () => enterOneByOne(walkers, cluster.towns));
    const walking = await used(cluster, async () => {
      for (const page of walkers) page.walk();
      await pass(MEASURED_MS);
    });
    const rows: Row[] = [
      row(count, 'nobody is there, a second', idle, MEASURED_MS / 3000),
      row(count, 'a login', logins, walkers.length),
      row(count, 'a walker, a second', walking, (walkers.length * MEASURED_MS) / 1000),
    ];
    for (const page of walkers) page.leave();
    await pass(SETTLE_MS);
    rows.push(await calling(cluster, count, walkers.slice(0, CALLERS)));
    rows.push(...(await coming(cluster, count)));
    if (count > 1) rows.push(await whispering(cluster, count));
    return rows;
  } finally {
    await cluster.stop();
  }
}

async function enterOneByOne(pages: readonly ClusterPage[], towns: readonly ClusterProcess[]): Promise<void> {
  for (const [at, page] of pages.slice(0, LOGINS).entries()) await page.enterAt(towns[at % towns.length]);
}

/** Calls by the proxy, one after the other for each of the callers. */
async function calling(cluster: Cluster, count: number, pages: readonly ClusterPage[]): Promise<Row> {
  let calls = 0;
  const untilMs = performance.now() + CALLS_MS;
  const usage = await used(cluster, async () => {
    await Promise.all(
      pages.map(async ({ caller }) => {
        for (let at = 0; performance.now() < untilMs; at += 1) {
          const { status, text } = await callWorld(caller, 'GET', CALLS[at % CALLS.length] ?? '');
          if (status !== 200) throw new Error(`a call is answered ${status} ${text.slice(0, 80)}`);
          calls += 1;
        }
      }),
    );
  });
  return row(count, 'a call of a page', usage, calls);
}

/** Players with 200 friends of whom 60 are in the town, spread over all processes, and players without friends, in the same town. */
async function coming(cluster: Cluster, count: number): Promise<Row[]> {
  const friends = await pagesOf(cluster, 'Friend', FRIENDS);
  const popular = await pagesOf(cluster, 'Popular', COMING);
  const strangers = await pagesOf(cluster, 'Stranger', COMING);
  await befriend(cluster.databaseUrl);
  const online = friends.slice(0, FRIENDS_ONLINE);
  await enterOneByOne(online, cluster.towns);
  await pass(SETTLE_MS);
  const still = await used(cluster, () => pass(SETTLE_MS));
  const entering = async (pages: readonly ClusterPage[]): Promise<Usage> => {
    const usage = await used(cluster, async () => {
      await enterOneByOne(pages, cluster.towns);
      await pass(SETTLE_MS);
    });
    return without(usage, still);
  };
  const alone = await entering(strangers);
  const known = await entering(popular);
  for (const page of [...online, ...popular, ...strangers]) page.leave();
  await pass(SETTLE_MS);
  return [
    row(count, 'a login without friends, 60 are there', alone, COMING),
    row(count, 'a login with 200 friends, of whom 60 are there', known, COMING),
  ];
}

async function befriend(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into friendship ("playerId", "friendId", "createdAt")
     select pair.one, pair.other, $1 from (
       select star.id as one, friend.id as other from player star, player friend
       where star.username like 'Popular\\_%' and friend.username like 'Friend\\_%'
       union all
       select friend.id, star.id from player star, player friend
       where star.username like 'Popular\\_%' and friend.username like 'Friend\\_%'
     ) pair`,
    [Date.now()],
  );
  await client.end();
}

/** Each whispers to one in another process. Walking and talking cost little beside. */
async function whispering(cluster: Cluster, count: number): Promise<Row> {
  await pass(SETTLE_MS);
  const pages = await pagesOf(cluster, 'Whisperer', count * 10);
  await enterOneByOne(pages, cluster.towns);
  await pass(SETTLE_MS);
  const whispers = new Whispers(pages.map((page, at) => [page, pages[(at + 1) % pages.length] ?? page] as const));
  const usage = await used(cluster, async () => {
    whispers.start();
    await pass(MEASURED_MS);
    await whispers.stop();
  });
  const { arrived } = await whispers.stop();
  for (const page of pages) page.leave();
  return row(count, 'a whisper to another process, with 20 or 30 who are there', usage, arrived);
}

interface Usage {
  town: number;
  api: number;
  redis: number;
  postgres: number;
}

async function used(cluster: Cluster, work: () => Promise<unknown>): Promise<Usage> {
  const read = (): Usage => ({
    town: sum(cluster.towns.map(({ pid }) => processCpuMs(pid))),
    api: sum(cluster.processes.filter(({ role }) => role === 'api').map(({ pid }) => processCpuMs(pid))),
    redis: processCpuMs(cluster.redis.pid),
    postgres: childrenCpuMs(cluster.postgres.pid),
  });
  const before = read();
  await work();
  return without(read(), before);
}

const without = (usage: Usage, part: Usage): Usage => ({
  town: usage.town - part.town,
  api: usage.api - part.api,
  redis: usage.redis - part.redis,
  postgres: usage.postgres - part.postgres,
});

const row = (towns: number, what: string, usage: Usage, times: number): Row => ({
  'town processes': towns,
  of: what,
  'in the towns': short(usage.town / times),
  'in the API': short(usage.api / times),
  'in Redis': short(usage.redis / times),
  'in PostgreSQL': short(usage.postgres / times),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
