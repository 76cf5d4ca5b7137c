import { beforeEach, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { dropEarlyLines, keepEarlyLine, takeEarlyLines } from './early-lines.ts';

beforeEach(dropEarlyLines);

it('gives the lines of a speaker once, in order, when the name has come', () => {
  keepEarlyLine(7, 'first');
  keepEarlyLine('p9', 'of somebody else');
  keepEarlyLine(7, 'second');
  expect(takeEarlyLines(() => false)).toEqual([]);
  expect(takeEarlyLines((id) => id === 7)).toEqual([
    [7, 'first'],
    [7, 'second'],
  ]);
  expect(takeEarlyLines(() => true)).toEqual([['p9', 'of somebody else']]);
  expect(takeEarlyLines(() => true)).toEqual([]);
});

it('drops lines after ten seconds, and keeps only the newest fifty', () => {
  const time = replaceRuntime(runtime, { nowMs: 0 });
  keepEarlyLine(7, 'too early');
  time.advance(10_001);
  expect(takeEarlyLines(() => true)).toEqual([]);
  for (let line = 0; line < 60; line += 1) keepEarlyLine(7, `line ${line}`);
  expect(takeEarlyLines(() => true).map(([, text]) => text)).toEqual(
    Array.from({ length: 50 }, (_, line) => `line ${line + 10}`),
  );
});
