/** Groups of calls: who is in one, how many run, and what becomes of each call. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.ts';

interface Call {
  owner: string;
  size?: number;
}

/** Runs end by hand, in the order of their begin. */
function gathered(maxRuns = 1) {
  const runs: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const gathering = new Gathering<Call, string>({
    run: async (group) => {
      runs.push(group.map(({ owner }) => owner));
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      return group.map(({ owner }) => `of ${owner}`);
    },
    ownerOf: ({ owner }) => owner,
    sizeOf: ({ size = 1 }) => size,
    maxSize: 3,
    maxRuns,
  });
  const add = (owner: string, size?: number) => gathering.add({ owner, ...(size !== undefined && { size }) });
  const end = async (error?: Error): Promise<void> => {
    const first = ends.shift();
    if (error) first?.reject(error);
    else first?.resolve();
    await nextTurn();
    await nextTurn();
  };
  return { runs, add, end };
}

describe('calls at the same time', () => {
  it('run together, and those that come during a run are the next group', async () => {
    const { runs, add, end } = gathered();
    const first = [add('a'), add('b')];
    await nextTurn();
    const second = [add('c'), add('d')];
    await nextTurn();
    expect(runs).toEqual([['a', 'b']]);
    await end();
    expect(await Promise.all(first)).toEqual(['of a', 'of b']);
    expect(runs).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await end();
    expect(await Promise.all(second)).toEqual(['of c', 'of d']);
  });

  it('of one owner never run together, in one group or in two', async () => {
    const { runs, add, end } = gathered(2);
    const calls = [add('a'), add('a'), add('b')];
    await nextTurn();
    calls.push(add('c'), add('a'));
    await nextTurn();
    expect(runs).toEqual([['a', 'b'], ['c']]);
    await end();
    expect(runs).toEqual([['a', 'b'], ['c'], ['a']]);
    await end();
    await end();
    await end();
    expect(await Promise.all(calls)).toEqual(['of a', 'of a', 'of b', 'of c', 'of a']);
  });

  it('are at most of the size of a group; a larger one runs alone', async () => {
    const { runs, add, end } = gathered();
    const calls = [add('a', 2), add('b', 5), add('c', 1), add('d', 1)];
    await nextTurn();
    await end();
    await end();
    await end();
    expect(runs).toEqual([['a', 'c'], ['b'], ['d']]);
    expect(await Promise.all(calls)).toHaveLength(4);
  });

  it('fail with their group, and later ones run', async () => {
    const { add, end } = gathered();
    const lost = Promise.allSettled([add('a'), add('b')]);
    await nextTurn();
    const later = add('a');
    await end(new Error('away'));
    await end();
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await later).toBe('of a');
  });
});
