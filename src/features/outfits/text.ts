/** Texts of outfits (specification: avatar, sections 2.4 and 8). */
import { isolate } from '../../shared/rules/text/isolate.ts';
export const OUTFITS = 'Outfits';
export const SEARCH = 'Search outfits';
export const EMPTY = 'No outfits, yet :)';
export const EMPTY_NOTE = 'Name what you are wearing and save it here.';
export const NONE_FOUND = 'No outfits found matching your search';
export const LOAD_FAILED = 'Error loading outfits: ';
export const LOADING = 'Loading...';
export const WEAR = 'Wear';
export const COPY = 'Copy code';
export const COPIED = 'Outfit code copied to clipboard!';
export const FAVOURITE = 'Favourite, shown in my profile';
export const DELETE = 'Delete';
export const deleteQuestion = (name: string): string => `Delete ${isolate(name)}?`;
export const DELETE_NOTE = 'What you are wearing does not change. The code of this outfit stops working.';
export const DELETE_FAVOURITE_NOTE = 'Your profile does not show it any more.';
export const COPY_BY_HAND = 'Outfit code';

export const GONE = 'This outfit is gone.';
export const cardOwner = (owner: string): string => `by ${owner}`;
export const cardOwned = (owned: number, all: number): string =>
  owned === all ? 'You own all of it' : `You own ${owned} of ${all}`;

/** The code of an outfit: a tag in the texts that players write. */
export const codeOf = (id: string): string => `[outfit]${id}[/outfit]`;
