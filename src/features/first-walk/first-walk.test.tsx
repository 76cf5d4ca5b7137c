/** The first walk leads through the town: outside of it, its pill is not shown, and it goes on after the return. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { ownLocation, settleIn } from '../../state/session/location.ts';
import { FirstWalk } from './first-walk.tsx';

beforeEach(() => fillPageGaps());
afterEach(() => {
  cleanup();
  firstWalk.isRepeated = false;
  settleIn();
});

it('rests while the player is in another location', async () => {
  // Its words, which are there before the town is.
  const pill = () => screen.queryByRole('status');
  firstWalk.isRepeated = true;
  render(<FirstWalk />);
  await expect.poll(pill).not.toBeNull();
  settleIn('elsewhere');
  await expect.poll(pill).toBeNull();
  settleIn(LOCATION_SLUG);
  await expect.poll(pill).not.toBeNull();
  expect(ownLocation.slug).toBe(LOCATION_SLUG);
});
