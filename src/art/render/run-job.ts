/** Renders one job: returns the bytes of its outputs in the order of the job's paths. Writes no files. */
import type { BodyType } from '../../shared/rules/slots.ts';
import type { Core } from '../../engine/core/types.ts';
import { ICON_FILES } from '../brand/icons.ts';
import { flagFiles } from '../brand/flags.ts';
import { drawLanding } from '../brand/landing.ts';
import { guidePdf } from '../creations/guide.ts';
import { drawTemplate } from '../creations/template.ts';
import { buildSceneFile } from '../generate/scene-file.ts';
import type { JobSpec } from '../generate/jobs.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { PICTURES } from '../brand/pictures.ts';
import { emojiBytes } from '../emoji/files.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import type { AddressOf } from '../manifest.ts';
import { SKIN } from '../figure/skin.ts';
import { renderItem } from '../radio/station/programme.ts';
import { locationData } from '../town/colliders.ts';
import { drawLayer, drawLight, drawMotion, drawSprite, type TownLayer, type TownMood } from '../town/pictures.ts';
import { writeGlb } from '../model/glb.ts';
import { lanternCat } from '../model/lantern-cat.ts';
import { backdrop, figure, png, scenery, sheet } from './encode.ts';
import { bodyLayers, itemLayers } from './layers.ts';
import { packFile } from './pack-file.ts';
import { packLayers, unpackRotation } from './pack.ts';
import { drawSlotIcon } from './slot-icon.ts';
import { smallScenery } from './small-scenery.ts';
import { closeUpOf, drawSwatch, portraitOf, type Previews, sheetsOf } from './pictures.ts';

interface RenderTools {
  /** Packing and navigation baking run in the core. */
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

function sheetBytes(core: Core, pack: Uint8Array): Promise<Uint8Array[]> {
  const { whole, half } = sheetsOf(core, pack);
  return Promise.all([sheet(whole), sheet(half)]);
}

const encoded = ({ preview, thumbnail }: Previews): Promise<Uint8Array[]> =>
  Promise.all([figure(preview), figure(thumbnail)]);

async function bodyBytes(core: Core, pack: Uint8Array): Promise<Uint8Array[]> {
  const front = unpackRotation(core, [pack], 0);
  return [...(await sheetBytes(core, pack)), ...(await encoded(portraitOf(core, front)))];
}

/** The item without a body, in the design's preferred rotation. */
function previewBytes(core: Core, item: CatalogueItem, body: BodyType): Promise<Uint8Array[]> {
  const rotation = item.design.shownFrom ?? 0;
  const layers = itemLayers(item, body, { isAlone: true, rotations: [rotation] });
  const picture = unpackRotation(core, [packLayers(core, layers)], rotation);
  return encoded(closeUpOf(core, picture));
}

async function layerBytes(layer: TownLayer, mood: TownMood): Promise<Uint8Array[]> {
  const tiles = drawLayer(layer, mood);
  const whole = await all(tiles, scenery);
  return layer === 'background' ? [...whole, ...(await all(tiles, smallScenery))] : whole;
}

function flatPicture(name: string): Raw {
  const picture = PICTURES[name];
  if (picture === undefined) throw new RangeError(`no picture ${name}`);
  return rasterise(svgOf(picture.widthPx, picture.heightPx, picture.draw(), picture.view));
}

/** Empty when there are too many colliders to bake. Readers then compute paths by search. */
const navigationBytes = (core: Core): Uint8Array => core.bakeLocation(locationData()) ?? new Uint8Array();

/** Renders all outputs of a job. Rejects with the renderer's error; there are no partial results. */
export async function runJob(spec: JobSpec, { core, addressOf }: RenderTools): Promise<Uint8Array[]> {
  switch (spec.kind) {
    case 'scene':
      return [text(locationData()), navigationBytes(await core()), text(buildSceneFile(addressOf))];
    case 'layer':
      return layerBytes(spec.layer, spec.mood);
    case 'light':
      return all(drawLight(), scenery);
    case 'sprite':
      return all([drawSprite(spec.sprite, spec.mood)], scenery);
    case 'motion':
      return all([drawMotion(spec.name)], scenery);
    case 'body':
      return [await packFile(packLayers(await core(), bodyLayers(spec.body, spec.skinTone)))];
    case 'body-pictures':
      return bodyBytes(await core(), packLayers(await core(), bodyLayers(spec.body, spec.skinTone)));
    case 'item':
      return [
        await packFile(packLayers(await core(), itemLayers(itemOf(spec.id), spec.body, { skinTone: spec.skinTone }))),
      ];
    case 'item-preview':
      return previewBytes(await core(), itemOf(spec.id), spec.body);
    case 'slot-icon':
      return all([drawSlotIcon(itemOf(spec.id))], figure);
    case 'item-pictures':
      return sheetBytes(await core(), packLayers(await core(), itemLayers(itemOf(spec.id), spec.body)));
    case 'landing':
      return all([drawLanding(spec.id, spec.shape)], backdrop);
    case 'brand':
      return Promise.all(ICON_FILES.map((file) => file.make()));
    case 'emoji':
      return [await emojiBytes(spec.id)];
    case 'picture':
      return all([flatPicture(spec.name)], figure);
    case 'template':
      return all([drawTemplate(spec.body)], png);
    case 'guide':
      return [await guidePdf()];
    case 'radio':
      return [await renderItem(spec.id)];
    case 'flags':
      return flagFiles().map(({ bytes }) => bytes);
    case 'model':
      return [writeGlb('Lantern Cat', lanternCat())];
    case 'swatches':
      return all(
        SKIN.map((_, skinTone) => drawSwatch(skinTone)),
        png,
      );
  }
}
