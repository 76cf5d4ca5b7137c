/** Effects that run: they begin with the state of rewards, end by themselves, and are left out with reduced motion. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { showEffect } from '../../state/rewards/rewards.ts';
import { settings } from '../../state/settings/settings.ts';
import { connectSounds, type SoundOptions } from '../../state/settings/sounds.ts';
import { createTownEffects, type TownEffects } from './effects.ts';

const { player } = figureOf('wren', 700, 800);
let time: ManualRuntime;
let effects: TownEffects;
let woken = 0;
let hasLook = true;
const sounds: [string, SoundOptions][] = [];
let disconnect: () => void;

beforeEach(() => {
  fillPageGaps();
  time = replaceRuntime(runtime);
  woken = 0;
  sounds.length = 0;
  disconnect = connectSounds((...sound) => void sounds.push(sound));
  hasLook = true;
  effects = createTownEffects({
    wake: () => void (woken += 1),
    placeOf: () => ({ x: 700, y: 800 }),
    hasLook: () => hasLook,
  });
});
afterEach(() => {
  settings.motion = 'auto';
  effects.close();
  disconnect();
});

describe('the effects of a town', () => {
  /** Frames at each of the times. Returns the effects of the last one. */
  const draw = (...timesMs: number[]) => timesMs.map((nowMs) => (effects.step(nowMs), effects.shown(nowMs))).at(-1);
  const every = (stepMs: number, fromMs: number, toMs: number): number[] =>
    Array.from({ length: Math.floor((toMs - fromMs) / stepMs) + 1 }, (_, at) => fromMs + at * stepMs);

  it('run for their time and then request one more frame', () => {
    showEffect('rays', player);
    expect(woken).toBe(1);
    expect(draw(0)).toMatchObject([{ kind: 'rays', player, startMs: 0 }]);
    expect(draw(...every(100, 0, 2300), 2399)).toHaveLength(1);
    expect([effects.step(2400), effects.shown(2400).length]).toEqual([true, 0]);
    expect(effects.step(2416)).toBe(false);
  });

  it('begin again for the same player', () => {
    showEffect('rays', player);
    time.advance(1000);
    showEffect('rays', player);
    expect(draw(1000)).toMatchObject([{ kind: 'rays', player, startMs: 1000 }]);
  });

  it('go on where they were when a device has drawn nothing for a while, unless it was long', () => {
    showEffect('sparkles', player);
    expect(draw(0, 100)).toMatchObject([{ startMs: 0 }]);
    expect(draw(2100)).toMatchObject([{ startMs: 1880 }]);
    expect(draw(...every(100, 2100, 2700), 2779)).toHaveLength(1);
    expect(draw(2780)).toHaveLength(0);
    showEffect('sparkles', player);
    expect(draw(3000, 9000)).toHaveLength(0);
  });

  it('let a figure turn in its new look, which is waited for', () => {
    hasLook = false;
    for (const waitMs of [700, 5000]) {
      showEffect('sparkles', player);
      const fromMs = runtime.monotonic();
      expect(draw(fromMs, fromMs + Math.min(waitMs, 2999))).toEqual([]);
      expect(effects.step(fromMs + Math.min(waitMs, 2999))).toBe(true);
      hasLook = waitMs < 3000;
      const startMs = fromMs + Math.min(waitMs, 3000) + 1;
      expect(draw(startMs)).toMatchObject([{ kind: 'sparkles', startMs }]);
      expect(draw(...every(100, startMs, startMs + 1000))).toEqual([]);
      time.advance(10_000);
      hasLook = false;
    }
    // A page that was hidden until now shows no old news.
    showEffect('sparkles', player);
    expect(draw(runtime.monotonic() + 5000)).toEqual([]);
  });

  it('let the fanfare of another player be heard from where that player is', () => {
    showEffect('rays', player);
    expect(sounds).toEqual([]);
    time.advance(300);
    expect(sounds).toEqual([['level-up-near', { at: { x: 700, y: 800 } }]]);
  });

  it('are not drawn with reduced motion, but heard', () => {
    settings.motion = 'reduced';
    showEffect('rays', player);
    time.advance(300);
    expect(draw(0)).toEqual([]);
    expect(woken).toBe(0);
    expect(sounds).toHaveLength(1);
  });
});
