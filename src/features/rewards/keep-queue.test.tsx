/** The keeper of the cards' queue, without the cards. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { addReward, forgetRewards } from '../../state/rewards/rewards.ts';
import { keepQueue, type QueueKeeper } from './keep-queue.ts';

let time: ManualRuntime;
let keeper: QueueKeeper;

beforeEach(() => {
  time = replaceRuntime(runtime);
  keeper = keepQueue(() => undefined);
  keeper.open();
});
afterEach(() => {
  keeper.close();
  forgetRewards();
});

const shownKind = () => keeper.shown()?.content.kind;
const shownId = (): number => keeper.shown()?.id ?? 0;

it('a card that is gone does not hold the next one', () => {
  addReward({ kind: 'level', level: 3, coins: 500 });
  time.advance(900);
  addReward({ kind: 'friend', username: 'Juno', level: 4 });
  const gone = shownId();
  keeper.hold(gone, true);
  time.advance(60_000);
  expect(shownKind()).toBe('level');
  keeper.dismiss();
  expect(shownKind()).toBe('friend');
  // Chromium reports the loss of the focus when the pressed button is removed, which is after the next card was chosen.
  keeper.hold(gone, true);
  time.advance(5999);
  expect(shownKind()).toBe('friend');
  time.advance(1);
  expect(shownKind()).toBeUndefined();
});

it('a card waits for a player who moves the focus towards it', () => {
  addReward({ kind: 'level', level: 3, coins: 500 });
  time.advance(900);
  for (let step = 0; step < 8; step += 1) {
    time.advance(1900);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  }
  expect(shownKind()).toBe('level');
  time.advance(1999);
  expect(shownKind()).toBe('level');
  time.advance(1);
  expect(shownKind()).toBeUndefined();
});

it.each([
  ['is shown', 568, 'level'],
  ['waits where the message line is moved up', 150, undefined],
] as const)('on the narrowest phones, whose bar has no box, a card %s', (_what, lineTopPx, kind) => {
  const bar = document.createElement('div');
  bar.className = 'hud-bar';
  const line = document.createElement('div');
  line.className = 'composer';
  line.getBoundingClientRect = () => new DOMRect(0, lineTopPx, 304, 64);
  bar.append(line);
  document.body.append(bar);
  addReward({ kind: 'level', level: 3, coins: 500 });
  time.advance(900);
  bar.remove();
  expect(shownKind()).toBe(kind);
});
