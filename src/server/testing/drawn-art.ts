/**
 * For tests: a folder of art as the generator leaves it, drawn with the real core from plain rectangles. The body is a
 * rectangle in the skin tone's colour, the hair a bar at the top that the hat clips. Every view has a different mark, so
 * that a test can identify it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { writeLayerPack } from '../../shared/art/layer-pack.ts';
import type { ArtItem, ArtManifest } from '../../shared/art/manifest.ts';
import { BODY_TYPES, SKIN_TONE_COUNT } from '../../shared/rules/slots.ts';
import { VIEW_COUNT } from '../../shared/rules/town.ts';
import { artFilesOf, artItem } from './art-item.ts';

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
interface Box {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

export const BODY_BOX: Box = { x: 150, y: 100, widthPx: 120, heightPx: 700 };
export const HAIR_BOX: Box = { x: 150, y: 60, widthPx: 120, heightPx: 60 };
export const HAIR_COLOUR: Rgba = [200, 30, 30, 255];
/** The hat is transparent. It clips the rows of hair above this one. */
export const HAT_CUTS_AT = 90;

export const skinColour = (tone: number): Rgba => [40 + tone * 5, 90, 60, 255];
/** A square at the body's feet. Its position identifies the view. */
export const markOf = (rotation: number): Box => ({ x: 160 + rotation * 16, y: 780, widthPx: 8, heightPx: 8 });
export const MARK_COLOUR: Rgba = [255, 255, 0, 255];

/** Fast encoding with weak compression. */
const compressed = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Cache by skin tone, shared by both bodies and all folders, because rendering is slow. */
const bodyLayers: Uint8Array[] = [];

/** Writes manifest and layers into `folder`. */
export function drawArt(folder: string, core: Core): ArtManifest {
  const write = (path: string, bytes: Uint8Array | string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
    return `/${path}?v=1`;
  };
  const pack = (z: number, boxesOf: (rotation: number) => [Box, Rgba][]): Uint8Array =>
    compressed(
      writeLayerPack(
        Array.from({ length: VIEW_COUNT }, (_, rotation) => ({
          rotation,
          z,
          payload: core.packLayer(picture(boxesOf(rotation))),
        })),
      ),
    );
  const bodies = (body: string): string[] =>
    Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => {
      const layers =
        bodyLayers[tone] ??
        pack(0, (rotation) => [
          [BODY_BOX, skinColour(tone)],
          [markOf(rotation), MARK_COLOUR],
        ]);
      bodyLayers[tone] = layers;
      return write(`storage/bodies/${body}/${tone}/layers.bin`, layers);
    });
  const item = (id: string, category: number, layers: Uint8Array, extra: Partial<ArtItem> = {}): ArtItem => {
    write(`storage/items/${id}/feminine/layers.bin`, layers);
    const files = artFilesOf(id, 'feminine');
    return { ...artItem(id, category, { feminine: files, masculine: files }), ...extra };
  };
  const manifest: ArtManifest = {
    version: 1,
    items: [
      item(
        'hair-bar',
        0,
        pack(10, () => [[HAIR_BOX, HAIR_COLOUR]]),
      ),
      item(
        'hat-none',
        7,
        pack(20, () => []),
        { hairTopPx: HAT_CUTS_AT, isStarter: false },
      ),
    ],
    bodies: { feminine: bodies('feminine'), masculine: bodies('masculine') },
    starterOutfits: Object.fromEntries(BODY_TYPES.map((body) => [body, ['hair-bar']])) as ArtManifest['starterOutfits'],
    scene: '/game-assets/locations/lantern-bay/scene.json?v=1',
    landing: [],
    logo: write('ui/logo.webp', 'not really a picture'),
    skinSwatches: [],
  };
  write('storage/manifest.json', JSON.stringify(manifest));
  write('favicon.ico', 'an icon');
  return manifest;
}

function picture(boxes: readonly [Box, Rgba][]): RgbaImage {
  const data = new Uint8ClampedArray(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  for (const [box, colour] of boxes) {
    for (let y = box.y; y < box.y + box.heightPx; y++) {
      for (let x = box.x; x < box.x + box.widthPx; x++) data.set(colour, (y * CANVAS_WIDTH_PX + x) * 4);
    }
  }
  return { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data };
}
