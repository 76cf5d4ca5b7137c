/** Addresses of the pictures that the avatar image host composites for every player. */
import { clientConfig } from './client-config.ts';

/** The 218x218 face; undefined for nobody, so that initials stand in. */
export const avatarThumb = (username: string): string | undefined =>
  username === '' ? undefined : `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username)}.webp`;

/** One full view (0 to 5) of 425x850; 0 faces the viewer. */
export const avatarView = (username: string, view = 0): string =>
  `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username)}/${view}.webp`;

/** The drawing of a badge: 'Early Access' is /ui/badges/early-access.webp. */
export const badgePicture = (name: string): string => `/ui/badges/${name.toLowerCase().replaceAll(' ', '-')}.webp`;
