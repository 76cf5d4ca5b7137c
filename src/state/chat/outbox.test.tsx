import { beforeEach, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import {
  holdLines,
  isOutboxFull,
  lineDelivered,
  lineSent,
  RESEND_MS,
  sendHeldLines,
  takeRefused,
  takeUnanswered,
  UNANSWERED_MAX,
} from './outbox.ts';

beforeEach(() => {
  takeUnanswered();
});

it('sends all lines that were not answered again, in order and not faster than the server takes them', () => {
  const time = replaceRuntime(runtime, { nowMs: 1_000_000 });
  const sent: string[] = [];
  for (const text of ['one', 'two', 'three', 'four']) lineSent(text);
  lineDelivered(null);
  expect(sendHeldLines((text) => sent.push(text))).toEqual([]);
  expect(sent).toEqual(['two']);
  time.advance(1000);
  expect(sent).toEqual(['two']);
  time.advance(1500);
  expect(sent).toEqual(['two', 'three', 'four']);
  for (let echo = 0; echo < 3; echo += 1) lineDelivered(null);
  sendHeldLines((text) => sent.push(text));
  expect(sent).toHaveLength(3);
});

it('stops when the connection is lost again, and goes on with the next one', () => {
  const time = replaceRuntime(runtime, { nowMs: 1_000_000 });
  const sent: string[] = [];
  for (const text of ['one', 'two', 'three']) lineSent(text);
  sendHeldLines((text) => sent.push(text));
  holdLines();
  time.advance(5000);
  expect(sent).toEqual(['one']);
  lineDelivered(null);
  sendHeldLines((text) => sent.push(text));
  time.advance(5000);
  expect(sent.slice(1)).toEqual(['two', 'three']);
});

it('sends a line without an answer again while the connection lasts, for a minute', () => {
  const time = replaceRuntime(runtime, { nowMs: 1_000_000 });
  const sent: [string, number][] = [];
  sendHeldLines((text, id) => sent.push([text, id]));
  const one = lineSent('one');
  time.advance(9999);
  expect(sent).toEqual([]);
  time.advance(1);
  expect(sent).toEqual([['one', one]]);
  lineDelivered(null);
  time.advance(60_000);
  expect(sent).toHaveLength(1);
  const two = lineSent('two');
  time.advance(180_000);
  expect(sent.slice(1)).toEqual(Array.from({ length: 5 }, () => ['two', two]));
});

it('gives lines back that waited for more than a minute', () => {
  const time = replaceRuntime(runtime, { nowMs: 1_000_000 });
  const sent: string[] = [];
  lineSent('early');
  time.advance(RESEND_MS + 1);
  lineSent('late');
  expect(sendHeldLines((text) => sent.push(text))).toEqual(['early']);
  expect(sent).toEqual(['late']);
  expect(takeUnanswered()).toEqual(['late']);
});

it('answers the line that an echo is of: a whisper by its listener, a public line by its address', () => {
  for (const text of ['Wren: psst', 'hello', 'odette: psst', 'later']) lineSent(text);
  lineDelivered(null);
  lineDelivered('Odette');
  expect(takeRefused()).toBe('later');
  expect(takeUnanswered()).toEqual(['Wren: psst']);
  expect(takeRefused()).toBeNull();
});

it('is full while ten lines have no answer', () => {
  for (let line = 0; line < UNANSWERED_MAX; line += 1) lineSent(`line ${line}`);
  expect(isOutboxFull()).toBe(true);
  lineDelivered(null);
  expect(isOutboxFull()).toBe(false);
});

it('sends a line again with its number, and numbers no two lines alike', () => {
  const time = replaceRuntime(runtime, { nowMs: 1_000_000 });
  const numbers = [lineSent('hello'), lineSent('hello')];
  const sent: number[] = [];
  sendHeldLines((_text, id) => sent.push(id));
  time.advance(5000);
  expect(sent).toEqual(numbers);
  expect(new Set(numbers).size).toBe(2);
});

it('keeps its lines over a reload', async () => {
  lineSent('hello');
  vi.resetModules();
  const reloaded = await import('./outbox.ts');
  expect(reloaded.takeUnanswered()).toEqual(['hello']);
});
