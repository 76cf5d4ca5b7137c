/**
 * The list of all jobs: every output of the generator, what its content depends on, and its stage. Reads and parses the
 * sources, which takes seconds; `art-list.ts` keeps the result. Draws nothing.
 */
import { fileURLToPath } from 'node:url';
import { COUNTRIES } from '../../shared/rules/countries.ts';
import { BODY_TYPES, type BodyType, type Place, SKIN_TONE_COUNT } from '../../shared/rules/slots.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { LANDING } from '../brand/landing.ts';
import { flagPath } from '../brand/flags.ts';
import { ICON_FILES } from '../brand/icons.ts';
import { PICTURES } from '../brand/pictures.ts';
import { EMOJI } from '../emoji/catalogue.ts';
import { emojiPath } from '../emoji/files.ts';
import { type CatalogueItem, catalogue, STARTER_OUTFITS } from '../items/catalogue.ts';
import { ITEM_OF_PLACE } from '../render/slot-icon.ts';
import { PROGRAMME, STATION_SEED } from '../radio/station/running-order.ts';
import { PROP_ART } from '../town/prop-art.ts';
import { GESTURE_ART } from '../town/gesture-art.ts';
import type { LocationDesign } from '../locations/design.ts';
import { layerTiles, lightTiles, spriteKinds, TOWN_LAYERS, TOWN_MOODS, type TownMood } from '../locations/pictures.ts';
import { LOCATIONS } from '../locations/registry.ts';
import { Fingerprints, hashOf } from './fingerprint.ts';
import {
  bodyFolder,
  doorPartPath,
  gesturePath,
  guidePath,
  hashesOf,
  itemFolder,
  type Job,
  landingPath,
  layerPath,
  lightPath,
  locationPath,
  modelPath,
  motionPath,
  navigationPath,
  propPath,
  radioPath,
  scenePath,
  slotIconPath,
  smallPath,
  soundsPath,
  spritePath,
  type Stage,
  STAGES,
  swatchPath,
  templatePath,
} from './job.ts';

const BODY_PICTURES = ['sheet.webp', 'sheet@half.webp', 'preview.webp', 'thumbnail.webp'] as const;
const ITEM_PICTURES = ['sheet.webp', 'sheet@half.webp', 'preview.webp'] as const;
/** Places whose items are shown on the player's own figure in lists (`WornPicture`), because they are specks on their own. */
const SHOWN_ON_FIGURE: ReadonlySet<Place> = new Set<Place>(['eyebrows', 'nose', 'mouth', 'makeup', 'piercings']);
/** The folder that source paths are relative to. */
const ART = fileURLToPath(new URL('..', import.meta.url));
const PACKER = 'render/pack.ts';
const PACK_FILE = 'render/pack-file.ts';
/**
 * Version of the packed layer format. Changing it packs every layer again. `pack.test.ts` compares the core's output and
 * fails when a change is due, so that a core with equal output causes no rendering.
 */
const PACKING = '613c049a27';
const ENCODER = 'render/encode.ts';
const PICTURES_OF_LOCATIONS = 'locations/pictures.ts';
const PROJECT = '../..';
const RASTERISER = '@resvg/resvg-js';

const skinTones = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);

/** The pictures of a location, without those that code places. */
function locationJobs(sources: Fingerprints, design: LocationDesign): Job[] {
  const { slug: location } = design;
  const isTown = location === LOCATION_SLUG;
  const pictures = hashOf(sources.of(PICTURES_OF_LOCATIONS, design.sources.pictures, ENCODER), location);
  const small = sources.of('render/small-scenery.ts');
  const first = isTown ? 'town' : 'places';
  const evening = isTown ? 'evening' : 'places';
  const stageOf = (mood: TownMood): Stage => (mood === 'day' ? first : evening);
  const layers = TOWN_LAYERS.filter((layer) => layerTiles(design, layer).length > 0).flatMap((layer) =>
    TOWN_MOODS.map(
      (mood): Job => ({
        spec: { kind: 'layer', location, layer, mood },
        stage: stageOf(mood),
        hash: layer === 'background' ? hashOf(pictures, layer, mood, small) : hashOf(pictures, layer, mood),
        paths: [
          ...layerTiles(design, layer).map((_, index) => layerPath(location, layer, mood, index)),
          ...(layer === 'background'
            ? layerTiles(design, layer).map((_, index) => smallPath(location, mood, index))
            : []),
        ],
      }),
    ),
  );
  const sprites = spriteKinds(design).flatMap((sprite) =>
    TOWN_MOODS.map(
      (mood): Job => ({
        spec: { kind: 'sprite', location, sprite, mood },
        stage: stageOf(mood),
        hash: hashOf(pictures, sprite, mood),
        paths: [spritePath(location, sprite, mood)],
      }),
    ),
  );
  const motions = Object.keys(design.motionArt).map(
    (name): Job => ({
      spec: { kind: 'motion', location, name },
      stage: first,
      hash: hashOf(pictures, name),
      paths: [motionPath(location, name)],
    }),
  );
  const door = sources.of(design.sources.doors, ENCODER);
  const doorParts = design.doorParts.map(
    ({ name, source }): Job => ({
      spec: { kind: 'door-part', location, name },
      stage: first,
      hash: hashOf(source === undefined ? door : sources.of(source, ENCODER), name),
      paths: [doorPartPath(location, name)],
    }),
  );
  return [
    ...layers,
    ...motions,
    ...doorParts,
    ...sprites,
    {
      spec: { kind: 'light', location },
      stage: evening,
      hash: hashOf(pictures, 'light'),
      paths: lightTiles(design).map((_, index) => lightPath(location, index)),
    },
  ];
}

/** What code places in the town, and what figures hold in every location. */
function placedJobs(sources: Fingerprints): { props: Job[]; gestures: Job[] } {
  const prop = sources.of('town/prop-art.ts', ENCODER);
  const props = Object.keys(PROP_ART).map(
    (name): Job => ({
      spec: { kind: 'prop', name },
      stage: 'town',
      hash: hashOf(prop, name),
      paths: [propPath(name)],
    }),
  );
  const gesture = sources.of('town/gesture-art.ts', ENCODER);
  const gestures = Object.keys(GESTURE_ART).map(
    (name): Job => ({
      spec: { kind: 'gesture', name },
      stage: 'town',
      hash: hashOf(gesture, name),
      paths: [gesturePath(name)],
    }),
  );
  return { props, gestures };
}

/** `pictures`: the jobs of everything that the scene file names. Their hashes are part of its content. */
function sceneJob(sources: Fingerprints, design: LocationDesign, pictures: readonly Job[]): Job {
  const { slug: location } = design;
  const paths = [locationPath(location), navigationPath(location), scenePath(location)];
  const hash = hashOf(
    sources.of('generate/scene-file.ts', design.sources.data, ...(design.sources.entrances ?? [])),
    sources.ofFolder(`${PROJECT}/assembly/navigation`),
    sources.of(`${PROJECT}/src/engine/core/rings/merge-rings.ts`),
    ...pictures.map((job) => job.hash),
  );
  const hashes = { ...hashesOf(pictures), ...Object.fromEntries(paths.map((path) => [path, hash])) };
  return { spec: { kind: 'scene', location, hashes }, stage: 'town', hash, paths };
}

function bodyJobs(sources: Fingerprints, packer: string): Job[] {
  const packFile = sources.of(PACK_FILE);
  const figure = hashOf(packer, sources.of('figure/body.ts', 'render/layers.ts'));
  const pictures = sources.of('render/pictures.ts', ENCODER);
  return BODY_TYPES.flatMap((body) =>
    skinTones.flatMap((skinTone): Job[] => {
      const hash = hashOf(figure, body, String(skinTone));
      const folder = bodyFolder(body, skinTone);
      return [
        {
          spec: { kind: 'body', body, skinTone },
          stage: 'town',
          hash: hashOf(hash, packFile),
          paths: [`${folder}/layers.bin`],
        },
        {
          spec: { kind: 'body-pictures', body, skinTone },
          stage: 'sheets',
          hash: hashOf(hash, pictures),
          paths: BODY_PICTURES.map((name) => `${folder}/${name}`),
        },
      ];
    }),
  );
}

/** The data that an item's pictures depend on. Name and price are excluded, because they are not drawn. */
const drawnFrom = ({ design, palette, rarity }: CatalogueItem): string =>
  JSON.stringify([design.slot, design.z ?? null, design.draw.name, palette, rarity]);

/** One job, or one per skin tone for designs that depend on the tone. */
function layerJobs(item: CatalogueItem, body: BodyType, stage: Stage, hash: string): Job[] {
  const { id } = item;
  const folder = itemFolder(id, body);
  if (item.design.isSkinTinted !== true) {
    return [{ spec: { kind: 'item', id, body }, stage, hash, paths: [`${folder}/layers.bin`] }];
  }
  return skinTones.map(
    (skinTone): Job => ({
      spec: { kind: 'item', id, body, skinTone },
      stage: 'rest',
      hash,
      paths: [`${folder}/layers-${skinTone}.bin`],
    }),
  );
}

function itemJobs(sources: Fingerprints, packer: string, items: readonly CatalogueItem[]): Job[] {
  const layers = sources.of('render/layers.ts');
  const packFile = sources.of(PACK_FILE);
  const pictures = sources.of('render/pictures.ts', ENCODER);
  const icons = sources.of('render/slot-icon.ts', 'figure/body.ts', ENCODER);
  const worn = new Set(Object.values(STARTER_OUTFITS).flat());
  const firstLayers = (item: CatalogueItem): Stage => {
    if (worn.has(item.id)) return 'town';
    if (!item.isStarter) return 'rest';
    return SHOWN_ON_FIGURE.has(item.design.slot) ? 'wardrobe' : 'starters';
  };
  return items.flatMap((item) => {
    const drawing = hashOf(packer, layers, sources.of(`items/${item.design.source}`), item.id, drawnFrom(item));
    const icon: Job = {
      spec: { kind: 'slot-icon', id: item.id },
      stage: 'wardrobe',
      hash: hashOf(drawing, icons),
      paths: [slotIconPath(item.design.slot)],
    };
    const files = item.fits.flatMap((body): Job[] => {
      const hash = hashOf(drawing, body);
      const shown = hashOf(hash, pictures, String(item.design.shownFrom ?? 0));
      const folder = itemFolder(item.id, body);
      return [
        ...layerJobs(item, body, firstLayers(item), hashOf(hash, packFile)),
        {
          spec: { kind: 'item-thumbnail', id: item.id, body },
          stage: item.isStarter ? 'wardrobe' : 'rest',
          hash: shown,
          paths: [`${folder}/thumbnail.webp`],
        },
        {
          spec: { kind: 'item-pictures', id: item.id, body },
          stage: 'sheets',
          hash: shown,
          paths: ITEM_PICTURES.map((name) => `${folder}/${name}`),
        },
      ];
    });
    return ITEM_OF_PLACE[item.design.slot] === item.id ? [icon, ...files] : files;
  });
}

function brandJobs(sources: Fingerprints): Job[] {
  const landing = sources.of('brand/landing.ts', 'town/compose.ts', ENCODER);
  const scenes = LANDING.flatMap(({ id }) =>
    (['wide', 'tall'] as const).map(
      (shape): Job => ({
        spec: { kind: 'landing', id, shape },
        stage: 'landing',
        hash: hashOf(landing, id, shape),
        paths: [landingPath(id, shape)],
      }),
    ),
  );
  return [
    {
      spec: { kind: 'brand' },
      stage: 'town',
      hash: sources.of('brand/icons.ts', ENCODER),
      paths: ICON_FILES.map((file) => file.path),
    },
    ...BODY_TYPES.map(
      (body): Job => ({
        spec: { kind: 'template', body },
        stage: 'rest',
        hash: hashOf(sources.of('creations/template.ts', ENCODER), body),
        paths: [templatePath(body)],
      }),
    ),
    {
      spec: { kind: 'guide' },
      stage: 'rest',
      hash: sources.of('creations/guide.ts'),
      paths: [guidePath],
    },
    {
      spec: { kind: 'model' },
      stage: 'rest',
      hash: sources.of('model/lantern-cat.ts', 'model/glb.ts'),
      paths: [modelPath],
    },
    {
      spec: { kind: 'swatches' },
      stage: 'rest',
      hash: sources.of('render/pictures.ts', 'figure/skin.ts', ENCODER),
      paths: skinTones.map(swatchPath),
    },
    {
      spec: { kind: 'flags' },
      stage: 'rest',
      hash: hashOf(sources.of('brand/flags.ts'), sources.ofPackages(`${PROJECT}/package.json`, 'country-flag-icons')),
      paths: COUNTRIES.map(({ code }) => flagPath(code)),
    },
    ...scenes,
  ];
}

function pictureJobs(sources: Fingerprints): Job[] {
  const emoji = sources.of('emoji/files.ts', ENCODER);
  return [
    ...EMOJI.map(
      (entry): Job => ({
        spec: { kind: 'emoji', id: entry.id },
        stage: 'starters',
        hash: hashOf(emoji, JSON.stringify(entry)),
        paths: [emojiPath(entry)],
      }),
    ),
    ...Object.entries(PICTURES).map(
      ([name, { path, source, widthPx, heightPx, view }]): Job => ({
        spec: { kind: 'picture', name },
        stage: 'starters',
        hash: hashOf(sources.of(source, ENCODER), name, `${widthPx} ${heightPx} ${view ?? ''}`),
        paths: [path],
      }),
    ),
  ];
}

/** One job per programme item, so that a change renders only the items that it affects. */
function radioJobs(sources: Fingerprints): Job[] {
  const studio = hashOf(
    sources.of('radio/render/mix.ts', 'radio/render/mp3.ts'),
    sources.ofPackages(`${PROJECT}/package.json`, 'wasm-media-encoders'),
    STATION_SEED,
  );
  return PROGRAMME.map(
    (item): Job => ({
      spec: { kind: 'radio', id: item.id },
      stage: 'radio',
      hash: hashOf(studio, sources.of(item.source), JSON.stringify(item)),
      paths: [radioPath(item.id)],
    }),
  );
}

const soundsJob = (sources: Fingerprints): Job => ({
  spec: { kind: 'sounds' },
  stage: 'starters',
  hash: hashOf(
    sources.of('sounds/sound-file.ts'),
    sources.ofPackages(`${PROJECT}/package.json`, 'wasm-media-encoders'),
  ),
  paths: [soundsPath],
});

/** All jobs in the order of rendering. Reads sources and renders nothing. */
export function allJobs(items: readonly CatalogueItem[] = catalogue()): Job[] {
  const sources = new Fingerprints(ART);
  const packer = hashOf(sources.of(PACKER), PACKING);
  const tools = sources.ofPackages(`${PROJECT}/package.json`, RASTERISER, 'sharp');
  const withTools = (job: Job): Job => ({ ...job, hash: hashOf(tools, job.hash) });
  const { props, gestures } = placedJobs(sources);
  const placed = { props: props.map(withTools), gestures: gestures.map(withTools) };
  const locations = LOCATIONS.flatMap((design) => {
    const pictures = locationJobs(sources, design).map(withTools);
    const named = [...pictures, ...placed.gestures, ...(design.slug === LOCATION_SLUG ? placed.props : [])];
    return [sceneJob(sources, design, named), ...pictures];
  });
  const others = [
    ...bodyJobs(sources, packer),
    ...pictureJobs(sources),
    ...itemJobs(sources, packer, items),
    ...brandJobs(sources),
    ...radioJobs(sources),
    soundsJob(sources),
  ].map(withTools);
  return [...locations, ...placed.props, ...placed.gestures, ...others].toSorted(
    (a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage),
  );
}
