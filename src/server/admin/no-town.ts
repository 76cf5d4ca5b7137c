/** The town for admin commands while no server runs: it has no players and sends nothing. */
import type { SocialTown } from '../composition/social.ts';

export const NO_TOWN: SocialTown = {
  isOnline: () => false,
  notify: () => undefined,
  playerChanged: () => Promise.resolve(),
  blocksChanged: () => Promise.resolve(),
  recentChat: () => [],
  redactChat: () => null,
};
