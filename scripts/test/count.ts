/** Reads the runners' JSON reports into one count, for the last line of `npm test`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A test file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown): Count {
  const { testResults } = report as VitestReport;
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

/** `file: test: first line of the error` of each failed test, and of each file that could not be loaded. */
export function failedVitest(report: unknown): string[] {
  return (report as VitestReport).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n')[0] ?? '';

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Tests that passed at their second attempt count as passed: `flakyTests` names them. Errors outside tests are failures. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

const specsOf = (suites: readonly PlaywrightSuite[]): (PlaywrightSuite['specs'][number] & { file: string })[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.map((spec) => ({ file, ...spec })),
    ...specsOf(inner),
  ]);

/** `file: title` of each browser test that failed first and passed at its second attempt. */
export function flakyTests(report: unknown): string[] {
  return specsOf((report as PlaywrightReport).suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
}

/** `file: title: first line of the error` of each failed browser test, and each error outside tests. */
export function failedPlaywright(report: unknown): string[] {
  const { suites, errors } = report as PlaywrightReport;
  const failed = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${file}: ${title}: ${firstLine(results?.at(-1)?.error?.message)}`),
  );
  return [...failed, ...errors.map(({ message }) => firstLine(message))];
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
