/**
 * The addresses of all files of generated art, rendered or not, from the manifest and the scene file. Paths are relative to
 * the cache folder, without query.
 */
import type { ArtManifest, SceneFile } from '../../shared/art/manifest.ts';
import { LOCATION_SLUG, locationPathOf, navigationPathOf } from '../../shared/rules/town.ts';
import { SKIN_TONE_COUNT } from '../../shared/rules/slots.ts';

export const MANIFEST_PATH = 'storage/manifest.json';

const SEGMENT = /^[\w@-][\w@.-]*$/;

/**
 * Path of an address, or null when a segment is empty, begins with a dot or contains a character outside of
 * `[\w@.-]`. So no address leaves the cache folder.
 */
export function pathOfAddress(address: string): string | null {
  const path = address.replace(/[?#].*$/s, '').replace(/^\//, '');
  return path.split('/').every((segment) => SEGMENT.test(segment)) ? path : null;
}

/** The content hash in an address; null for one without. */
export const versionOf = (address: string): string | null => /\?(?:.*&)?v=([^&#]+)/.exec(address)?.[1] ?? null;

export function addressesOfManifest(manifest: ArtManifest): readonly string[] {
  const items = manifest.items.flatMap((item) =>
    Object.values(item.fits).flatMap(({ layers, sheet, halfSheet, preview, thumbnail, isSkinTinted }) => [
      ...(isSkinTinted ? skinTones.map((tone) => layers.replace('{skin}', String(tone))) : [layers]),
      sheet,
      halfSheet,
      preview,
      thumbnail,
    ]),
  );
  const landing = manifest.landing.flatMap(({ wide, tall }) => [wide, tall]);
  const bodies = Object.values(manifest.bodies).flat();
  const { emojis = [], pictures = {}, creator, model, flags = {}, radio = [], sounds } = manifest;
  const extras = [...emojis.map(({ imgUrl }) => imgUrl), ...Object.values(pictures), ...(model ? [model] : [])];
  extras.push(...Object.values(flags), ...radio, ...(sounds ? [sounds] : []));
  if (creator) extras.push(creator.guide, ...Object.values(creator.templates));
  return [
    ...items,
    ...landing,
    ...bodies,
    ...extras,
    ...manifest.skinSwatches,
    ...scenesOf(manifest),
    manifest.logo,
    MANIFEST_PATH,
    ...[LOCATION_SLUG, ...Object.keys(manifest.scenes ?? {})].flatMap((slug) => [
      locationPathOf(slug),
      navigationPathOf(slug),
    ]),
  ];
}

/** Addresses of the scene files of all locations. */
export const scenesOf = ({ scene, scenes = {} }: ArtManifest): readonly string[] => [scene, ...Object.values(scenes)];

export function addressesOfScene(scene: SceneFile): readonly string[] {
  const tiles = [...Object.values(scene.layers).flatMap((mood) => Object.values(mood).flat()), ...scene.light.tiles];
  const sprites = Object.values(scene.sprites).flatMap(({ day, evening }) => [day, evening]);
  const motions = Object.values(scene.motionSprites).map(({ url }) => url);
  const doors = scene.doorParts?.map(({ url }) => url) ?? [];
  const props = Object.values(scene.props ?? {}).map(({ url }) => url);
  const gestures = Object.values(scene.gestureSprites ?? {}).map(({ url }) => url);
  const pictures = [...tiles.map(({ url }) => url), ...sprites, ...motions, ...doors, ...props, ...gestures];
  const small = tiles.flatMap(({ smallUrl }) => smallUrl ?? []);
  return [...pictures, ...small, scene.location, scene.navigation];
}

const skinTones = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);
