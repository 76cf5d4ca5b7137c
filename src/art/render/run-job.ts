/**
 * Renders one job: returns the bytes of its outputs in the order of the job's paths. Writes no files. Modules that only
 * some kinds of jobs need are imported with the first such job, so that a new thread renders its first preview early.
 */
import type { BodyType } from '../../shared/rules/slots.ts';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { addressesIn, type JobSpec } from '../generate/job.ts';
import type { LocationDesign } from '../locations/design.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import type { TownLayer, TownMood } from '../locations/pictures.ts';
import { backdrop, figure, png, scenery, sheet } from './encode.ts';
import { bodyLayers, itemLayers } from './layers.ts';
import { packFile } from './pack-file.ts';
import { packLayers, unpackRotation } from './pack.ts';
import { drawPortrait, drawPreview, drawSwatches, drawThumbnail, sheetsOf } from './pictures.ts';
import { drawSlotIcon } from './slot-icon.ts';

/** Packing and navigation baking run in the core. */
type LoadCore = () => Promise<Core>;

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** One after the other: an encoder needs several times the memory of the picture, and other threads use the other cores. */
async function all(images: Iterable<Raw>, encode: (image: Raw) => Promise<Uint8Array>): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const image of images) files.push(await encode(image));
  return files;
}

let items: ReadonlyMap<string, CatalogueItem> | undefined;

function itemOf(id: string): CatalogueItem {
  items ??= new Map(catalogue().map((item) => [item.id, item]));
  const item = items.get(id);
  if (item === undefined) throw new RangeError(`no item ${id}`);
  return item;
}

function sheetBytes(core: Core, pack: Uint8Array): Promise<Uint8Array[]> {
  const { whole, half } = sheetsOf(core, pack);
  return Promise.all([sheet(whole), sheet(half)]);
}

async function bodyBytes(core: Core, pack: Uint8Array): Promise<Uint8Array[]> {
  const front = unpackRotation(core, [pack], 0);
  const pictures = [drawPreview(core, front), drawPortrait(core, front)];
  return [...(await sheetBytes(core, pack)), ...(await all(pictures, figure))];
}

/** The item without a body, in the design's preferred rotation. */
function drawAlone(core: Core, item: CatalogueItem, body: BodyType): RgbaImage {
  const rotation = item.design.shownFrom ?? 0;
  const layers = itemLayers(item, body, { isAlone: true, rotations: [rotation] });
  return unpackRotation(core, [packLayers(core, layers)], rotation);
}

async function itemPictures(core: Core, item: CatalogueItem, body: BodyType): Promise<Uint8Array[]> {
  const sheets = await sheetBytes(core, packLayers(core, itemLayers(item, body)));
  return [...sheets, await figure(drawPreview(core, drawAlone(core, item, body)))];
}

const design = async (slug: string): Promise<LocationDesign> =>
  (await import('../locations/registry.ts')).designOf(slug);

async function sceneBytes(location: string, hashes: Record<string, string>, core: Core): Promise<Uint8Array[]> {
  const [{ buildSceneFile }, drawn] = await Promise.all([import('../generate/scene-file.ts'), design(location)]);
  const data = drawn.data();
  // Empty when the tables of so many colliders have no room. Readers compute what they need themselves.
  const navigation = core.bakeLocation(data) ?? new Uint8Array();
  return [text(data), navigation, text(buildSceneFile(drawn, addressesIn(hashes)))];
}

async function layerBytes(location: string, layer: TownLayer, mood: TownMood): Promise<Uint8Array[]> {
  const [{ drawLayer }, { smallScenery }, drawn] = await Promise.all([
    import('../locations/pictures.ts'),
    import('./small-scenery.ts'),
    design(location),
  ]);
  const whole: Uint8Array[] = [];
  const small: Uint8Array[] = [];
  for (const tile of drawLayer(drawn, layer, mood)) {
    whole.push(await scenery(tile));
    if (layer === 'background') small.push(await smallScenery(tile));
  }
  return [...whole, ...small];
}

async function spriteBytes(location: string, sprite: string, mood: TownMood): Promise<Uint8Array> {
  const { drawSprite } = await import('../locations/pictures.ts');
  return scenery(drawSprite(await design(location), sprite, mood));
}

async function doorPartBytes(location: string, name: string): Promise<Uint8Array> {
  const { drawDoorPart } = await import('../locations/door-parts.ts');
  return scenery(drawDoorPart((await design(location)).doorParts, name));
}

async function flatPicture(name: string): Promise<Raw> {
  const { PICTURES } = await import('../brand/pictures.ts');
  const picture = PICTURES[name];
  if (picture === undefined) throw new RangeError(`no picture ${name}`);
  return rasterise(svgOf(picture.widthPx, picture.heightPx, picture.draw(), picture.view));
}

/** Renders all outputs of a job. Rejects with the renderer's error; there are no partial results. */
export async function runJob(spec: JobSpec, core: LoadCore): Promise<Uint8Array[]> {
  switch (spec.kind) {
    case 'scene':
      return sceneBytes(spec.location, spec.hashes, await core());
    case 'layer':
      return layerBytes(spec.location, spec.layer, spec.mood);
    case 'light':
      return all((await import('../locations/pictures.ts')).drawLight(await design(spec.location)), scenery);
    case 'sprite':
      return [await spriteBytes(spec.location, spec.sprite, spec.mood)];
    case 'motion':
      return [
        await scenery((await import('../locations/pictures.ts')).drawMotion(await design(spec.location), spec.name)),
      ];
    case 'gesture':
      return [await scenery((await import('../town/gesture-art.ts')).drawGestureArt(spec.name))];
    case 'door-part':
      return [await doorPartBytes(spec.location, spec.name)];
    case 'prop':
      return [await scenery((await import('../town/prop-art.ts')).drawProp(spec.name))];
    case 'body':
      return [await packFile(packLayers(await core(), bodyLayers(spec.body, spec.skinTone)))];
    case 'body-pictures':
      return bodyBytes(await core(), packLayers(await core(), bodyLayers(spec.body, spec.skinTone)));
    case 'item':
      return [
        await packFile(packLayers(await core(), itemLayers(itemOf(spec.id), spec.body, { skinTone: spec.skinTone }))),
      ];
    case 'item-thumbnail':
      return [await figure(drawThumbnail(await core(), drawAlone(await core(), itemOf(spec.id), spec.body)))];
    case 'slot-icon':
      return [await figure(drawSlotIcon(itemOf(spec.id)))];
    case 'item-pictures':
      return itemPictures(await core(), itemOf(spec.id), spec.body);
    case 'landing':
      return [await backdrop((await import('../brand/landing.ts')).drawLanding(spec.id, spec.shape))];
    case 'brand':
      return Promise.all((await import('../brand/icons.ts')).ICON_FILES.map((file) => file.make()));
    case 'emoji':
      return [await (await import('../emoji/files.ts')).emojiBytes(spec.id)];
    case 'picture':
      return [await figure(await flatPicture(spec.name))];
    case 'template':
      return [await png((await import('../creations/template.ts')).drawTemplate(spec.body))];
    case 'guide':
      return [await (await import('../creations/guide.ts')).guidePdf()];
    case 'radio':
      return [await (await import('../radio/station/programme.ts')).renderItem(spec.id)];
    case 'sounds':
      return [await (await import('../sounds/sound-file.ts')).soundFile()];
    case 'flags':
      return (await import('../brand/flags.ts')).flagFiles().map(({ bytes }) => bytes);
    case 'model':
      return modelBytes();
    case 'swatches':
      return all(drawSwatches(), png);
  }
}

async function modelBytes(): Promise<Uint8Array[]> {
  const [{ writeGlb }, { lanternCat }] = await Promise.all([
    import('../model/glb.ts'),
    import('../model/lantern-cat.ts'),
  ]);
  return [writeGlb('Lantern Cat', lanternCat())];
}
