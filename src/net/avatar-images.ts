/** Addresses of the pictures that the avatar image host renders for every player, and of others that show what players have. */
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { clientConfig } from './client-config.ts';

/** The 218x218 face. Undefined for an empty name; initials are then shown. */
export const avatarThumb = (username: string): string | undefined =>
  username === '' ? undefined : `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username)}.webp`;

/** One full view (0 to 5) of 425x850. View 0 is the front. */
export const avatarView = (username: string, view = 0): string =>
  `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username)}/${view}.webp`;

/** The picture of a badge: 'Early Access' is /ui/badges/early-access.webp. */
export const badgePicture = (name: string): string => `/ui/badges/${name.toLowerCase().replaceAll(' ', '-')}.webp`;

/** The stamp of an album page: 'Stone cat' is /ui/stamps/stone-cat.webp. */
export const stampPicture = (page: string): string => `/ui/stamps/${page.toLowerCase().replaceAll(' ', '-')}.webp`;

/** What figures hold during gestures: 'glove'. */
export const gesturePicture = (name: string): string => `/game-assets/locations/${LOCATION_SLUG}/gestures/${name}.webp`;
