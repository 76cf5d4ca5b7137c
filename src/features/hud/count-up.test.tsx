/** A purse that counts up. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { settings } from '../../state/settings/settings.ts';
import { purse } from '../../state/shopping/purse.ts';
import { Purse } from './player-card.tsx';

let time: ManualRuntime;
const later = (ms: number): void => act(() => time.advance(ms));
/** Stores notify their listeners in a microtask. */
const change = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });
const earn = (coins: number): Promise<void> => change(() => Object.assign(purse, { coins }));
const coins = (): number =>
  Number.parseInt(screen.getByText('coins').parentElement?.textContent?.replaceAll(',', '') ?? '', 10);

beforeEach(() => {
  fillPageGaps();
  time = replaceRuntime(runtime);
  signInAs(userNamed('me', { coins: 1000 }));
  render(<Purse />);
});
afterEach(() => {
  settings.motion = 'auto';
  cleanup();
});

describe('the purse', () => {
  it('counts a gain up in 600 ms', async () => {
    await earn(1500);
    expect(coins()).toBe(1000);
    later(300);
    expect(coins()).toBeGreaterThan(1100);
    expect(coins()).toBeLessThan(1500);
    later(300);
    expect(coins()).toBe(1500);
  });

  it('goes on from where it is with the next gain', async () => {
    await earn(1500);
    later(300);
    const between = coins();
    await earn(2000);
    later(30);
    expect(coins()).toBeGreaterThanOrEqual(between);
    later(600);
    expect(coins()).toBe(2000);
  });

  it('shows a loss, reduced motion and another player at once', async () => {
    await earn(400);
    expect(coins()).toBe(400);
    settings.motion = 'reduced';
    await earn(900);
    expect(coins()).toBe(900);
    settings.motion = 'auto';
    await change(() => signInAs(userNamed('other', { coins: 7000 })));
    expect(coins()).toBe(7000);
  });
});
