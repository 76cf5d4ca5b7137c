/** Feedback on a new level in the player card. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import { setHonor } from '../../state/shopping/purse.ts';
import { PlayerCard } from './player-card.tsx';

const sounds: string[] = [];
let disconnect: () => void;
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
  sounds.length = 0;
  disconnect = connectSounds((name) => sounds.push(name));
  reduceMotion(false);
  signInAs(userNamed('me', { honor: 290 }));
});
afterEach(() => {
  cleanup();
  disconnect();
  vi.restoreAllMocks();
});

describe('a new level', () => {
  it('fills the bar, pops the new number, plays a fanfare and is announced, then rests', async () => {
    render(<PlayerCard />);
    expect(screen.getByText('Lv 2')).toBeTruthy();
    await earn(310);
    expect(screen.getByText('Lv 2')).toBeTruthy();
    expect(percent()).toBe('100');
    expect(sounds).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('You reached level 3.');
    later(500);
    expect(screen.getByText('Lv 3')).toBeTruthy();
    expect(percent()).toBe('10');
    expect(isPopping()).toBe(true);
    later(900);
    expect(isPopping()).toBe(false);
    expect(sounds).toEqual(['level-up']);
  });

  it('is shown at once with reduced motion', async () => {
    reduceMotion(true);
    render(<PlayerCard />);
    await earn(310);
    expect(screen.getByText('Lv 3')).toBeTruthy();
    expect(percent()).toBe('10');
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
    expect(sounds).toEqual([]);
  });
});
