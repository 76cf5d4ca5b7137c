/** Swaps reach the server once each and in order, also over a broken connection. */
import { describe, expect, it } from 'vitest';
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { createTurnQueue } from './turn-queue.ts';

/** A fake server: accepts swaps from an index on, as the server does, or gives the reply that the test sets. */
function otherEnd() {
  const taken: [number, number][] = [];
  const sent: { play: FlowPlay; result: FlowResult }[] = [];
  const answers: (FlowAnswer | null)[] = [];
  const retries: (() => void)[] = [];
  const apart: string[] = [];
  const queue = createTurnQueue({
    gameId: 'game',
    applied: 0,
    send(play, result) {
      sent.push({ play, result });
      const scripted = answers.shift();
      if (scripted !== undefined) return Promise.resolve(scripted);
      taken.push(...play.swaps.slice(taken.length - play.from));
      return Promise.resolve({ isApplied: true, applied: taken.length, score: result.score, highScore: 0 });
    },
    onTaken: () => {},
    onApart: (code) => void apart.push(code),
    after(_, task) {
      retries.push(task);
      return () => void retries.splice(retries.indexOf(task), 1);
    },
  });
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) queue.add({ swap: [at, at + 1], result: { score: at * 10, combo: 1 } });
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { queue, taken, sent, answers, retries, apart, add, settle };
}

describe('the queue of turns', () => {
  it('sends each swap once, in order, and batches queued ones', async () => {
    const { queue, taken, sent, add, settle } = otherEnd();
    add(0, 4);
    await settle();
    expect(taken).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(sent.map(({ play }) => [play.from, play.swaps.length])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect([queue.waiting, sent.at(-1)?.result.score]).toEqual([0, 30]);
  });

  it('resends unacknowledged swaps, and no swap twice', async () => {
    const { taken, answers, retries, add, settle, queue } = otherEnd();
    answers.push(null);
    add(0, 1);
    await settle();
    expect([taken.length, queue.waiting, retries.length]).toEqual([0, 1, 1]);
    add(1, 3);
    await settle();
    expect([taken.length, queue.waiting, retries.length]).toEqual([3, 0, 0]);
  });

  it('sends at most twenty swaps a message, and one by one after a rate limit', async () => {
    const { sent, answers, retries, add, settle } = otherEnd();
    answers.push(null);
    add(0, 30);
    await settle();
    answers.push({ isApplied: false, applied: 0, code: 'too-fast' });
    retries[0]?.();
    await settle();
    expect(sent.at(-1)?.play.swaps).toHaveLength(20);
    retries.at(-1)?.();
    await settle();
    expect(sent.slice(2).map(({ play }) => play.swaps.length)).toEqual([1, 20, 9]);
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
