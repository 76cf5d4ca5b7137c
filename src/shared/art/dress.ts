/** Resolves a look to its packed layers, for the server's avatar host and the browser's worker. */
import { newcomerLook } from '../rules/looks.ts';
import {
  type BodyType,
  bareCustomization,
  type Customization,
  PLACE_OF_CATEGORY,
  withItem,
  wornItemIds,
} from '../rules/slots.ts';
import type { ArtItem, ArtManifest } from './manifest.ts';

/** Category of hair, the only slot that hats clip. */
const HAIR_CATEGORY = 0;

export interface PackRef {
  url: string;
  /** Rows above this canvas y are not drawn. */
  clipTopPx?: number;
}

/** Finds items by id: items of the manifest and creators' items. */
export type ItemLookup = Pick<ReadonlyMap<string, ArtItem>, 'get'>;

/** An index of items by id. Build it once per manifest. */
export const indexItems = (manifest: ArtManifest): ReadonlyMap<string, ArtItem> =>
  new Map(manifest.items.map((item) => [item.id, item]));

/**
 * The packs of the body and of all worn items that fit it. Unknown items and items without a fit for this body are
 * omitted; they stay in the look. `hairTopPx` is the hair line of something that is worn besides; 0 for none.
 */
export function packsOf(
  manifest: Pick<ArtManifest, 'bodies'>,
  items: ItemLookup,
  look: Customization,
  hairTopPx = 0,
): PackRef[] {
  const body = look.isMale ? 'masculine' : 'feminine';
  const bodyPack = manifest.bodies[body][look.skinTone] ?? manifest.bodies[body][0];
  const worn = wornItemIds(look)
    .map((id) => items.get(id))
    .filter((item) => item !== undefined);
  const hairTop = Math.max(hairTopPx, ...worn.map((item) => item.hairTopPx ?? 0));
  const packs: PackRef[] = bodyPack === undefined ? [] : [{ url: bodyPack }];
  for (const item of worn) {
    const files = item.fits[body];
    if (files === undefined) continue;
    const url = files.isSkinTinted ? files.layers.replace('{skin}', String(look.skinTone)) : files.layers;
    packs.push(item.category === HAIR_CATEGORY && hairTop > 0 ? { url, clipTopPx: hairTop } : { url });
  }
  return packs;
}

/**
 * The look of a newcomer with this seed, for the registration form and the server. An art set that lacks one of the items
 * gives the starter outfit.
 */
export function firstLook(
  manifest: ArtManifest,
  items: ReadonlyMap<string, ArtItem>,
  { seed, bodyType }: { seed: number; bodyType: BodyType },
): Customization {
  const look = newcomerLook(seed, bodyType);
  const isComplete = wornItemIds(look).every((id) => items.get(id)?.isStarter);
  return isComplete ? look : starterLook(manifest, items, bodyType);
}

/** The fixed starter outfit: each starter item in the slot of its category. */
export function starterLook(manifest: ArtManifest, items: ReadonlyMap<string, ArtItem>, body: BodyType): Customization {
  let look = bareCustomization(body === 'masculine');
  for (const id of manifest.starterOutfits[body]) {
    const place = PLACE_OF_CATEGORY[items.get(id)?.category ?? -1];
    if (place !== undefined) look = withItem(look, place, id);
  }
  return look;
}
