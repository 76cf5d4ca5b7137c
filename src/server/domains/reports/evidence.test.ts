/** The lines around a reported line of chat. */
import { expect, test } from 'vitest';
import type { Executor } from '../../db/database.ts';
import type { ChatLine } from '../../ports.ts';
import { collectEvidence } from './evidence.ts';

const line = (text: string, channel?: number): ChatLine => ({
  id: text,
  playerId: 'Ada',
  username: 'Ada',
  text,
  at: 0,
  ...(channel !== undefined && { channel }),
});

async function evidenceOf(lines: readonly ChatLine[], text: string): Promise<string[]> {
  const unused = { db: undefined as unknown as Executor, proofs: { check: () => null } };
  const town = { recentChat: () => Promise.resolve(lines) };
  const parties = { reporterId: 'Ben', targetId: 'Ada' };
  const { evidence } = await collectEvidence({ ...unused, town }, parties, { kind: 'chat', line: text });
  return evidence.lines.map((one) => `${one.text}${one.isReported ? ' (reported)' : ''}`);
}

test('are those of its channel, at most ten before and five after', async () => {
  const others = Array.from({ length: 30 }, (_, index) => line(`elsewhere ${index}`, 2));
  const own = Array.from({ length: 12 }, (_, index) => line(`before ${index}`, 1));
  const later = Array.from({ length: 7 }, (_, index) => line(`after ${index}`, 1));
  const around = await evidenceOf([...own, ...others, line('rude', 1), ...others, ...later], 'rude');
  const before = own.slice(2).map(({ text }) => text);
  const after = later.slice(0, 5).map(({ text }) => text);
  expect(around).toEqual([...before, 'rude (reported)', ...after]);
});

test('are those of its location, which has a channel of the same number as another one', async () => {
  const inside = { ...line('rude', 1), location: 'room' };
  const outside = { ...line('nice', 1), location: 'bay' };
  expect(await evidenceOf([outside, inside, outside], 'rude')).toEqual(['rude (reported)']);
});

test('are all, for a line of a process that does not know its channel', async () => {
  const lines = [line('one', 1), line('two', 2), line('rude')];
  expect(await evidenceOf(lines, 'rude')).toEqual(['one', 'two', 'rude (reported)']);
  expect(await evidenceOf([line('old'), line('two', 2), line('rude', 1)], 'rude')).toEqual(['old', 'rude (reported)']);
});
