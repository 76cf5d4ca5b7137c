/** Recent chat for moderators: expiry, the limit of lines, redaction. */
import { expect, test } from 'vitest';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { RecentChat } from './recent-chat.ts';

const line = (text: string, at = 0) => ({ playerId: 'p', username: 'Ada', text, at });
const MINUTE_MS = 60_000;

test('a line is listed for 15 minutes', () => {
  const chat = new RecentChat();
  chat.add(line('first', 0));
  chat.add(line('second', MINUTE_MS));
  expect(chat.since(15 * MINUTE_MS - 1).map(({ text }) => text)).toEqual(['first', 'second']);
  expect(chat.since(15 * MINUTE_MS).map(({ text }) => text)).toEqual(['second']);
  expect(chat.since(16 * MINUTE_MS)).toEqual([]);
});

test('at most 100,000 lines are kept in memory; the oldest are dropped first', () => {
  const chat = new RecentChat();
  for (let count = 1; count <= 100_001; count++) chat.add(line(String(count)));
  const kept = chat.since(1);
  expect([kept.length, kept.at(0)?.text, kept.at(-1)?.text]).toEqual([50_000, '50002', '100001']);
});

test('a redacted line keeps its place; an unknown id is null', () => {
  const chat = new RecentChat();
  chat.add(line('rude'));
  const [{ id } = { id: '' }] = chat.since(0);
  expect(chat.redact(id)?.text).toBe('rude');
  expect(chat.since(0).map(({ text }) => text)).toEqual([REDACTION_MARKER]);
  expect(chat.redact('99')).toBeNull();
});

test('a line has another id than those of other processes', () => {
  const [ours, theirs] = [new RecentChat(), new RecentChat()];
  ours.add(line('fine'));
  theirs.add(line('rude'));
  expect(ours.redact(theirs.since(0)[0]?.id ?? '')).toBeNull();
  expect(ours.since(0).map(({ text }) => text)).toEqual(['fine']);
});
