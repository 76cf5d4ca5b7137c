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
export const TRY_AGAIN = 'Try again';
export const LOADING = 'Loading...';
export const EMPTY = 'No submissions, yet :)';
export const EMPTY_NOTE = 'Draw on the template, then hand it in here.';
export const NONE_FOUND = 'No submissions found';
export const UNNAMED = 'Unnamed';

export const TITLES = { new: 'New submission', edit: 'Edit submission', details: 'Submission' } as const;
export const CLOSE_DRAWER = 'Close';
export const SHEET = 'Sprite sheet, 2550 × 850 PNG';
export const CHOOSE = 'Choose image';
export const REPLACE = 'Replace';
export const GENERATE = 'Generate thumbnail';
export const GENERATED = 'Thumbnail generated successfully!';
export const GENERATE_FAILED = 'Failed to generate thumbnail';
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
