/** An entry of the friends list, for tests. */
import type { FriendEntry } from '../../../src/shared/contract/friends.ts';

export const friendNamed = (username: string, change: Partial<FriendEntry> = {}): FriendEntry => ({
  username,
  bioColor: null,
  nametagColor: null,
  membership: 0,
  width: 1,
  height: 1,
  ...change,
});
