/** Texts of the friends dialog (specification: social, section 2). */
import { isolate } from '../../shared/rules/text/isolate.ts';
export const FRIENDS = 'Friends';
export const SEARCH = 'Find a player, then press Enter';
export const ONLINE_FIRST = 'Online first';
export const EMPTY = 'No friends, yet :)';
export const EMPTY_NOTE = 'Click anyone in the town, then Add Friend.';
export const LOAD_FAILED = 'Error loading friends list: ';
export const LOADING = 'Loading...';
export const RESIDENT = 'Resident';
export const ONLINE = 'Online';
export const OFFLINE = 'Offline';
export const NONE_FOUND = 'No friend is called so';
export const pressEnter = (name: string): string => `Press Enter to open the profile of ${isolate(name)}.`;
export const count = (count: number): string => (count === 1 ? 'friend' : 'friends');
