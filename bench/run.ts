/**
 * `npm run bench [name]`: measures the engine against other libraries in one run and writes the results to
 * `bench/results/`.
 *
 *   core     paths, also on maps of any size, points, headings, compositing and match-three, in Node
 *   core-proof  200,000 paths on generated maps compared with an exact reference, and broken maps
 *   browser  compositing, in Chromium
 *   server   a crowd of clients on the whole server, on both databases
 *   walkers  walkers in the town alone, without HTTP and database
 *   cluster  a world of several processes: its faults in full, and what players cost
 *   client   frames, memory and first walk of the product in Chromium
 *   social   lists of a popular player: calls and rendering
 *   store    queries and checkouts of a large store
 *   backup   backup and restore under load: rounds with a kill, and a large world
 *   forum    lists, searches and posts of a large forum
 *   economy  what new sources pay a player a day, on virtual days
 *   simulate simulated worlds: seeds with faults at all ports, and the faults of the product that they find
 *   first-start  the town and the wardrobe's previews without art in the cache, and all art
 *
 * Without a name all of them run, and a page with what each found is printed at the end. The options are documented in
 * bench/README.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../scripts/build/all.ts';
import { buildCore } from '../scripts/build/core.ts';
import { benchCompositing } from './browser/compositing.ts';
import { benchForumScroll } from './browser/forum-scroll.ts';
import { benchFirstPaint } from './browser/first-paint.ts';
import { benchFirstStart } from './browser/first-start.ts';
import { benchCore } from './core/core.ts';
import { proveCore } from './core/proof.ts';
import { benchClient } from './client/client.ts';
import { benchEconomy } from './economy/economy.ts';
import { judgeAims } from './lib/aims.ts';
import { compareWithBaseline, saveBaseline } from './lib/baseline.ts';
import { flags, benchNames } from './lib/flags.ts';
import { report } from './lib/report.ts';
import { benchBackup } from './server/backup.ts';
import { benchCluster } from './server/cluster.ts';
import { benchCrowd } from './server/crowd.ts';
import { benchForum } from './server/forum.ts';
import { benchSocial } from './server/social.ts';
import { benchStore } from './server/store.ts';
import { benchSimulate } from './simulate/simulate.ts';
import { benchWalkers } from './server/walkers.ts';
import { type BenchResult, summarisePage } from './lib/summary.ts';
import type { Table } from './lib/table.ts';

const BENCHES: Readonly<Record<string, () => Promise<Table[]>>> = {
  core: benchCore,
  'core-proof': proveCore,
  browser: benchCompositing,
  server: benchCrowd,
  walkers: benchWalkers,
  cluster: benchCluster,
  client: benchClient,
  social: async () => {
    await buildAll({ isTownArtOnly: true });
    return [...(await benchSocial()), await benchFirstPaint()];
  },
  store: benchStore,
  backup: benchBackup,
  forum: async () => {
    const tables = await benchForum();
    if (flags.on === 'postgres') return tables;
    await buildAll({ isTownArtOnly: true });
    return [...tables, await benchForumScroll()];
  },
  'forum-scroll': async () => {
    await buildAll({ isTownArtOnly: true });
    return [await benchForumScroll()];
  },
  economy: benchEconomy,
  simulate: benchSimulate,
  'first-start': async () => {
    await buildAll({ isTownArtOnly: true });
    return [await benchFirstStart()];
  },
};
/** Benches that measure only our own code. */
const WITHOUT_PEERS: ReadonlySet<string> = new Set([
  'server',
  'walkers',
  'cluster',
  'client',
  'social',
  'store',
  'backup',
  'forum',
  'forum-scroll',
  'first-start',
  'simulate',
  'economy',
  'core-proof',
]);
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The other libraries are no part of the product: they are installed at the first bench. */
function installPeers(): void {
  if (existsSync(`${HERE}node_modules/@napi-rs/canvas/package.json`)) return;
  console.log('Installing the libraries that are compared ...');
  execFileSync('npm', ['ci'], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

const names = Object.keys(BENCHES).join(', ');
if (flags.isHelp) {
  console.log(
    `npm run bench [names] [-- --best] [--baseline] [--size=0.1] [--maps=DIR] [--on=sqlite|postgres] [--against=COMMIT] [--peers] [--only=PART,PART] [--scenes=TEXT,TEXT] [--built] [--seeds=N] [--seed=S] [--faults] [--verbose]\nNames: ${names}.`,
  );
  process.exit(0);
}
const unknown = benchNames.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`Unknown bench ${unknown}. Known benches: ${names}.`);
  process.exit(1);
}

const chosen = Object.keys(BENCHES).filter((name) => benchNames.length === 0 || benchNames.includes(name));
if (chosen.some((name) => !WITHOUT_PEERS.has(name))) installPeers();
const { built, ms } = await buildCore();
if (built) console.log(`Built the core in ${ms} ms.`);
const results: BenchResult[] = [];
for (const [name, run] of Object.entries(BENCHES)) {
  if (!chosen.includes(name)) continue;
  console.log(`Measuring ${name} ...`);
  const startMs = performance.now();
  try {
    const tables = await run();
    const aims = flags.only === null ? judgeAims(name, tables) : null;
    if (aims !== null) tables.push(aims);
    console.log(`Written to ${report(name, tables)}`);
    const worse = compareWithBaseline(name, tables);
    for (const line of worse) console.log(`Worse than the baseline: ${line}`);
    if (flags.isBaseline) console.log(`Saved the baseline: ${saveBaseline(name, tables)}`);
    results.push({ name, ms: performance.now() - startMs, tables, worse, failure: null });
  } catch (error) {
    // The other benches of a long run are still measured.
    if (chosen.length === 1) throw error;
    console.error(error);
    const failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    results.push({ name, ms: performance.now() - startMs, tables: [], worse: [], failure });
    process.exitCode = 1;
  }
}
if (chosen.length > 1) console.log(`\n${summarisePage(results)}`);
