/** Marks of real processes: one that runs, is frozen, has ended, and one that has the number of an earlier one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasEnded, markOf, ownMark, type ProcessMark } from './process-mark.ts';

describe.runIf(process.platform === 'linux')('a marked process', () => {
  let child: ChildProcess;
  let mark: ProcessMark;

  beforeEach(() => {
    child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const found = markOf(child.pid ?? 0);
    if (found === null) throw new Error('the process has no mark');
    mark = found;
  });
  afterEach(() => {
    child.kill('SIGKILL');
  });

  it('has not ended while it runs or is frozen', () => {
    expect(hasEnded(mark)).toBe(false);
    child.kill('SIGSTOP');
    expect(hasEnded(mark)).toBe(false);
    expect(hasEnded(ownMark() as ProcessMark)).toBe(false);
  });

  it('has ended when it was killed', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(hasEnded(mark)).toBe(true);
    expect(markOf(child.pid ?? 0)).toBeNull();
  });

  it('has ended as long as its parent has not asked what became of it', async () => {
    // The child of this shell stays a zombie.
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(shell.stdout, 'data')) as [Buffer];
    const zombie = markOf(Number(line)) as ProcessMark;
    process.kill(zombie.pid, 'SIGKILL');
    await expect.poll(() => hasEnded(zombie)).toBe(true);
    shell.kill('SIGKILL');
  });

  it('has ended when another process has its number', () => {
    expect(hasEnded({ ...mark, began: '1' })).toBe(true);
  });

  it('may run where it cannot be seen: in other namespaces, on another machine, before its machine started again', () => {
    for (const change of [{ boot: 'another' }, { space: 'pid:[1] time:[1]' }]) {
      expect(hasEnded({ ...mark, ...change, pid: 2 ** 22 + 1 })).toBe(false);
    }
    expect(hasEnded({ ...mark, pid: 2 ** 22 + 1 })).toBe(true);
  });
});
