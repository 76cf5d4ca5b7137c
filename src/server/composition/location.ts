/** Finds the files of the town's location among the generated art. */
import { LOCATION_PATH, NAVIGATION_PATH } from '../../shared/rules/town.ts';
import type { ArtHost } from '../ports.ts';
import type { TownDeps } from '../realtime/town.ts';

const LOCATION_WAIT_MS = 120_000;
const NAVIGATION_WAIT_MS = 2000;

/** The generator renders the location first, within seconds even on the first start. */
export async function findLocation(
  art: Pick<ArtHost, 'fileOf'>,
): Promise<Pick<TownDeps, 'locationFile' | 'navigationFile'>> {
  const locationFile = await art.fileOf(LOCATION_PATH, LOCATION_WAIT_MS);
  if (locationFile === null || locationFile === 'pending') {
    throw new Error('the generated art has no location file');
  }
  // Rendered together with the location. Without it the core computes the navigation data.
  const navigationFile = await art.fileOf(NAVIGATION_PATH, NAVIGATION_WAIT_MS);
  return navigationFile === null || navigationFile === 'pending' ? { locationFile } : { locationFile, navigationFile };
}
