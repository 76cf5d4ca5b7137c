/**
 * The location in which the player is: the connection writes it when the server says so, and the page shows it. Where the page begins is
 * the last one of this tab, or of this browser; the server, which keeps it, corrects what is wrong.
 */
import { proxy } from 'valtio';
import { readText, writeText } from '../../net/browser-storage.ts';
import { LOCATION_NAME, LOCATION_SLUG } from '../../shared/rules/town.ts';

const KEY = 'location';

const lastSlug = (): string => readText('session', KEY) ?? readText('local', KEY) ?? LOCATION_SLUG;

export const ownLocation = proxy({ slug: lastSlug(), name: LOCATION_NAME });

/** The server has the player there; the town by default. */
export function settleIn(slug = LOCATION_SLUG): void {
  ownLocation.slug = slug;
  writeText('session', KEY, slug);
  writeText('local', KEY, slug);
}
