/** English: friends. */
export default {
  friends: 'Friends',
  search: 'Find a player, then press Enter',
  onlineFirst: 'Online first',
  empty: 'No friends, yet :)',
  emptyNote: 'Click anyone in the town, then Add Friend.',
  loadFailed: 'Error loading friends list: ',
  loading: 'Loading...',
  resident: 'Resident',
  online: 'Online',
  offline: 'Offline',
  noneFound: 'No friend is called so',
  pressEnter: 'Press Enter to open the profile of {name}.',
  count: '{count, plural, one {friend} other {friends}}',
} as const;
