/** Builds the art manifest from definitions alone: ids, names, prices and content-addressed files. Renders nothing. */
import { type ArtItem, type ArtManifest, type ItemFiles, MANIFEST_VERSION } from '../shared/art/manifest.ts';
import { COUNTRIES } from '../shared/rules/countries.ts';
import { BODY_TYPES, type BodyType, PLACE_OF_CATEGORY, SKIN_TONE_COUNT } from '../shared/rules/slots.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { LANDING } from './brand/landing.ts';
import { flagPath } from './brand/flags.ts';
import { LOGO_PATH } from './brand/icons.ts';
import { PICTURES } from './brand/pictures.ts';
import { EMOJI } from './emoji/catalogue.ts';
import { emojiPath } from './emoji/files.ts';
import {
  type AddressOf,
  addressesOf,
  bodyFolder,
  guidePath,
  itemFolder,
  type Job,
  landingPath,
  modelPath,
  radioPath,
  scenePath,
  slotIconName,
  slotIconPath,
  soundsPath,
  swatchPath,
  templatePath,
} from './generate/job.ts';
import { allJobs } from './generate/jobs.ts';
import { type CatalogueItem, catalogue, STARTER_OUTFITS } from './items/catalogue.ts';
import { RARITIES } from './items/types.ts';
import { LOCATIONS } from './locations/registry.ts';
import { PROGRAMME } from './radio/station/running-order.ts';

const [, ...otherLocations] = LOCATIONS;

const RANKS = [0, 1, 2, 3] as const;

/** The layers of all tones have the same hash, so one address with a placeholder for the tone is enough. */
const tintedLayers = (folder: string, addressOf: AddressOf): string =>
  addressOf(`${folder}/layers-0.bin`).replace('layers-0', 'layers-{skin}');

function filesOf({ id, design }: CatalogueItem, body: BodyType, addressOf: AddressOf): ItemFiles {
  const folder = itemFolder(id, body);
  const isTinted = design.isSkinTinted === true;
  return {
    layers: isTinted ? tintedLayers(folder, addressOf) : addressOf(`${folder}/layers.bin`),
    sheet: addressOf(`${folder}/sheet.webp`),
    halfSheet: addressOf(`${folder}/sheet@half.webp`),
    preview: addressOf(`${folder}/preview.webp`),
    thumbnail: addressOf(`${folder}/thumbnail.webp`),
    ...(isTinted ? { isSkinTinted: true } : {}),
  };
}

function entryOf(item: CatalogueItem, addressOf: AddressOf): ArtItem {
  const { id, name, description, category, costCoins, costGems, isStarter, design } = item;
  const entry: ArtItem = {
    id,
    name,
    description,
    category,
    rarity: RANKS[RARITIES.indexOf(item.rarity)] ?? 0,
    costCoins,
    costGems,
    fits: Object.fromEntries(item.fits.map((body) => [body, filesOf(item, body, addressOf)])),
    isStarter,
  };
  const won = item.isPrize ? { ...entry, isPrize: true } : entry;
  return design.hairTop === undefined ? won : { ...won, hairTopPx: design.hairTop };
}

/** Builds the manifest. `jobs` must be `allJobs(items)`. */
export function buildManifest(
  items: readonly CatalogueItem[] = catalogue(),
  jobs: readonly Job[] = allJobs(items),
): ArtManifest {
  const addressOf = addressesOf(jobs);
  const tones = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);
  const packsOf = (body: BodyType): string[] => tones.map((tone) => addressOf(`${bodyFolder(body, tone)}/layers.bin`));
  return {
    version: MANIFEST_VERSION,
    items: items.map((item) => entryOf(item, addressOf)),
    bodies: Object.fromEntries(BODY_TYPES.map((body) => [body, packsOf(body)])) as Record<BodyType, string[]>,
    starterOutfits: STARTER_OUTFITS,
    scene: addressOf(scenePath(LOCATION_SLUG)),
    scenes: Object.fromEntries(otherLocations.map(({ slug }) => [slug, addressOf(scenePath(slug))])),
    landing: LANDING.map(({ id }) => ({
      id,
      wide: addressOf(landingPath(id, 'wide')),
      tall: addressOf(landingPath(id, 'tall')),
    })),
    logo: addressOf(LOGO_PATH),
    emojis: EMOJI.map((entry) => ({
      id: entry.id,
      names: entry.aliases,
      imgUrl: `/${emojiPath(entry)}`,
      isAnimated: entry.motion !== undefined,
    })),
    pictures: Object.fromEntries([
      ...Object.entries(PICTURES).map(([name, { path }]) => [name, addressOf(path)]),
      ...Object.values(PLACE_OF_CATEGORY).map((place) => [
        `slots/${slotIconName(place)}`,
        addressOf(slotIconPath(place)),
      ]),
    ]) as Record<string, string>,
    creator: {
      guide: addressOf(guidePath),
      templates: Object.fromEntries(BODY_TYPES.map((body) => [body, addressOf(templatePath(body))])) as Record<
        BodyType,
        string
      >,
    },
    model: addressOf(modelPath),
    skinSwatches: tones.map((tone) => addressOf(swatchPath(tone))),
    flags: Object.fromEntries(COUNTRIES.map(({ code }) => [code, addressOf(flagPath(code))])),
    radio: PROGRAMME.map(({ id }) => addressOf(radioPath(id))),
    sounds: addressOf(soundsPath),
  };
}
