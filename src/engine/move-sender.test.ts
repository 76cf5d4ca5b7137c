/** When positions are sent. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { createMoveSender, type Move } from './move-sender.ts';

describe('createMoveSender', () => {
  let time: ManualRuntime;
  let sent: { atMs: number; move: Move }[];
  let sender: ReturnType<typeof createMoveSender>;
  beforeEach(() => {
    time = replaceRuntime(runtime);
    sent = [];
    sender = createMoveSender((move) => sent.push({ atMs: runtime.monotonic(), move }));
  });

  it('sends at most every 175 ms while walking', () => {
    for (let frame = 0; frame <= 60; frame++) {
      sender.report({ x: frame * 3, y: 0, view: 4 });
      time.advance(16);
    }
    const gaps = sent.slice(1).map((entry, index) => entry.atMs - (sent[index]?.atMs ?? 0));
    expect(sent.length).toBeGreaterThan(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(175);
  });

  it('sends the end of a walk without further reports', () => {
    sender.report({ x: 0, y: 0, view: 4 });
    time.advance(50);
    sender.report({ x: 10, y: 0, view: 4 });
    sender.report({ x: 12.345, y: 7.77, view: 0 });
    time.advance(200);
    expect(sent.map((entry) => entry.move)).toEqual([
      { x: 0, y: 0, view: 4 },
      { x: 12.3, y: 7.8, view: 0 },
    ]);
    expect(sent[1]?.atMs).toBe(175);
  });

  it('does not repeat an unchanged position before the forced interval', () => {
    sender.report({ x: 5, y: 5, view: 0 });
    sender.report({ x: 5, y: 5, view: 0 });
    time.advance(2999);
    expect(sent.length).toBe(1);
    time.advance(1);
    expect(sent.length).toBe(2);
    time.advance(6000);
    expect(sent.length).toBe(4);
  });

  it('applies a new forced interval at once', () => {
    sender.report({ x: 5, y: 5, view: 0 });
    sender.setForcedInterval(5000);
    time.advance(4999);
    expect(sent.length).toBe(1);
    time.advance(1);
    expect(sent.length).toBe(2);
  });

  it('drops a pending position that the server overruled', () => {
    sender.report({ x: 0, y: 0, view: 0 });
    sender.report({ x: 400, y: 0, view: 0 });
    sender.acknowledge({ x: 1, y: 1, view: 0 });
    time.advance(1000);
    expect(sent.map((entry) => entry.move.x)).toEqual([0]);
  });

  it('sends neither a pending nor a forced position while it is suspended', () => {
    sender.report({ x: 5, y: 5, view: 0 });
    sender.report({ x: 9, y: 5, view: 0 });
    sender.suspend();
    time.advance(10_000);
    expect(sent.length).toBe(1);
    sender.acknowledge({ x: 6, y: 5, view: 0 });
    time.advance(3000);
    expect(sent.at(-1)?.move).toEqual({ x: 6, y: 5, view: 0 });
  });

  it('leaves no timers after it is closed', () => {
    sender.report({ x: 0, y: 0, view: 0 });
    sender.report({ x: 1, y: 0, view: 0 });
    sender.close();
    expect(time.pendingTimers()).toBe(0);
  });
});
