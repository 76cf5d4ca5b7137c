/** English: online-friends. */
export default {
  onlineFriends: 'Online friends',
  inTown: '{count, plural, one {1 player in town} other {{count} players in town}}',
  nobodyOnline: 'No friends online',
  nobodyText: 'Friends who walk into town show up here.',
  loading: 'Loading...',
  allFriends: 'All friends',
  loadError: 'Error: {message}',
  more: '+{count}',
  showAll: '{count, plural, one {Show all online friends} other {Show all {count} online friends}}',
  whisperTo: 'Whisper {username}',
  resident: 'Resident',
  join: 'Join',
  joinIn: 'Join {username} in {channel}',
  noRoom: 'There is no room left where {username} is.',
  cannotJoin: '{username} cannot be joined now.',
} as const;
