import { beforeEach, describe, expect, it } from 'vitest';
import { HandClock } from './hand-clock-fixture.ts';
import { createMoveSender, type Move } from './move-sender.ts';

describe('createMoveSender', () => {
  let clock: HandClock;
  let sent: { atMs: number; move: Move }[];
  let sender: ReturnType<typeof createMoveSender>;
  beforeEach(() => {
    clock = new HandClock();
    sent = [];
    sender = createMoveSender((move) => sent.push({ atMs: clock.now(), move }), clock);
  });

  it('sends at most every 175 ms while walking', () => {
    for (let frame = 0; frame <= 60; frame++) {
      sender.report({ x: frame * 3, y: 0, view: 4 });
      clock.advance(16);
    }
    const gaps = sent.slice(1).map((entry, index) => entry.atMs - (sent[index]?.atMs ?? 0));
    expect(sent.length).toBeGreaterThan(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(175);
  });

  it('sends where a walk ended, with nothing further reported', () => {
    sender.report({ x: 0, y: 0, view: 4 });
    clock.advance(50);
    sender.report({ x: 10, y: 0, view: 4 });
    sender.report({ x: 12.345, y: 7.77, view: 0 });
    clock.advance(200);
    expect(sent.map((entry) => entry.move)).toEqual([
      { x: 0, y: 0, view: 4 },
      { x: 12.3, y: 7.8, view: 0 },
    ]);
    expect(sent[1]?.atMs).toBe(175);
  });

  it('says nothing about a place the server knows, until the forced interval', () => {
    sender.report({ x: 5, y: 5, view: 0 });
    sender.report({ x: 5, y: 5, view: 0 });
    clock.advance(2999);
    expect(sent.length).toBe(1);
    clock.advance(1);
    expect(sent.length).toBe(2);
    clock.advance(6000);
    expect(sent.length).toBe(4);
  });

  it('takes a new forced interval at once', () => {
    sender.report({ x: 5, y: 5, view: 0 });
    sender.setForcedInterval(5000);
    clock.advance(4999);
    expect(sent.length).toBe(1);
    clock.advance(1);
    expect(sent.length).toBe(2);
  });

  it('forgets a position that the server overruled', () => {
    sender.report({ x: 0, y: 0, view: 0 });
    sender.report({ x: 400, y: 0, view: 0 });
    sender.acknowledge({ x: 1, y: 1, view: 0 });
    clock.advance(1000);
    expect(sent.map((entry) => entry.move.x)).toEqual([0]);
  });

  it('leaves no timer behind when closed', () => {
    sender.report({ x: 0, y: 0, view: 0 });
    sender.report({ x: 1, y: 0, view: 0 });
    sender.close();
    expect(clock.pending).toBe(0);
  });
});
