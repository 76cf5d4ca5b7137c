/** Texts of what the wardrobe's screens share (specification: avatar, sections 2.2 to 2.4 and 8). */
export const SEARCH = 'Search your items';
export const EQUIPPED = 'Equipped';
export const ALL = 'All';
export const CATEGORIES = 'Categories';
export const NONE_MATCH = 'No items found matching your search';
export const NONE_IN_CATEGORY = 'No items in this category';
export const NONE_AT_ALL = 'No items found, yet :)';
export const NONE_AT_ALL_NOTE = 'What you buy in the Store or the Outlet hangs here.';
export const LOADING = 'Loading...';
export const SAVE_OUTFIT = 'Save Outfit';
export const OUTFIT_NAME = 'Name of the outfit';
export const SAVE_NOTE = 'Keeps what you are wearing now.';
export const PREVIEW = 'Preview';
export const MAXIMISE = 'Maximise avatar';
export const MINIMISE = 'Minimise avatar';
export const madeBy = (creators: readonly string[]): string => `by ${creators.join(', ')}`;
