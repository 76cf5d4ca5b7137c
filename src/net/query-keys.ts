/**
 * Keys of all cached queries, made here and in `art-keys.ts`: a key that no query has would invalidate nothing. The first part
 * names the feature. A key is a prefix of the keys below it, so invalidating `peopleKeys.all` invalidates every player.
 */
import type { ForumFilter, ForumSort } from '../shared/rules/forum.ts';

/** Usernames are unique without regard to case. */
const nameKey = (username: string): string => username.toLowerCase();

export const accountKeys = { account: ['account'] as const };

export const albumKeys = {
  all: ['album'] as const,
  own: ['album', 'own'] as const,
  of: (username: string) => ['album', 'of', nameKey(username)] as const,
};

export const bellKeys = { list: ['bell'] as const };

export const channelKeys = {
  list: ['channels'] as const,
  friends: ['channels', 'friends'] as const,
  locationName: (slug: string) => ['location name', slug] as const,
};

export const creationKeys = {
  submissions: ['creations', 'submissions'] as const,
  reviews: (status: string) => ['creations', 'reviews', status] as const,
};

export const creatorKeys = {
  page: (username: string) => ['creators', 'page', nameKey(username)] as const,
  favourites: ['creators', 'favourites'] as const,
  worn: (username: string) => ['creators', 'worn', nameKey(username)] as const,
};

export const feedKeys = {
  activities: ['feed', 'activities'] as const,
  events: ['feed', 'events'] as const,
};

export const flowKeys = { daily: ['flow', 'daily'] as const };

export const forumKeys = {
  lists: ['forum', 'list'] as const,
  list: (filter: ForumFilter, sort: ForumSort, search: string) => ['forum', 'list', filter, sort, search] as const,
  counts: ['forum', 'counts'] as const,
  /** All pages of replies of one post. */
  post: (id: string) => ['forum', 'post', id] as const,
  postPage: (id: string, page: number) => ['forum', 'post', id, page] as const,
  /** Of the page that an opened post shows first. */
  postStart: (id: string, at: string) => ['forum', 'post-start', id, at] as const,
  card: (id: string) => ['forum', 'card', id] as const,
  news: (topic: object, after: string) => ['forum', 'news', topic, after] as const,
  reactors: (id: string, replyId: string) => ['forum', 'reactors', id, replyId] as const,
};

export const giftKeys = {
  /** And all below. */
  lists: ['gifts'] as const,
  choice: (itemId: string) => ['gifts', itemId] as const,
};

export const mailKeys = {
  lists: ['mail', 'list'] as const,
  list: (folder: string, search: string) => ['mail', 'list', folder, search] as const,
  byId: (id: string | undefined) => ['mail', 'by-id', id] as const,
  conversations: ['mail', 'conversation'] as const,
  conversation: (id: string) => ['mail', 'conversation', id] as const,
};

export const membershipKeys = { bundlesLeft: ['membership', 'bundles-left'] as const };

export const moderationKeys = {
  chat: (username: string) => ['moderation', 'chat', username] as const,
  /** Null: of all players. */
  audit: (username: string | null) => ['moderation', 'audit', username] as const,
};

export const peopleKeys = {
  all: ['people'] as const,
  quickProfile: (username: string) => ['people', 'quick-profile', nameKey(username)] as const,
  profile: (username: string) => ['people', 'profile', nameKey(username)] as const,
  firstFriends: ['people', 'first-friends'] as const,
  friends: ['people', 'friends'] as const,
  onlineFriends: ['people', 'online-friends'] as const,
  mutuals: (username: string) => ['people', 'mutuals', nameKey(username)] as const,
};

export const pushKeys = { settings: ['web-push', 'settings'] as const };

export const profileKeys = {
  comments: (username: string) => ['profile', 'comments', nameKey(username)] as const,
};

export const reportKeys = {
  own: ['reports', 'own'] as const,
  queue: (queue: string) => ['reports', 'queue', queue] as const,
};

export const storeKeys = {
  lists: ['store'] as const,
  list: (limit: number, filter: object) => ['store', limit, filter] as const,
  purchases: ['store', 'purchases'] as const,
  shelf: ['store', 'shelf'] as const,
  item: (id: string) => ['store', 'item', id] as const,
};

export const wardrobeKeys = {
  inventory: ['wardrobe', 'inventory'] as const,
  outfits: ['wardrobe', 'outfits'] as const,
  /** Outfits by their codes, which say what the player owns of them. */
  codes: ['wardrobe', 'outfit'] as const,
  outfit: (id: string) => ['wardrobe', 'outfit', id] as const,
  looks: ['wardrobe', 'look'] as const,
  look: (username: string) => ['wardrobe', 'look', nameKey(username)] as const,
};
