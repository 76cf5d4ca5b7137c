/** Texts of the quick actions (specification: social, section 2). */
export const VIEW_FULL_PROFILE = 'View Full Profile';
export const WHISPER = 'Whisper';
export const ADD_FRIEND = 'Add Friend';
export const PENDING = 'Pending';
export const PENDING_NOTE = 'Waiting for an answer';
export const BLOCK = 'Block';
export const UNBLOCK = 'Unblock';
export const REPORT = 'Report';
export const REPORT_NOTE = 'Not open yet';
export const RESIDENT = 'Resident';
export const LOAD_FAILED = 'Error loading user data: ';

export const MODERATION = 'Moderation';
export const RECENT_CHAT = 'Recent chat';
export const MUTE_OR_UNMUTE = 'Mute or unmute';
export const AUDIT_LOG = 'Audit log';
