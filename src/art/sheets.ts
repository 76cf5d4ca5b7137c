/** Contact sheets: everything drawn, side by side, for people to look at. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BODY_TYPES, type BodyType } from '../shared/rules/slots.ts';
import { type CatalogueItem, catalogue, STARTER_OUTFITS } from './items/catalogue.ts';
import { type Raw, rasterise, svgOf } from './kit/raster.ts';
import { castShadow } from './kit/light.ts';
import { below } from './kit/masks.ts';
import { place } from './kit/shade.ts';
import { bodyLayers, itemLayers } from './render/layers.ts';
import { composeTown } from './town/compose.ts';

const BACKDROP = '#e9e4f5';
const SKINS = [3, 9, 14, 1, 6, 12, 17, 0, 11];
const ROTATIONS = [0, 1, 2, 3, 4, 5];

interface Look {
  body: BodyType;
  skinTone: number;
  items: readonly CatalogueItem[];
}
/** A window into the figure's canvas. */
interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}
const WHOLE: Window = { x: 0, y: 0, w: 425, h: 850 };
const HEAD: Window = { x: 62, y: 8, w: 300, h: 270 };

/** A dressed figure's SVG in one rotation. */
function dressed({ body, skinTone, items }: Look, rotation: number): string {
  const hairTop = Math.max(0, ...items.map((item) => item.design.hairTop ?? 0));
  const worn = items.flatMap((item) =>
    itemLayers(item, body).map((layer) =>
      item.design.slot === 'hair' && hairTop > 0 ? { ...layer, svg: below(hairTop, layer.svg) } : layer,
    ),
  );
  return [...bodyLayers(body, skinTone), ...worn]
    .filter((layer) => layer.rotation === rotation)
    .toSorted((a, b) => a.z - b.z)
    .map((layer) => layer.svg)
    .join('');
}

const cell = (look: Look, rotation: number, window: Window, x: number, y: number): string =>
  `<svg x="${x}" y="${y}" width="${window.w}" height="${window.h}" viewBox="${window.x} ${window.y} ${window.w} ${window.h}">` +
  `${castShadow(212, 824, 80, 16)}${dressed(look, rotation)}</svg>`;

/** One look a row, the six rotations across. */
function viewSheet(looks: readonly Look[], window: Window, widthPx: number): Raw {
  const cells = looks.flatMap((look, row) =>
    ROTATIONS.map((rotation) => cell(look, rotation, window, rotation * window.w, row * window.h)),
  );
  const [width, height] = [window.w * ROTATIONS.length, window.h * looks.length];
  const back = `<rect width="${width}" height="${height}" fill="${BACKDROP}"/>`;
  return rasterise(svgOf(width, height, back + cells.join('')), widthPx);
}

function starterLook(body: BodyType, skinTone: number, extra: readonly string[] = []): Look {
  const ids = [...STARTER_OUTFITS[body], ...extra];
  return { body, skinTone, items: catalogue().filter((item) => ids.includes(item.id)) };
}

const FACE_SLOTS = ['eyes', 'eyebrows', 'nose', 'mouth'];

/** Every design of a slot in its first colour, on a starter figure without that slot. */
function slotLooks(slot: string): Look[] {
  const seen = new Set<unknown>();
  const items = catalogue().filter((item) => {
    if (item.design.slot !== slot || seen.has(item.design)) return false;
    seen.add(item.design);
    return true;
  });
  return items.map((item, index) => {
    const body = item.fits[index % item.fits.length] ?? 'feminine';
    const base = starterLook(body, SKINS[index % SKINS.length] ?? 0);
    const others = base.items.filter(
      (worn) => worn.design.slot !== slot && (slot !== 'shoes' || worn.design.slot !== 'bottom'),
    );
    return { ...base, items: [...others, item] };
  });
}

async function save(folder: string, name: string, image: Raw): Promise<void> {
  const { data, widthPx, heightPx } = image;
  await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toFile(join(folder, `${name}.png`));
  console.log(`art: ${name}.png`);
}

/** Figures on the street, at the size that players see them. */
function standingIn(): string {
  const looks = BODY_TYPES.flatMap((body, index) => [3, 14].map((tone) => starterLook(body, tone + index)));
  return looks
    .flatMap((look, row) => ROTATIONS.map((rotation) => ({ look, rotation, row })))
    .map(({ look, rotation, row }) => {
      const [x, y] = [2040 + rotation * 210 + (row % 2) * 60, 700 + row * 70];
      return place(dressed(look, rotation), x, y - 194, 0.235);
    })
    .join('');
}

/** Writes all sheets into a folder. */
export async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const starters = BODY_TYPES.flatMap((body) => [3, 9, 16].map((tone) => starterLook(body, tone)));
  await save(folder, 'starters', viewSheet(starters, WHOLE, 1350));
  const slots = ['hair', 'hat', 'top', 'bottom', 'shoes', 'socks', ...FACE_SLOTS];
  for (const slot of slots) {
    const isFace = [...FACE_SLOTS, 'hair', 'hat'].includes(slot);
    await save(folder, slot, viewSheet(slotLooks(slot), isFace ? HEAD : WHOLE, 1200));
  }
  const camera = { x: 1980, y: 0, w: 1440, h: 1000, outW: 1440, outH: 1000 };
  await save(folder, 'town-day', composeTown('day', camera, { art: standingIn(), glow: '', lights: [] }));
  await save(folder, 'town-evening', composeTown('evening', camera));
}
