/** Profiles of players, as the server answers them, for tests of the page. */
import type { FullProfile } from '../../src/state/people/people.ts';

/** A new player who is online and is no friend. */
export const profileOf = (username: string, change: Partial<FullProfile> = {}): FullProfile => ({
  success: true,
  message: '',
  bio: '',
  username,
  nametag: '',
  nametagColor: null,
  bioColor: null,
  membership: 0,
  badges: 0,
  isOnline: true,
  location: '',
  honor: 0,
  createdAt: '20 November 2026',
  match: null,
  isFriends: false,
  isMatch: false,
  isBlocked: false,
  canAddFriend: true,
  hasPendingRequest: false,
  favouriteOutfit: null,
  ...change,
});
