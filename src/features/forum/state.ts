/** The forum's view: category, order and search. Kept while the player reads a post, and until the next visit. */
import { proxy } from 'valtio';
import type { ForumFilter, ForumSort } from '../../shared/rules/forum.ts';

export interface ForumView {
  filter: ForumFilter;
  sort: ForumSort;
  /** As typed. */
  search: string;
}

export const forumView = proxy<ForumView>({ filter: 'all', sort: 'newest', search: '' });

export function showCategory(filter: ForumFilter): void {
  forumView.filter = filter;
}

export function sortBy(sort: ForumSort): void {
  forumView.sort = sort;
}

export function searchFor(search: string): void {
  forumView.search = search;
}
