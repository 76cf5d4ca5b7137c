/** Reads the runners' JSON reports into one count, for the last line of `npm test`. */
import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown): Count {
  const { testResults } = report as { testResults: { status: string; assertionResults: { status: string }[] }[] };
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed++;
      else if (status === 'failed') count.failed++;
      else count.skipped++;
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) count.failed++;
  }
  return count;
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** Tests that passed at their second attempt count as passed: `flakyTests` names them. Errors outside tests are failures. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** `file: title` of each browser test that failed first and passed at its second attempt. */
export function flakyTests(report: unknown): string[] {
  const flakyOf = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...suites.flatMap(flakyOf),
  ];
  return (report as PlaywrightReport).suites.flatMap(flakyOf);
}

/**
 * Count of a runner that wrote its report into `file` and ended with `code`. A runner that failed without a failed test
 * (it crashed, or wrote no report) counts as one failure.
 */
export function countRunner(file: string, code: number, read: (report: unknown) => Count): Count {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

export function sumCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `12 passed, 0 failed`, followed by `, 3 skipped` when tests were skipped. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
