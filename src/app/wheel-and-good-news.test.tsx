/** The gesture wheel and the cards of good news share the middle of a phone: a card waits until the wheel is closed. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../tests/support/served-page.ts';
import { GestureWheel } from '../features/gestures/gesture-wheel.tsx';
import { toggleWheel } from '../features/gestures/wheel.ts';
import { Rewards } from '../features/rewards/rewards.tsx';
import { addReward, forgetRewards } from '../state/rewards/rewards.ts';
import { hud } from '../state/settings/hud.ts';

const server = servePage();

beforeAll(fillPageGaps);
afterEach(() => {
  cleanup();
  forgetRewards();
  Object.assign(hud, { isCompact: false, isWheelOpen: false });
});

const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'Good news' });

it('a card of good news waits on a phone until the gesture wheel is closed', async () => {
  server.answers.set('POST /friend/requests/seen', () => [200, { success: true }]);
  hud.isCompact = true;
  renderWithQueries(
    <>
      <GestureWheel />
      <Rewards />
    </>,
  );
  act(() => toggleWheel('button'));
  await screen.findByRole('group', { name: 'Gestures' });
  act(() => addReward({ kind: 'request', id: '12', username: 'Odette', level: 3, mutual: 2 }));
  expect(card()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('region', { name: 'Good news' })).toBe(card());
});
