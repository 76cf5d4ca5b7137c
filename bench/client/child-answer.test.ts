/** Answers of child processes: a message, an end before it, and none at all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { answerOf } from './child-answer.ts';

let child: ChildProcess | null = null;
afterEach(() => child?.kill('SIGKILL'));

const start = (code: string): ChildProcess => {
  child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return child;
};
const LIMIT_MS = 60_000;

it('passes on the next message', async () => {
  await expect(answerOf(start("process.send('ready')"), 'a start', LIMIT_MS)).resolves.toBe('ready');
});

it('says that the process has ended, before or after the question', async () => {
  const failing = start('process.exit(3)');
  await expect(answerOf(failing, 'a start', LIMIT_MS)).rejects.toThrow('a start: the process has ended (code 3)');
  await expect(answerOf(failing, 'another', LIMIT_MS)).rejects.toThrow('another: the process has ended (code 3)');
});

it('says that a process does not answer', async () => {
  const silent = start('setInterval(() => {}, 1000)');
  await once(silent, 'spawn');
  await expect(answerOf(silent, 'a start', 1)).rejects.toThrow('a start: no answer within 0.001 s');
});
