import { describe, expect, it } from 'vitest';
import { NO_VISIT, reduceVisit, type Visit, type VisitEvent } from './visit.ts';

const after = (...events: VisitEvent[]): Visit => events.reduce(reduceVisit, NO_VISIT);
const chosen: VisitEvent = { type: 'chosen', door: 'store' };
const planned = (status: 'unreachable' | 'failed' | 'moved'): VisitEvent => ({
  type: 'planned',
  id: 1,
  plan: { status },
});
const at = (distancePx: number, isMoving = false): VisitEvent => ({ type: 'at', distancePx, isMoving });
const HERE = { x: 0, y: 0, view: 0 };

describe('a visit to a door', () => {
  it('enters on arrival, once, and not while the player walks past', () => {
    const walking = after(chosen, at(900, true), at(2, true), at(9));
    expect(walking).toEqual({ to: 'store', entered: 0, last: null });
    const arrived = reduceVisit(walking, at(2));
    expect(arrived).toEqual({ to: null, entered: 1, last: 'store' });
    expect(reduceVisit(arrived, at(2))).toBe(arrived);
  });

  it('enters at once when the door is chosen again, and walks to another one instead', () => {
    expect(after(chosen, chosen)).toEqual({ to: null, entered: 1, last: 'store' });
    expect(after(chosen, { type: 'chosen', door: 'mail' })).toEqual({ to: 'mail', entered: 0, last: null });
  });

  it.each<[string, VisitEvent]>([
    ['a click on the ground', { type: 'clicked', goal: HERE }],
    ['a key', { type: 'steered' }],
    ['a put-back', { type: 'putBack', placement: HERE }],
    ['a lost connection', { type: 'left', position: HERE, destination: null }],
    ['a new entrance', { type: 'entered', placement: HERE }],
    ['a click on somebody, or a dialog', { type: 'forgotten' }],
    ['a door that cannot be reached', planned('unreachable')],
    ['a failed search', planned('failed')],
  ])('is forgotten after %s', (_, event) => {
    expect(after(chosen, event, at(0))).toEqual({ to: null, entered: 0, last: null });
  });

  it('goes on while the path is searched again', () => {
    expect(after(chosen, planned('moved')).to).toBe('store');
  });
});
