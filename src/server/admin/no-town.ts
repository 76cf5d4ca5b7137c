/** Stands where the live town would while no server runs: nobody is in it, and nobody hears. */
import type { PeoplesTown } from '../people.ts';

export const NO_TOWN: PeoplesTown = {
  isOnline: () => false,
  notify: () => undefined,
  playerChanged: () => Promise.resolve(),
  blocksChanged: () => Promise.resolve(),
  recentChat: () => [],
  redactChat: () => null,
};
