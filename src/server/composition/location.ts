/** Finds the files of the locations among the generated art: of the town, and of all others that the manifest names. */
import { LOCATION_SLUG, locationPathOf, navigationPathOf } from '../../shared/rules/town.ts';
import type { ArtHost } from '../ports.ts';
import type { LocationFiles, TownDeps } from '../realtime/town-deps.ts';

const LOCATION_WAIT_MS = 120_000;
const NAVIGATION_WAIT_MS = 2000;

/** Slugs of all locations, the town first. */
export const locationsIn = (art: Pick<ArtHost, 'manifest'>): [string, ...string[]] => [
  LOCATION_SLUG,
  ...Object.keys(art.manifest().scenes ?? {}),
];

/** The generator renders the locations first, within seconds even on the first start. */
export async function findLocations(art: Pick<ArtHost, 'fileOf' | 'manifest'>): Promise<TownDeps['locations']> {
  const [town, ...others] = locationsIn(art);
  return [await findLocation(art, town), ...(await Promise.all(others.map((slug) => findLocation(art, slug))))];
}

async function findLocation(art: Pick<ArtHost, 'fileOf'>, slug: string): Promise<LocationFiles> {
  const locationFile = await art.fileOf(locationPathOf(slug), LOCATION_WAIT_MS);
  if (locationFile === null || locationFile === 'pending') {
    throw new Error(`the generated art has no location file of ${slug}`);
  }
  // Rendered together with the location. Without it the core computes the navigation data.
  const navigationFile = await art.fileOf(navigationPathOf(slug), NAVIGATION_WAIT_MS);
  const isThere = navigationFile !== null && navigationFile !== 'pending';
  return { slug, locationFile, ...(isThere && { navigationFile }) };
}
