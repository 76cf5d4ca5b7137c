import { describe, expect, it } from 'vitest';
import { NO_HAND, reduceHand } from './hand.ts';

const STEP_MS = 250;

/** At which seconds the hand appears to a player in `durationMs`. `placeAt`: where the player is. */
function shownAt(durationMs: number, placeAt: (ms: number) => { x: number; y: number }, isWanted = true): number[] {
  const seconds: number[] = [];
  let hand = NO_HAND;
  for (let nowMs = 0; nowMs <= durationMs; nowMs += STEP_MS) {
    const before = hand;
    hand = reduceHand(hand, { nowMs, at: placeAt(nowMs), isWanted });
    if (hand.isShown && !before.isShown) seconds.push(nowMs / 1000);
  }
  return seconds;
}

describe('the hand', () => {
  it('comes to a player without a step for 4 s, three times, 12 s apart', () => {
    expect(shownAt(120_000, () => ({ x: 0, y: 0 }))).toEqual([4, 16, 28]);
  });

  it('does not come to a player who walks, or without a target', () => {
    expect(shownAt(60_000, (ms) => ({ x: ms / 10, y: 0 }))).toEqual([]);
    expect(shownAt(60_000, () => ({ x: 0, y: 0 }), false)).toEqual([]);
  });

  it('waits again after a step, and is gone with it', () => {
    const place = (ms: number) => ({ x: ms >= 5000 ? 40 : 0, y: 0 });
    expect(shownAt(20_000, place)).toEqual([4, 16]);
    const shown = reduceHand(
      { ...NO_HAND, at: { x: 0, y: 0 }, isShown: true, shownMs: 0 },
      {
        nowMs: 100,
        at: { x: 9, y: 0 },
        isWanted: true,
      },
    );
    expect(shown.isShown).toBe(false);
  });
});
