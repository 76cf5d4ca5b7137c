/** Swaps reach the server once each and in order, at the pace of its credit, also over a broken connection. */
import { describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { growCredit, plausibleTurnMs, SPEED_CREDIT_MAX_MS, spendCredit } from '../../shared/rules/flow.ts';
import { createTurnQueue } from './turn-queue.ts';

const ROUNDS = 1;
const TURN_MS = plausibleTurnMs(ROUNDS);

/**
 * A fake server on a clock that the test moves: it credits time and accepts swaps from an index on, as the server does, or
 * gives the reply that the test sets.
 */
function otherEnd({ creditMs = SPEED_CREDIT_MAX_MS, kept = 0 } = {}) {
  const clock = replaceRuntime(runtime);
  const taken: [number, number][] = [];
  const sent: { play: FlowPlay; result: FlowResult }[] = [];
  const answers: (FlowAnswer | null)[] = [];
  const apart: string[] = [];
  const waiting: number[] = [];
  const credit = { ms: creditMs, at: 0 };
  const turn = (at: number) => ({
    swap: [at, at + 1] satisfies [number, number],
    result: { score: (at + 1) * 10, combo: 1 },
    rounds: ROUNDS,
  });
  const serve = (play: FlowPlay, result: FlowResult): FlowAnswer => {
    const fresh = play.swaps.slice(taken.length - play.from);
    const now = growCredit(credit.ms, runtime.monotonic() - credit.at);
    const leftMs = spendCredit(
      now,
      fresh.map(() => TURN_MS),
    );
    if (leftMs === null) return { isApplied: false, applied: taken.length, code: 'too-fast', creditMs: now };
    Object.assign(credit, { ms: leftMs, at: runtime.monotonic() });
    taken.push(...fresh);
    return { isApplied: true, applied: taken.length, score: result.score, highScore: 0, creditMs: leftMs };
  };
  const queue = createTurnQueue({
    gameId: 'game',
    applied: 0,
    creditMs,
    turns: Array.from({ length: kept }, (_, at) => turn(at)),
    clock: runtime,
    send(play, result) {
      sent.push({ play, result });
      const scripted = answers.shift();
      return Promise.resolve(scripted === undefined ? serve(play, result) : scripted);
    },
    onTaken: () => {},
    onChange: () => void waiting.push(queue.turns.length),
    onSilence: () => {},
    onApart: (code) => void apart.push(code),
  });
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) queue.add(turn(at));
  };
  const settle = async () => {
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  };
  const wait = async (ms: number) => {
    for (let step = 0; step < ms; step += 10) {
      clock.advance(10);
      await settle();
    }
  };
  return { queue, taken, sent, answers, apart, waiting, add, settle, wait };
}

const swaps = (count: number) => Array.from({ length: count }, (_, at) => [at, at + 1]);

describe('the queue of turns', () => {
  it('sends each swap once, in order, and batches queued ones', async () => {
    const { queue, taken, sent, add, settle } = otherEnd();
    add(0, 4);
    await settle();
    expect(taken).toEqual(swaps(4));
    expect(sent.map(({ play }) => [play.from, play.swaps.length])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect([queue.turns.length, sent.at(-1)?.result.score]).toEqual([0, 40]);
  });

  it('resends unacknowledged swaps, and no swap twice', async () => {
    const { queue, taken, answers, add, wait, settle } = otherEnd();
    answers.push(null);
    add(0, 3);
    await settle();
    expect([taken.length, queue.turns.length]).toEqual([0, 3]);
    await wait(1000);
    expect([taken, queue.turns.length]).toEqual([swaps(3), 0]);
  });

  it('counts a swap once whose acknowledgement was lost', async () => {
    const { queue, taken, answers, add, settle } = otherEnd();
    taken.push([0, 1]);
    answers.push(null);
    add(0, 2);
    await settle();
    queue.retry();
    await settle();
    expect([taken, queue.turns.length, queue.applied]).toEqual([swaps(2), 0, 2]);
  });

  it('sends no more than the credit allows, and drains one by one without a refusal', async () => {
    const { queue, sent, waiting, settle, wait } = otherEnd({ creditMs: TURN_MS, kept: 5 });
    queue.go();
    await settle();
    expect(sent.map(({ play }) => play.swaps.length)).toEqual([2]);
    await wait(3 * TURN_MS + 50);
    expect(sent.map(({ play }) => play.swaps.length)).toEqual([2, 1, 1, 1]);
    expect(waiting).toEqual([3, 2, 1, 0]);
  });

  it('waits as long as the server says when a swap came too early', async () => {
    const { queue, sent, taken, answers, add, settle, wait } = otherEnd();
    answers.push({ isApplied: false, applied: 0, code: 'too-fast', creditMs: -700 });
    add(0, 1);
    await settle();
    await wait(690);
    expect([sent.length, taken.length]).toEqual([1, 0]);
    await wait(20);
    expect([sent.length, taken.length, queue.turns.length]).toEqual([2, 1, 0]);
  });

  it('sends nothing while it is held', async () => {
    const { queue, sent, add, wait } = otherEnd();
    queue.hold();
    add(0, 2);
    await wait(2000);
    expect(sent).toHaveLength(0);
    queue.go();
    expect(sent).toHaveLength(1);
  });

  it('reports a diverged game, and stops', async () => {
    const { sent, answers, apart, add, settle } = otherEnd();
    answers.push({ isApplied: false, applied: 7, code: 'forged' });
    add(0, 1);
    await settle();
    add(1, 2);
    await settle();
    expect([apart, sent.length]).toEqual([['forged'], 1]);
  });
});
