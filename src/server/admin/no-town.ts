/** Stands where the live town would while no server runs: nobody is in it, and nobody hears. */
import type { SocialTown } from '../composition/social.ts';

export const NO_TOWN: SocialTown = {
  isOnline: () => false,
  notify: () => undefined,
  playerChanged: () => Promise.resolve(),
  blocksChanged: () => Promise.resolve(),
  recentChat: () => [],
  redactChat: () => null,
};
