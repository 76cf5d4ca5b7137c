/** Claims of one process: which epochs are its own, and since when. */
import { expect, it } from 'vitest';
import { STAY } from '../../testing/claim-requests.ts';
import { Claims } from './claims.ts';

/** Answers the epochs in this order; `null` is a deleted player. */
function claimsWith(...epochs: (number | null)[]) {
  const answers = epochs.map((epoch) => (epoch === null ? null : { epoch, place: null, cameFrom: null }));
  return new Claims({ claim: () => Promise.resolve(answers.shift() ?? null) });
}

it('knows the newest epoch, whatever order the answers come in', async () => {
  const claims = claimsWith(5, 4, null);
  expect(claims.epochOf('ada')).toBe(0);
  await claims.claim('ada', STAY.bay);
  await claims.claim('ada', STAY.bay);
  expect(claims.epochOf('ada')).toBe(5);
  expect(await claims.claim('ada', STAY.bay)).toBeNull();
  expect(claims.epochOf('ada')).toBe(5);
});

it('is unbroken while no other process claimed the player between', async () => {
  const claims = claimsWith(1, 2, 4);
  await claims.claim('ada', STAY.bay);
  await claims.claim('ada', STAY.bay);
  expect([claims.isUnbroken('ada', 1), claims.isUnbroken('ada', 2), claims.isUnbroken('ada', 3)]).toEqual([
    true,
    true,
    false,
  ]);
  await claims.claim('ada', STAY.bay);
  expect([claims.isUnbroken('ada', 2), claims.isUnbroken('ada', 4)]).toEqual([false, true]);
  claims.forget('ada');
  expect(claims.isUnbroken('ada', 4)).toBe(false);
});
