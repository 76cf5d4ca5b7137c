/** Texts of the emoji picker and the autocomplete. */
export const OPEN_EMOJI = 'Emoji';
export const EMOJI_PICKER = 'Emoji picker';
export const SEARCH_EMOJI = 'Search emoji';
export const NO_EMOJI_FOUND = 'No emojis found';
export const CATEGORIES = 'Emoji categories';
/** In the picker's footer while no emoji is highlighted. */
export const PICK_EMOJI = 'Pick an emoji';
export const FOUND = 'Found';
export const LOADING = 'Fetching emoji…';
export const SUGGESTIONS = 'Emoji suggestions';
export const NO_ROOM = 'There is no room for that emoji.';
export const emojiMatching = (query: string): string => `Emoji matching “:${query}”`;
export const KEYS = { move: 'move', pick: 'pick', close: 'close' };
