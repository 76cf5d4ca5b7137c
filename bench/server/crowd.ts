/**
 * A crowd on the whole server: the production server in its own process, with its HTTP calls and its database, and
 * thousands of clients in another process that do what the product's client does. On SQLite, and on PostgreSQL if it is
 * installed. The figures are valid on an idle machine with two cores alone.
 */
import { findPostgres } from '../../src/server/testing/find-postgres.ts';
import { PrivatePostgres } from '../../src/server/testing/private-postgres.ts';
import { MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { type Build, buildAll } from '../client/builds.ts';
import { childrenCpuMs } from '../lib/children-cpu.ts';
import { flags } from '../lib/flags.ts';
import { type Groups, profileOf } from '../lib/process-profile.ts';
import { processCpuMs } from '../lib/process-usage.ts';
import { median } from '../lib/statistics.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import type { CrowdMessage } from './crowd-clients.ts';
import type { CrowdReport } from './crowd-report.ts';
import { benchAttacks, chosenAttacks } from './attacks.ts';
import { countOf, CrowdTown, type Scene } from './crowd-town.ts';
import { measurePeer, PEER } from './peer-crowd.ts';

/** Map pixels: the fountain, and how far a crowd around it reaches. */
const FOUNTAIN = { x: 2665, reach: 420 };

const EVERYWHERE = { left: 0, right: MAP_WIDTH_PX };
const SCENES: readonly Scene[] = [
  { name: 'all-over', clients: 2000, bounds: EVERYWHERE },
  { name: 'third', clients: 2000, bounds: { left: MAP_WIDTH_PX / 3, right: (2 * MAP_WIDTH_PX) / 3 } },
  {
    name: 'fountain',
    clients: 2000,
    bounds: { left: FOUNTAIN.x - FOUNTAIN.reach, right: FOUNTAIN.x + FOUNTAIN.reach },
  },
  { name: 'walks', clients: 2000, bounds: EVERYWHERE, isWalkingOnly: true },
  { name: 'all-over-4000', clients: 4000, bounds: EVERYWHERE },
  { name: 'plain', clients: 300, bounds: EVERYWHERE, isPlain: true },
];
const PHASES_MS = { warmUp: 8000, measured: 20_000, profiled: 5000 };
const ROUNDS = 3;

/** Parts of the server's work, by source file or by the name of a built-in function. */
const PARTS: Groups = [
  ['joins', /realtime\/lobby|channel\/(introductions|entrance)/],
  ['chat', /channel\/(chat|recent-chat)|rules\/text/],
  ['looks', /channel\/looks|domains\/(customization|inventory|avatars)/],
  ['walking', /realtime\/channel|shared\/(walks|realtime)|^wasm:|assembly/],
  [
    'sockets',
    /realtime\/wire|engine\.io|socket\.io|node_modules\/ws|^(writev?|writeBuffer|writeUtf8String)$|node:net|stream/,
  ],
  ['database', /\/db\/|kysely|node:sqlite|node_modules\/pg|^(all|run|get|exec)$/],
  ['HTTP', /fastify|find-my-way|node:_?http|domains|plugins|avvio|light-my-request|pino/],
  ['garbage', /garbage/],
];

export async function benchCrowd(): Promise<Table[]> {
  const builds = buildAll(flags.against);
  const scenes = SCENES.filter(({ name }) => flags.only?.includes(name) ?? true);
  const tables: Table[] = [];
  for (const scene of scenes) {
    const found = new Map<string, Row[]>();
    const rounds = flags.size < 1 ? 1 : ROUNDS;
    for (let round = 0; round < rounds; round++) {
      for (const database of databases()) {
        for (const build of builds) {
          const key = `${build.name}, ${database}`;
          console.log(`  ${scene.name}: ${key}, round ${round + 1} of ${rounds}`);
          found.set(key, [...(found.get(key) ?? []), await measureOn(database, build, scene)]);
        }
      }
      if (!flags.hasPeers || scene.isPlain === true) continue;
      console.log(`  ${scene.name}: ${PEER}, round ${round + 1} of ${rounds}`);
      found.set(PEER, [...(found.get(PEER) ?? []), await measurePeer(countOf(scene), PHASES_MS)]);
    }
    tables.push({ name: `crowd-${scene.name}`, title: `A crowd: ${scene.name}`, rows: turned(found) });
  }
  const [own] = builds;
  const attacks = chosenAttacks();
  if (own !== undefined && attacks.length > 0) tables.push(await benchAttacks(own, attacks));
  return tables;
}

type Database = 'SQLite' | 'PostgreSQL';

function databases(): Database[] {
  const found: Database[] = flags.on === 'postgres' ? [] : ['SQLite'];
  if (flags.on === 'sqlite') return found;
  if (findPostgres() !== null) found.push('PostgreSQL');
  else console.log('There is no PostgreSQL on this machine: measured on SQLite alone.');
  return found;
}

async function measureOn(database: Database, build: Build, scene: Scene): Promise<Row> {
  if (database === 'SQLite') return measure(build, scene, null);
  const binaries = findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is gone');
  const postgres = await PrivatePostgres.start(binaries, { settings: ['fsync=on'] });
  try {
    const url = await postgres.newDatabase();
    return await measure(build, scene, { url, cpuMs: () => childrenCpuMs(postgres.pid) });
  } finally {
    await postgres.stop();
  }
}

async function measure(
  build: Build,
  scene: Scene,
  postgres: { url: string; cpuMs: () => number } | null,
): Promise<Row> {
  const crowd = await CrowdTown.open(build, scene, postgres?.url ?? null);
  try {
    await pass(PHASES_MS.warmUp);
    crowd.measure();
    // A reading begins a new window of the delay.
    await loopDelayMs(crowd.server.url);
    const before = { own: processCpuMs(crowd.server.pid), database: postgres?.cpuMs() ?? 0 };
    await pass(PHASES_MS.measured);
    const used = processCpuMs(crowd.server.pid) - before.own;
    const databaseUsed = (postgres?.cpuMs() ?? 0) - before.database;
    const report = await crowd.report();
    const loop = await loopDelayMs(crowd.server.url);
    const parts = await profileOf(crowd.server.pid, PHASES_MS.profiled, PARTS);
    return rowOf({ joined: crowd.joined, report, used, databaseUsed, loop, parts, kb: crowd.connectionKb });
  } finally {
    await crowd.close();
  }
}

interface Found {
  joined: Extract<CrowdMessage, { type: 'joined' }>;
  report: CrowdReport;
  used: number;
  databaseUsed: number;
  loop: number;
  parts: Record<string, number>;
  kb: number;
}

function rowOf({ joined, report, used, databaseUsed, loop, parts, kb }: Found): Row {
  const { walks, chat, offPx, http, wallMs } = report;
  const native = (100 * used) / wallMs - Object.values(parts).reduce((sum, share) => sum + share, 0);
  const kinds = Object.entries(report.bytesByKind).map(([kind, bytes]) => [`KB/s ${kind}`, short(bytes / 1024)]);
  return {
    '% of a core': short((100 * used) / wallMs),
    'database %': short((100 * databaseUsed) / wallMs),
    'walks ms p50': short(walks.p50),
    'walks p99': short(walks.p99),
    'chat ms p50': short(chat.p50),
    'chat p99': short(chat.p99),
    'off px p50': short(offPx.p50),
    'off p99': short(offPx.p99),
    'KB/s a client': short(report.bytesPerClientS / 1024),
    ...(Object.fromEntries(kinds) as Row),
    'loop ms p99': short(loop),
    'KB a connection': short(kb),
    'join KB': short(joined.joinBytes / 1024),
    'all joined s': short(joined.joinMs / 1000),
    'HTTP ms p50': short(http.p50),
    'HTTP p99': short(http.p99),
    'HTTP failed': report.httpFailures,
    lost: report.lost,
    'clients’ own delay p99': short(report.ownDelayP99Ms),
    '% native': short(Math.max(0, native)),
    ...(Object.fromEntries(Object.entries(parts).map(([part, share]) => [`% ${part}`, short(share)])) as Row),
  };
}

/** One row for each figure that something has: the median of each build's rounds. */
function turned(found: ReadonlyMap<string, readonly Row[]>): Row[] {
  const names = new Set([...found.values()].flat().flatMap((row) => Object.keys(row)));
  return [...names].flatMap((figure) => {
    const medians = [...found].map(([build, rows]) => [build, medianOf(build, rows, figure)] as const);
    // Scenes without chat have no times of chat.
    if (medians.every(([, value]) => value === '' || Number.isNaN(value))) return [];
    return [{ figure, ...Object.fromEntries(medians) }];
  });
}

/** Empty for figures of what the peer does not do. */
function medianOf(build: string, rows: readonly Row[], figure: string): number | string {
  if (build === PEER && rows.every((row) => row[figure] === undefined)) return '';
  return median(rows.map((row) => Number(row[figure] ?? 0)));
}

/** p99 of the delay of the server's event loop, from its metrics. */
async function loopDelayMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
