/**
 * A job of the generator as data, and the paths of all outputs. Imports nothing that draws, so that a process that only
 * passes jobs on starts fast.
 */
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import { LOCATION_SLUG, locationPathOf, navigationPathOf } from '../../shared/rules/town.ts';
import type { TownLayer, TownMood } from '../locations/pictures.ts';

/**
 * In the order of rendering. The town can be shown once all jobs of 'town' are done. A new player sees the pictures of
 * 'wardrobe' first after that. 'places' has the pictures of the other locations. No screen shows the pictures of 'sheets': they are rendered when they are requested.
 */
export const STAGES = [
  'town',
  'wardrobe',
  'starters',
  'evening',
  'places',
  'landing',
  'radio',
  'rest',
  'sheets',
] as const;
export type Stage = (typeof STAGES)[number];

/** `location` is the slug of the location that the picture belongs to. */
export type JobSpec =
  /** `hashes`: those of the pictures that the scene file names, by path. */
  | { kind: 'scene'; location: string; hashes: Record<string, string> }
  | { kind: 'layer'; location: string; layer: TownLayer; mood: TownMood }
  | { kind: 'light'; location: string }
  | { kind: 'sprite'; location: string; sprite: string; mood: TownMood }
  | { kind: 'motion'; location: string; name: string }
  | { kind: 'door-part'; location: string; name: string }
  | { kind: 'prop'; name: string }
  | { kind: 'gesture'; name: string }
  | { kind: 'body'; body: BodyType; skinTone: number }
  | { kind: 'body-pictures'; body: BodyType; skinTone: number }
  | { kind: 'item'; id: string; body: BodyType; skinTone?: number }
  | { kind: 'item-thumbnail'; id: string; body: BodyType }
  | { kind: 'item-pictures'; id: string; body: BodyType }
  | { kind: 'slot-icon'; id: string }
  | { kind: 'landing'; id: string; shape: 'wide' | 'tall' }
  | { kind: 'picture'; name: string }
  | { kind: 'emoji'; id: string }
  | { kind: 'template'; body: BodyType }
  | { kind: 'guide' }
  | { kind: 'model' }
  | { kind: 'swatches' }
  | { kind: 'flags' }
  | { kind: 'radio'; id: string }
  | { kind: 'sounds' }
  | { kind: 'brand' };

export interface Job {
  spec: JobSpec;
  stage: Stage;
  /** Hash of everything that the outputs depend on. */
  hash: string;
  /** Output files relative to the cache folder, in the order in which `runJob` returns them. */
  paths: string[];
}

/** Jobs that need some 100 MB or seconds: pictures of the whole town, pieces of the radio, and the sounds. */
export const isLarge = ({ spec: { kind } }: Job): boolean =>
  kind === 'layer' || kind === 'light' || kind === 'landing' || kind === 'radio' || kind === 'sounds';

/** Whether the job runs only when one of its outputs is requested. */
export const isOnDemand = ({ stage }: Job): boolean => stage === 'sheets';

const folderOf = (location: string): string => `game-assets/locations/${location}`;
/** What code places in the town, and what figures hold in every location. */
const TOWN = folderOf(LOCATION_SLUG);
/** File name of a slot's icon: `tattoos.backUpper` becomes `tattoo-back-upper`. */
export const slotIconName = (place: Place): string =>
  place.replace('tattoos.', 'tattoo-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const itemFolder = (id: string, body: BodyType): string => `storage/items/${id}/${body}`;
export const bodyFolder = (body: BodyType, skinTone: number): string => `storage/bodies/${body}/${skinTone}`;
export const landingPath = (id: string, shape: 'wide' | 'tall'): string => `ui/landing/${id}-${shape}.webp`;
export const scenePath = (location: string): string => `${folderOf(location)}/scene.json`;
export const locationPath = (location: string): string => locationPathOf(location).slice(1);
export const navigationPath = (location: string): string => navigationPathOf(location).slice(1);
export const spritePath = (location: string, sprite: string, mood: TownMood): string =>
  `${folderOf(location)}/sprites/${sprite}-${mood}.webp`;
export const motionPath = (location: string, name: string): string => `${folderOf(location)}/motions/${name}.webp`;
export const gesturePath = (name: string): string => `${TOWN}/gestures/${name}.webp`;
export const doorPartPath = (location: string, name: string): string => `${folderOf(location)}/doors/${name}.webp`;
export const propPath = (name: string): string => `${TOWN}/props/${name}.webp`;
export const layerPath = (location: string, layer: TownLayer, mood: TownMood, index: number): string =>
  `${folderOf(location)}/${layer}-${mood}-${index}.webp`;
/** A background tile at a lower resolution, for Optimized Mode. Other layers have none. */
export const smallPath = (location: string, mood: TownMood, index: number): string =>
  `${folderOf(location)}/background-small-${mood}-${index}.webp`;
export const lightPath = (location: string, index: number): string => `${folderOf(location)}/light-${index}.webp`;
/** The creators' guide and blank sheets. */
export const guidePath = 'ui/creations/guide.pdf';
export const templatePath = (body: BodyType): string => `ui/creations/template-${body}.png`;
/** The default 3D model. */
export const modelPath = 'gltf/lantern-cat.glb';
/** One item of the radio programme. */
export const radioPath = (id: string): string => `radio/${id}.mp3`;
/** All short sounds of interface and town. */
export const soundsPath = 'ui/sounds.mp3';
/** Icon of an equipment slot. */
export const slotIconPath = (place: Place): string => `ui/slots/${slotIconName(place)}.webp`;
export const swatchPath = (skinTone: number): string => `ui/skin/${skinTone}.png`;

/** Converts an output path to its address, with a leading slash and the hash. Throws a RangeError for an unknown path. */
export type AddressOf = (path: string) => string;

/** `hashes`: by path. */
export const addressesIn =
  (hashes: Readonly<Record<string, string>>): AddressOf =>
  (path) => {
    const hash = hashes[path];
    if (hash === undefined) throw new RangeError(`nothing renders ${path}`);
    return `/${path}?v=${hash}`;
  };

export const hashesOf = (jobs: readonly Job[]): Record<string, string> =>
  Object.fromEntries(jobs.flatMap((job) => job.paths.map((path) => [path, job.hash] as const)));

export const addressesOf = (jobs: readonly Job[]): AddressOf => addressesIn(hashesOf(jobs));
