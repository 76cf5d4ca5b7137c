/** What was bought flies once the figure is drawn, and not before, at most two and a half seconds later. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { storeItem } from '../../../tests/support/samples/store-item.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { useArrivals } from './use-arrivals.ts';

const items = [storeItem('hat'), storeItem('coat', { category: 11 })];
let clock: ManualRuntime;
/** One for each flight, which ends when the test says so. */
let flights: EventTarget[];

beforeEach(() => {
  fillPageGaps();
  clock = replaceRuntime(runtime);
  flights = [];
  // Browsers have it, jsdom lacks it.
  HTMLElement.prototype.animate = () => {
    const flight = new EventTarget();
    flights.push(flight);
    return flight as Animation;
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const flying = () => document.querySelectorAll('.thanks-flying').length;
const pass = (ms: number): void => act(() => clock.advance(ms));
function open() {
  const stage = document.createElement('div');
  const tiles = document.createElement('ul');
  tiles.innerHTML = items.map(() => '<li><span class="pane"></span></li>').join('');
  document.body.append(stage, tiles);
  const places = { stage: { current: stage }, tiles: { current: tiles } };
  return renderHook(() => useArrivals(items, places)).result;
}

it('nothing flies onto a figure that is not drawn', () => {
  const opened = open();
  act(() => opened.current.onStatus('loading'));
  pass(2400);
  expect([flying(), opened.current.arrived]).toEqual([0, 0]);

  act(() => opened.current.onStatus('shown'));
  expect(flying()).toBe(0);
  pass(300);
  expect([flying(), opened.current.arrived]).toEqual([1, 0]);
  pass(260);
  expect(flying()).toBe(2);
  for (const flight of flights) act(() => void flight.dispatchEvent(new Event('finish')));
  expect([flying(), opened.current.arrived]).toEqual([0, 2]);
  // Drawn again with what has arrived.
  act(() => opened.current.onStatus('loading'));
  act(() => opened.current.onStatus('shown'));
  pass(5000);
  expect(flights).toHaveLength(2);
});

it.each(['failed', 'loading'] as const)('a figure that is %s is not waited for longer than 2.5 seconds', (status) => {
  const opened = open();
  act(() => opened.current.onStatus(status));
  pass(2500);
  pass(300);
  expect(flying()).toBeGreaterThan(0);
});
