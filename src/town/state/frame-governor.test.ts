import { describe, expect, it } from 'vitest';
import {
  decideFrame,
  type Governor,
  type GovernorEvent,
  INITIAL_GOVERNOR,
  reduceGovernor,
  type Tick,
} from './frame-governor.ts';

const after = (...events: GovernorEvent[]): Governor => events.reduce(reduceGovernor, INITIAL_GOVERNOR);
const drawn: GovernorEvent = { type: 'drawn', nowMs: 1000, hasPictures: false };
const tick = (nowMs: number, change: Partial<Tick> = {}): Tick => ({
  nowMs,
  isGpuDone: true,
  costMs: 2,
  ambience: 'none',
  hasFullRate: true,
  ...change,
});

describe('the frame governor', () => {
  it('draws the first frame, then stops until something changes', () => {
    expect(decideFrame(INITIAL_GOVERNOR, tick(0))).toBe('draw');
    expect(decideFrame(after(drawn), tick(2000))).toBe('stop');
    expect(decideFrame(after(drawn, { type: 'woken' }), tick(1001))).toBe('draw');
  });

  it('waits for the GPU', () => {
    expect(decideFrame(INITIAL_GOVERNOR, tick(0, { isGpuDone: false }))).toBe('wait');
  });

  it('delays pictures that arrive one by one', () => {
    const state = after(drawn, { type: 'pictureArrived' });
    expect(decideFrame(state, tick(1079))).toBe('wait');
    expect(decideFrame(state, tick(1080))).toBe('draw');
    const more = after({ type: 'drawn', nowMs: 1000, hasPictures: true });
    expect(decideFrame(more, tick(1080))).toBe('draw');
  });

  it('draws ambient motion less often than walking', () => {
    expect(decideFrame(after(drawn), tick(1049, { ambience: 'inSight' }))).toBe('wait');
    expect(decideFrame(after(drawn), tick(1050, { ambience: 'inSight' }))).toBe('draw');
  });

  it('draws walking 30 times a second on slow devices', () => {
    const walking = after(drawn, { type: 'woken' });
    expect(decideFrame(walking, tick(1017, { hasFullRate: false }))).toBe('wait');
    expect(decideFrame(walking, tick(1033, { hasFullRate: false }))).toBe('draw');
  });

  it('draws nothing in a hidden tab, whatever changes, and one frame when it is visible again', () => {
    const hidden = after(drawn, { type: 'hidden' }, { type: 'woken' }, { type: 'pictureArrived' });
    expect(decideFrame(hidden, tick(9000, { ambience: 'inSight' }))).toBe('stop');
    const visible = after(drawn, { type: 'hidden' }, { type: 'visible' });
    expect(decideFrame(visible, tick(9000))).toBe('draw');
  });

  it('creates no state for events that change nothing', () => {
    const woken = after({ type: 'woken' });
    expect(reduceGovernor(woken, { type: 'woken' })).toBe(woken);
    const arrived = after({ type: 'pictureArrived' });
    expect(reduceGovernor(arrived, { type: 'pictureArrived' })).toBe(arrived);
  });
});
