/**
 * The location in which the player is: the connection writes it when the server says so, and the page shows it. A reload returns there.
 */
import { proxy } from 'valtio';
import { readText, writeText } from '../../net/browser-storage.ts';
import { LOCATION_NAME, LOCATION_SLUG } from '../../shared/rules/town.ts';

const KEY = 'location';

export const ownLocation = proxy({ slug: readText('session', KEY) ?? LOCATION_SLUG, name: LOCATION_NAME });

/** The server has the player there; the town by default. */
export function settleIn(slug = LOCATION_SLUG): void {
  ownLocation.slug = slug;
  writeText('session', KEY, slug);
}
