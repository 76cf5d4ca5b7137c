/** Texts about drafts. */
export const DRAFT_RESTORED = 'This is your draft.';
export const DRAFT_OFFERED = 'You have a draft that is not saved.';
export const DRAFT_OUTDATED = 'You have a draft of an older version. Using it replaces the newer text.';
export const USE_DRAFT = 'Use draft';
export const DRAFT_SAVED = 'Draft saved';
export const DRAFT_ON_PAGE = 'Draft kept on this page';
export const DRAFT_DISCARDED = 'Draft discarded.';
export const DRAFT_IS_BACK = 'Your draft is back.';
export const UNDO = 'Undo';
export const DISCARD = 'Discard';
export const DISCARD_DRAFT = 'Discard draft';
export const LEAVE_TITLE = 'Keep your draft?';
export const LEAVE_TEXT = 'Your text is not sent or saved yet.';
export const KEEP_DRAFT = 'Keep draft';
