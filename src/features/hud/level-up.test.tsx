/** Feedback on a new level in the player card. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { settings } from '../../state/settings/settings.ts';
import { setHonor } from '../../state/shopping/purse.ts';
import { PlayerCard } from './player-card.tsx';

const oscillators: unknown[] = [];
class Node {
  addEventListener = vi.fn();
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (next: unknown) => next;
  start = vi.fn();
  stop = vi.fn();
}
class Oscillator extends Node {
  constructor() {
    super();
    oscillators.push(this);
  }
}

let time: ManualRuntime;
const later = (ms: number): void => act(() => time.advance(ms));
/** Stores notify their listeners in a microtask. */
const earn = (honor: number): Promise<void> =>
  act(async () => {
    setHonor(honor);
    await Promise.resolve();
  });
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const isPopping = () => screen.getByText(/^Lv/).hasAttribute('data-pop');
const reduceMotion = (matches: boolean): void => {
  const query = { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
};

beforeEach(() => {
  fillPageGaps();
  time = replaceRuntime(runtime);
  oscillators.length = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      close = () => Promise.resolve();
    },
  );
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }));
  Object.assign(settings, { radioVolume: 0.2, isPlayingRadio: true, isFlowSoundOn: false });
  reduceMotion(false);
  signInAs(userNamed('me', { honor: 290 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a new level', () => {
  it('fills the bar, pops the new number, plays a chime and is announced, then rests', async () => {
    render(<PlayerCard />);
    expect(screen.getByText('Lv 2')).toBeTruthy();
    await earn(310);
    expect(screen.getByText('Lv 2')).toBeTruthy();
    expect(percent()).toBe('100');
    expect(oscillators).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('You reached level 3.');
    later(500);
    expect(screen.getByText('Lv 3')).toBeTruthy();
    expect(percent()).toBe('10');
    expect(isPopping()).toBe(true);
    later(900);
    expect(isPopping()).toBe(false);
    expect(oscillators).toHaveLength(2);
  });

  it('is shown at once with reduced motion', async () => {
    reduceMotion(true);
    render(<PlayerCard />);
    await earn(310);
    expect(screen.getByText('Lv 3')).toBeTruthy();
    expect(percent()).toBe('10');
  });

  it('is silent when the player has turned all sounds off', async () => {
    Object.assign(settings, { isPlayingRadio: false });
    render(<PlayerCard />);
    await earn(310);
    expect(oscillators).toHaveLength(0);
  });

  it('is not celebrated for honor within a level, less honor, or another player', async () => {
    render(<PlayerCard />);
    await earn(299);
    await earn(150);
    await act(async () => {
      signInAs(userNamed('other', { honor: 900 }));
      await Promise.resolve();
    });
    expect(screen.getByText('Lv 9')).toBeTruthy();
    expect(isPopping()).toBe(false);
    expect(oscillators).toHaveLength(0);
  });
});
