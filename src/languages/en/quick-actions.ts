/** English: quick-actions. */
export default {
  viewFullProfile: 'View Full Profile',
  whisper: 'Whisper',
  addFriend: 'Add Friend',
  pending: 'Pending',
  pendingNote: 'Waiting for an answer',
  block: 'Block',
  unblock: 'Unblock',
  report: 'Report',
  reportNote: 'Not open yet',
  resident: 'Resident',
  loadFailed: 'Error loading user data: ',
  moderation: 'Moderation',
  recentChat: 'Recent chat',
  muteOrUnmute: 'Mute or unmute',
  auditLog: 'Audit log',
} as const;
