/**
 * `npm test [-- unit|e2e|tour]`: builds core and client when they are out of date, then runs the unit and server tests, then
 * the browser tests. `tour` looks at every screen and takes minutes, so it runs only when it is asked for. The last line is
 * `N passed, N failed` over all runners. Tests of a missing service are skipped; with CI set, a missing service fails the
 * run.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { buildCode } from './build/all.ts';
import { buildTestServers } from './build/test-servers.ts';
import { fromRoot } from './process/root.ts';
import { packageCommand, runNode } from './process/run.ts';
import { ensureBrowser, findTestBrowser } from './test/browser.ts';
import {
  type Count,
  countLine,
  countPlaywright,
  countRunner,
  countVitest,
  failedPlaywright,
  failedVitest,
  flakyTests,
  sumCounts,
} from './test/count.ts';
import { flakyLine } from './test/flaky-reporter.ts';
import { memoryFolder } from './test/memory-folder.ts';
import { isCi, missingServices } from './test/services.ts';

const wanted = process.argv[2];
const isTour = wanted === 'tour';
const reports = fromRoot('.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Every test file runs in a process of its own, and many start servers: all share one cache of compiled code.
process.env.NODE_COMPILE_CACHE = fromRoot('.cache/code');
const memory = memoryFolder();
if (memory !== null) {
  process.env.TMPDIR = memory;
  process.once('exit', () => rmSync(memory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
const failure: Count = { passed: 0, failed: 1, skipped: 0 };
const counts: Count[] = [];
/** A line for each failed test. They are shown last: the output before them has tens of thousands of lines. */
const failed: string[] = [];

for (const line of missingServices()) {
  console.log(isCi() ? `${line}: a failure here.` : `${line}: its tests are skipped.`);
  if (isCi()) counts.push(failure);
}

async function runUnitTests(): Promise<Count> {
  const report = `${reports}/vitest.json`;
  const args = [
    'run',
    '--reporter=default',
    '--reporter=./scripts/test/flaky-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await runNode(packageCommand('vitest', ...args), { isShown: true });
  if (existsSync(report)) failed.push(...failedVitest(JSON.parse(readFileSync(report, 'utf8'))));
  return countRunner(report, code, countVitest);
}

async function runBrowserTests(): Promise<Count> {
  const missing = await ensureBrowser(findTestBrowser);
  if (missing) {
    console.log(missing);
    return failure;
  }
  const report = `${reports}/playwright.json`;
  const { code } = await runNode(
    packageCommand('playwright', 'test', '--reporter=list,json', ...(isTour ? ['tour.spec'] : [])),
    {
      isShown: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isTour ? { TOUR: 'on' } : {}) },
    },
  );
  if (existsSync(report)) {
    const written: unknown = JSON.parse(readFileSync(report, 'utf8'));
    for (const name of flakyTests(written)) console.log(flakyLine(name));
    failed.push(...failedPlaywright(written));
  }
  return countRunner(report, code, countPlaywright);
}

try {
  // Art is not built: the servers of the browser tests render it on demand.
  await buildCode();
  process.env.TEST_SERVERS = await buildTestServers();
  if (wanted !== 'e2e' && !isTour) counts.push(await runUnitTests());
  if (wanted !== 'unit') counts.push(await runBrowserTests());
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  counts.push(failure);
}
const total = sumCounts(counts);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
for (const line of failed) console.log(`Failed: ${line}`);
console.log(`\n${countLine(total)}`);
