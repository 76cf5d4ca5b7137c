import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('runs so many tasks at a time, in the order of the calls, also after one has failed', async () => {
  const turns = takeTurns(2);
  const running: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const begin = (name: string): Promise<string> =>
    turns(() => {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      running.push(name);
      return end.promise;
    });
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(begin);
  expect(running).toEqual(['a', 'b']);
  ends.get('b')?.reject(new Error('failed'));
  await expect(second).rejects.toThrow('failed');
  await expect.poll(() => running).toEqual(['a', 'b', 'c']);
  ends.get('c')?.resolve('c');
  expect(await third).toBe('c');
  await expect.poll(() => running).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'd']) ends.get(name)?.resolve(name);
  expect([await first, await fourth]).toEqual(['a', 'd']);
});
