/** The outlet's texts, word for word where the specification gives them (avatar, sections 2.7 and 8). */
import { isolate } from '../../shared/rules/text/isolate.ts';

export const SEARCH = 'Search the outlet';
export const CART = 'Cart';
export const STORE = 'Store';
export const ITEMS = 'Items';
export const LOADING = 'Loading items';
export const OWNED = '✓ Owned';
export const ADD_TO_CART = 'Add to cart';
export const MAXIMISE = 'Maximise avatar';
export const MINIMISE = 'Minimise avatar';
export const NONE_AVAILABLE = 'No items available';

export const noneWith = (term: string): string => `No items found with "${isolate(term)}"`;
export const noneIn = (category: string): string => `No items found in ${category}`;
export const LOAD_FAILED = 'Error loading outlet: ';
export const details = (name: string): string => `About ${isolate(name)}`;
export const CHOOSE = 'Choose an item to try it on.';
export const FITTING = 'Only what fits me';
export const ABOUT_STORE = 'Try on several items at once:';
