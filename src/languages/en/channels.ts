/** English: channels. */
export default {
  channels: 'Channels of the town',
  explained: 'Each channel is the same town with other people in it.',
  signLabel: 'Channel {number}: choose another',
  here: 'You are here',
  full: 'Full',
  loading: 'Loading channels…',
  retry: 'Try again',
  people: '{count, plural, one {1 person} other {{count} people}}',
  withFriends: 'Friends: {names}',
  changed: 'You are in {name} now.',
  isFull: '{name} is full.',
  failed: '{name} cannot be reached now. You stay where you are.',
} as const;
