/**
 * Reads the generated data of the locations that a process serves and gives each its own core. Owns nothing: the town keeps what it
 * returns.
 */
import { readFile } from 'node:fs/promises';
import { type Door, readTownPlaces, type Seat } from '../../shared/rules/places.ts';
import type { LocationData } from '../../shared/rules/town.ts';
import { type Ground, hashText } from '../../shared/walks/ground.ts';
import { MovementAuthority, type WalkingCore } from './channel/walks.ts';
import type { ClaimRequest, WayIn } from '../ports.ts';
import type { LocationFiles, TownDeps } from './town-deps.ts';

/** A location of the town as its channels need it. */
export interface LocationGround {
  slug: string;
  core: WalkingCore;
  movement: MovementAuthority;
  /** What walks in it are computed with. */
  ground: Ground;
  seats: readonly Seat[];
  doors: readonly Door[];
}

/** How players are claimed for a location: those who are there, and those who go through a door of another one. */
export function requestsFor(
  { slug }: LocationGround,
  grounds: readonly [LocationGround, ...LocationGround[]],
): { stay: ClaimRequest; enter: ClaimRequest } {
  const [home, ...others] = grounds.map((ground) => ground.slug);
  const stay: ClaimRequest = { location: slug, doors: [], open: [home ?? slug, ...others] };
  const doors = grounds.flatMap((ground) =>
    ground.doors.flatMap(({ to, stand }): WayIn[] => (to === slug ? [{ from: ground.slug, ...stand }] : [])),
  );
  return { stay, enter: { ...stay, doors } };
}

/** Rejects when a file cannot be read or is malformed. The first is the town's own. */
export async function openLocations({
  locations: [town, ...others],
  core,
  coreStamp,
  log,
}: Pick<TownDeps, 'locations' | 'core' | 'coreStamp' | 'log'>): Promise<[LocationGround, ...LocationGround[]]> {
  const open = async (files: LocationFiles): Promise<LocationGround> => {
    const own = await core();
    const ground = await openLocation(files, own, coreStamp);
    own.ready().catch((error: unknown) => {
      log.error({ err: error, location: files.slug }, 'preparing the tables of paths failed');
    });
    return ground;
  };
  return [await open(town), ...(await Promise.all(others.map(open)))];
}

async function openLocation(
  { slug, locationFile, navigationFile }: LocationFiles,
  core: WalkingCore,
  coreStamp: string,
): Promise<LocationGround> {
  const text = await readFile(locationFile, 'utf8');
  const location = JSON.parse(text) as LocationData;
  const navigation = navigationFile === undefined ? undefined : await readFile(navigationFile);
  const { spawnPoints } = core.setLocation(location, navigation);
  const { seats, doors } = readTownPlaces(location);
  const arrivals = new Map(doors.flatMap(({ to, stand }) => (to === undefined ? [] : [[to, stand] as const])));
  return {
    slug,
    core,
    movement: new MovementAuthority(core, spawnPoints, location.NewcomerPoints, arrivals),
    ground: { core: coreStamp, location: hashText(text) },
    seats,
    doors,
  };
}
