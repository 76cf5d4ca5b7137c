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
const sounds: [string, SoundOptions][] = [];
let disconnect: () => void;

beforeEach(() => {
  fillPageGaps();
  time = replaceRuntime(runtime);
  woken = 0;
  sounds.length = 0;
  disconnect = connectSounds((...sound) => void sounds.push(sound));
  effects = createTownEffects({ wake: () => void (woken += 1), placeOf: () => ({ x: 700, y: 800 }) });
});
afterEach(() => {
  settings.motion = 'auto';
  effects.close();
  disconnect();
});

describe('the effects of a town', () => {
  it('run for their time and then request one more frame', () => {
    showEffect('rays', player);
    expect(woken).toBe(1);
    expect(effects.shown()).toEqual([{ kind: 'rays', player, startMs: 0 }]);
    expect([effects.step(2399), effects.shown().length]).toEqual([true, 1]);
    expect([effects.step(2400), effects.shown().length]).toEqual([true, 0]);
    expect(effects.step(2416)).toBe(false);
  });

  it('begin again for the same player', () => {
    showEffect('rays', player);
    time.advance(1000);
    showEffect('rays', player);
    expect(effects.shown()).toEqual([{ kind: 'rays', player, startMs: 1000 }]);
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
    expect(effects.shown()).toEqual([]);
    expect(woken).toBe(0);
    expect(sounds).toHaveLength(1);
  });
});
