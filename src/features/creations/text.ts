/** Texts of the creators' dialog (specification: avatar, sections 2.5, 5 and 8). */
import { isolate } from '../../shared/rules/text/isolate.ts';
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
export const BACK_SHEET = 'Behind the body (optional)';
export const BACK_SHEET_SHOWN = 'Behind the body';
export const BACK_NOTE = 'A second sheet of the same size: the back of wings, bags, coats or hoods.';
export const REMOVE_BACK = 'Remove';
export const HAIR_LINE = 'Hair line (optional)';
export const HAIR_LINE_NOTE = 'Hair above it is hidden: px from the top of a view. The template names the heights.';
export const hairLineIs = (px: number): string => `Hair is hidden above ${px} px.`;
export const TEMPLATES_NOTE = 'Draw on a template:';
/** What a refused file is: 'photo.jpg, image/jpeg, 1.2 MiB'. */
export const fileFacts = (name: string, type: string, bytes: number): string =>
  [isolate(name), type || 'unknown type', `${(bytes / 1024 / 1024).toFixed(1)} MiB`].join(', ');
export const THUMBNAIL_VIEW = 'Thumbnail of';
export const viewChoice = (number: number, side: string): string => `View ${number}, from ${side}`;
export const WITHDRAWN = 'Withdrawn';
export const withdrawnOn = (date: string): string => `Withdrawn on ${date}`;
export const FREE = 'Free';
export const UNSENT = 'What you entered here is not sent yet.';
export const CATEGORY = 'Category';
export const GENDER = 'Gender';
export const CHOOSE_ONE = 'Choose';
export const GENDERS = { female: 'Feminine', male: 'Masculine' } as const;
export const TERMS = 'I drew this myself, and it may be worn and sold in Promenade.';
export const TERMS_MISSING = 'Please accept the terms and conditions';
export const SUBMIT = 'Submit';
export const SAVE = 'Save changes';
export const DELETE = 'Delete';
export const deleteQuestion = (name: string): string => `Delete ${isolate(name)}?`;
export const DELETE_NOTE = 'It leaves the review. Your own file stays where it is.';
export const FAILED = 'An error occurred';
export const SENDING = 'Sending';
/** Views have the numbers of the sheet's order everywhere: 0 to 5 from the left. */
export const view = (number: number): string => `View ${number}`;
export const emptyView = (views: readonly number[]): string =>
  `Nothing is drawn in ${views.length === 1 ? 'view' : 'views'} ${views.join(', ')}.`;
export const touchingView = (views: readonly number[]): string =>
  `The drawing touches the edge of ${views.length === 1 ? 'view' : 'views'} ${views.join(', ')} and may be cut off.`;
export const wideView = (views: readonly number[]): string =>
  `${views.length === 1 ? 'View' : 'Views'} ${views.join(', ')} ${views.length === 1 ? 'leaves' : 'leave'} the safe area: the widest figures cut that off.`;

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
export const seenFrom = (number: number, side: string): string => `View ${number}, seen from ${side}`;
export const showView = (number: number): string => `Show view ${number}`;
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
