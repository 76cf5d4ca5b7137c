/** Texts of the creators' dialog (specification: avatar, sections 2.5, 5 and 8). */
export const FILTERS = {
  all: 'All Submissions',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;
export const NEW = 'New Submission';
export const REVIEW = 'Review';
export const SEARCH = 'Search submissions';
export const SUBMISSIONS = 'Submissions';
export const GUIDE = 'Creator guide';
export const LOAD_FAILED = 'Error loading submissions: ';
export const LOADING = 'Loading...';
export const EMPTY = 'No submissions, yet :)';
export const EMPTY_NOTE = 'Draw on the template, then hand it in here.';
export const NONE_FOUND = 'No submissions found';
export const UNNAMED = 'Unnamed';

export const TITLES = { new: 'New submission', edit: 'Edit submission', details: 'Submission' } as const;
export const CLOSE_DRAWER = 'Close';
export const SHEET = 'Sprite sheet, 2550 × 850 PNG';
export const DROP = 'Drop the PNG here, or choose it.';
export const CHOOSE = 'Choose image';
export const REPLACE = 'Replace';
export const PREVIEW = 'Preview';
export const GENERATE = 'Generate thumbnail';
export const GENERATED = 'Thumbnail generated successfully!';
export const GENERATE_FAILED = 'Failed to generate thumbnail';
export const THUMBNAIL = 'Thumbnail';
export const NAME = 'Name (optional)';
export const CATEGORY = 'Category';
export const GENDER = 'Gender';
export const CHOOSE_ONE = 'Choose';
export const GENDERS = { female: 'Feminine', male: 'Masculine' } as const;
export const TERMS = 'I drew this myself, and it may be worn and sold in Promenade.';
export const TERMS_MISSING = 'Please accept the terms and conditions';
export const SUBMIT = 'Submit';
export const SAVE = 'Save changes';
export const DELETE = 'Delete';
export const deleteQuestion = (name: string): string => `Delete ${name}?`;
export const DELETE_NOTE = 'It leaves the review. Your own file stays where it is.';
export const FAILED = 'An error occurred';
export const SENDING = 'Sending';
export const view = (rotation: number): string => `View ${rotation}`;
export const emptyView = (rotations: readonly number[]): string =>
  `Nothing is drawn in ${rotations.length === 1 ? 'view' : 'views'} ${rotations.join(', ')}.`;
export const touchingView = (rotations: readonly number[]): string =>
  `The drawing touches the edge of ${rotations.length === 1 ? 'view' : 'views'} ${rotations.join(', ')} and may be cut off.`;
export const wideView = (rotations: readonly number[]): string =>
  `${rotations.length === 1 ? 'View' : 'Views'} ${rotations.join(', ')} ${rotations.length === 1 ? 'leaves' : 'leave'} the safe area: the widest figures cut that off.`;

export const PREVIEW_TITLE = 'Character preview';
export const BODIES = { feminine: 'Feminine body', masculine: 'Masculine body' } as const;
export const BACKGROUND = 'Background';
export const BACKGROUNDS = {
  clear: 'Transparent',
  paper: 'Paper',
  sky: 'Sky',
  night: 'Lantern night',
  plaza: 'Plaza',
  pier: 'Pier',
} as const;
export const SKIN_TONE = 'Skin tone';
export const SHOW = 'Show';
export const ANCHORS = 'Anchors';
export const SAFE_AREA = 'Safe area';
export const STARTER_CLOTHES = 'Starter clothes';
export const PLAY = 'Turn by itself';
export const PAUSE = 'Stop turning';
export const TURN_LEFT = 'Rotate left';
export const TURN_RIGHT = 'Rotate right';
export const seenFrom = (rotation: number, side: string): string => `View ${rotation}, seen from ${side}`;
export const showView = (rotation: number): string => `Show view ${rotation}`;
export const DRAWING = 'Drawing the figures...';
export const DRAW_FAILED = 'The figures could not be drawn.';
export const NO_CATEGORY = 'Choose a category to see it in its place: until then it lies over everything.';

export const GUIDE_LOADING = 'Opening the guide...';
export const GUIDE_FAILED = 'The guide could not be opened.';
export const DOWNLOAD = 'Download PDF';
export const TEMPLATES = { feminine: 'Feminine template', masculine: 'Masculine template' } as const;
export const PREVIOUS_PAGE = 'Previous page';
export const NEXT_PAGE = 'Next page';
export const ZOOM_IN = 'Zoom in';
export const ZOOM_OUT = 'Zoom out';
export const PAGE = 'Page';
export const ofPages = (count: number): string => `of ${count}`;
export const pageOf = (page: number, count: number): string => `Page ${page} of ${count}`;
