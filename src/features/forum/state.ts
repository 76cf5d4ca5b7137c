/**
 * The forum's view: category, order and search. Kept while the player reads a post, and until the next visit. Also which posts
 * the lists show: newer ones wait, so that nothing moves what is read.
 */
import { proxy } from 'valtio';
import type { ForumFilter, ForumSort } from '../../shared/rules/forum.ts';

export interface ForumView {
  filter: ForumFilter;
  sort: ForumSort;
  /** As typed. */
  search: string;
}

export const forumView = proxy<ForumView>({ filter: 'all', sort: 'newest', search: '' });

export interface ShownPosts {
  /** Id of the newest post that is shown. */
  upTo: number;
  /** Posts after this one were new when they were shown. */
  newAfter: number;
}

/** By category and order. */
export const shownPosts = proxy<Record<string, ShownPosts>>({});

export const shownKey = (filter: ForumFilter, sort: ForumSort): string => `${filter} ${sort}`;

/** The list shows posts up to this one. A list that was shown before marks those that it adds as new. */
export function showPostsUpTo(key: string, upTo: number): void {
  shownPosts[key] = { upTo, newAfter: shownPosts[key]?.upTo ?? upTo };
}

/** All lists show everything when they are fetched next. */
export function forgetShownPosts(): void {
  for (const key of Object.keys(shownPosts)) Reflect.deleteProperty(shownPosts, key);
}

export function showCategory(filter: ForumFilter): void {
  forumView.filter = filter;
}

export function sortBy(sort: ForumSort): void {
  forumView.sort = sort;
}

export function searchFor(search: string): void {
  forumView.search = search;
}
