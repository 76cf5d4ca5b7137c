/** The town for admin commands while no server runs: it has no players and sends nothing. */
import type { SocialTown } from '../composition/social.ts';

const nothing = (): Promise<void> => Promise.resolve();

export const NO_TOWN: SocialTown = {
  onlineOf: () => Promise.resolve(new Set()),
  onlineForFriends: () => Promise.resolve(new Set()),
  notify: nothing,
  changed: nothing,
  blocksChanged: nothing,
  recentChat: () => Promise.resolve([]),
  redact: () => Promise.resolve(null),
};
