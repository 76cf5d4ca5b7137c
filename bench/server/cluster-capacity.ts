/** Part of the cluster bench: processor time of walkers in one, two and three processes, of logins and of whispers to other processes. */
import { setTimeout as pass } from 'node:timers/promises';
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
    if (count > 1) rows.push(await whispering(cluster, count));
    return rows;
  } finally {
    await cluster.stop();
  }
}

async function enterOneByOne(pages: readonly ClusterPage[], towns: readonly ClusterProcess[]): Promise<void> {
  for (const [at, page] of pages.slice(0, LOGINS).entries()) await page.enterAt(towns[at % towns.length]);
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
  const after = read();
  return {
    town: after.town - before.town,
    api: after.api - before.api,
    redis: after.redis - before.redis,
    postgres: after.postgres - before.postgres,
  };
}

const row = (towns: number, what: string, usage: Usage, times: number): Row => ({
  'town processes': towns,
  of: what,
  'in the towns': short(usage.town / times),
  'in the API': short(usage.api / times),
  'in Redis': short(usage.redis / times),
  'in PostgreSQL': short(usage.postgres / times),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
