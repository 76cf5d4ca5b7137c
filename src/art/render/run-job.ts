/** Renders one job: from its spec to the bytes of its outputs, in the order of the job's paths. */
import type { Core } from '../../engine/core/types.ts';
import { ICON_FILES } from '../brand/icons.ts';
import { drawLanding } from '../brand/landing.ts';
import { buildSceneFile } from '../generate/scene-file.ts';
import type { JobSpec } from '../generate/jobs.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import type { Raw } from '../kit/raster.ts';
import type { AddressOf } from '../manifest.ts';
import { SKIN } from '../figure/skin.ts';
import { locationData } from '../town/colliders.ts';
import { drawLayer, drawLight, drawMotion, drawSprite } from '../town/pictures.ts';
import { backdrop, figure, png, scenery, sheet } from './encode.ts';
import { bodyLayers, itemLayers } from './layers.ts';
import { packLayers } from './pack.ts';
import { drawSwatch, picturesOf } from './pictures.ts';

interface RenderTools {
  /** Only what is packed needs the core. */
  core: () => Promise<Core>;
  addressOf: AddressOf;
}

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const all = (images: readonly Raw[], encode: (image: Raw) => Promise<Uint8Array>): Promise<Uint8Array[]> =>
  Promise.all(images.map(encode));

function itemOf(id: string): CatalogueItem {
  const item = catalogue().find((candidate) => candidate.id === id);
  if (item === undefined) throw new RangeError(`no item ${id}`);
  return item;
}

function pictureBytes(core: Core, pack: Uint8Array, isBody: boolean): Promise<Uint8Array[]> {
  const pictures = picturesOf(core, pack, isBody);
  return Promise.all([
    sheet(pictures.sheet),
    sheet(pictures.halfSheet),
    figure(pictures.preview),
    figure(pictures.thumbnail),
  ]);
}

/** Throws what a renderer throws; outputs are whole or not there at all. */
export async function runJob(spec: JobSpec, { core, addressOf }: RenderTools): Promise<Uint8Array[]> {
  switch (spec.kind) {
    case 'scene':
      return [text(locationData()), text(buildSceneFile(addressOf))];
    case 'layer':
      return all(drawLayer(spec.layer, spec.mood), scenery);
    case 'light':
      return all(drawLight(), scenery);
    case 'sprite':
      return all([drawSprite(spec.sprite, spec.mood)], scenery);
    case 'motion':
      return all([drawMotion(spec.name)], scenery);
    case 'body':
      return [packLayers(await core(), bodyLayers(spec.body, spec.skinTone))];
    case 'body-pictures':
      return pictureBytes(await core(), packLayers(await core(), bodyLayers(spec.body, spec.skinTone)), true);
    case 'item':
      return [packLayers(await core(), itemLayers(itemOf(spec.id), spec.body))];
    case 'item-pictures':
      return pictureBytes(await core(), packLayers(await core(), itemLayers(itemOf(spec.id), spec.body)), false);
    case 'landing':
      return all([drawLanding(spec.id, spec.shape)], backdrop);
    case 'brand':
      return Promise.all(ICON_FILES.map((file) => file.make()));
    case 'swatches':
      return all(
        SKIN.map((_, skinTone) => drawSwatch(skinTone)),
        png,
      );
  }
}
