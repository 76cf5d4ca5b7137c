import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countLine,
  countPlaywright,
  countRunner,
  countVitest,
  failedPlaywright,
  failedVitest,
  flakyTests,
  sumCounts,
} from './count.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'promenade-count-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test('counts tests, and a file that fails to load as one failure', () => {
  const report = { testResults: [vitestFile('failed', 'passed', 'failed', 'skipped', 'todo'), vitestFile('failed')] };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

test('counts browser tests that passed at their second attempt as passed, and errors outside tests as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: ['lost'] })).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test('names the browser tests that passed at their second attempt', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { file: 'chat.spec.ts', specs: [spec('whispers', 'flaky'), spec('bubbles', 'expected')] };
  const outer = { file: 'town.spec.ts', specs: [spec('walks', 'flaky'), spec('talks', 'unexpected')], suites: [inner] };
  expect(flakyTests({ suites: [outer] })).toEqual(['town.spec.ts: walks', 'chat.spec.ts: whispers']);
});

test('names the failed unit tests and the files that could not be loaded, with the first line of the error', () => {
  const failed = {
    status: 'failed',
    fullName: 'chat whispers',
    failureMessages: ['\u001b[31mAssertionError: 1\u001b[39m\nat'],
  };
  const passed = { status: 'passed', fullName: 'chat talks', failureMessages: [] };
  const name = path.resolve('src/chat.test.ts');
  const testResults = [
    { name, status: 'failed', message: '', assertionResults: [passed, failed] },
    {
      name: path.resolve('src/mail.test.ts'),
      status: 'failed',
      message: 'SyntaxError: lost\nat',
      assertionResults: [],
    },
    { name, status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedVitest({ testResults })).toEqual([
    'src/chat.test.ts: chat whispers: AssertionError: 1',
    'src/mail.test.ts: SyntaxError: lost',
  ]);
});

test('names the failed browser tests and the errors outside tests, with the first line of the error', () => {
  const results = [{ error: { message: 'first' } }, { error: { message: 'Error: no button\nat' } }];
  const specs = [
    { title: 'whispers', tests: [{ status: 'unexpected', results }] },
    { title: 'talks', tests: [{ status: 'flaky', results: [] }] },
  ];
  const suites = [{ file: 'chat.spec.ts', specs: [], suites: [{ file: 'chat.spec.ts', specs }] }];
  expect(failedPlaywright({ suites, errors: [{ message: 'port in use' }] })).toEqual([
    'chat.spec.ts: whispers: Error: no button',
    'port in use',
  ]);
});

test('counts a crashed runner as a failure, with or without a report', () => {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ testResults: [vitestFile('passed', 'passed')] }));
  expect(countRunner(report, 0, countVitest)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countRunner(report, 1, countVitest).failed).toBe(1);
  expect(countRunner(path.join(folder, 'none.json'), 0, countVitest).failed).toBe(1);
});

test('the last line', () => {
  const counts = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ];
  expect(countLine(sumCounts(counts))).toBe('7 passed, 1 failed');
  expect(countLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});
