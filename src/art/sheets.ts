/** Contact sheets for visual review: all drawings side by side. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BODY_TYPES, type BodyType, type Place, PLACE_OF_CATEGORY } from '../shared/rules/slots.ts';
import { PICTURES } from './brand/pictures.ts';
import { EMOJI } from './emoji/catalogue.ts';
import { drawEmoji, drawFrames } from './emoji/draw.ts';
import { EMOJI_VIEW } from './emoji/files.ts';
import { type CatalogueItem, catalogue, STARTER_OUTFITS } from './items/catalogue.ts';
import { type Raw, rasterise, svgOf } from './kit/raster.ts';
import { castShadow } from './kit/light.ts';
import { below } from './kit/masks.ts';
import { drawModel } from './model/draw-model.ts';
import { lanternCat } from './model/lantern-cat.ts';
import { place } from './kit/shade.ts';
import { bodyLayers, itemLayers } from './render/layers.ts';
import { ITEM_OF_PLACE, SLOT_ICON_PX, slotIcon } from './render/slot-icon.ts';
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
    itemLayers(item, body, { skinTone, rotations: [rotation] }).map((layer) =>
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

/** A row per look with all six rotations. */
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

const BUST: Window = { x: 42, y: 12, w: 340, h: 330 };
const CLOTHED: Window = { x: 2, y: 236, w: 421, h: 604 };
const UPPER: Window = { x: 2, y: 12, w: 421, h: 560 };
const LEGS: Window = { x: 62, y: 380, w: 300, h: 460 };

/** The part of the figure that a slot's sheet shows. */
const WINDOWS: Partial<Record<Place, Window>> = {
  top: CLOTHED,
  coat: CLOTHED,
  bottom: LEGS,
  shoes: LEGS,
  socks: LEGS,
  neckwear: BUST,
  necklace: BUST,
  bag: UPPER,
  handheld: UPPER,
  wings: UPPER,
  gloves: CLOTHED,
  bracelets: CLOTHED,
  belt: CLOTHED,
};
const isTattoo = (slot: Place): boolean => slot.startsWith('tattoos.');
const windowOf = (slot: Place): Window => (isTattoo(slot) ? WHOLE : (WINDOWS[slot] ?? HEAD));

/** Slots that would cover another slot's items and are left out of its sheet. */
const HIDING: Partial<Record<Place, readonly Place[]>> = {
  shoes: ['bottom'],
  socks: ['bottom', 'shoes'],
  bottom: ['shoes'],
  head: ['hair'],
};

function isInTheWay(worn: CatalogueItem, item: CatalogueItem): boolean {
  const { slot } = item.design;
  if (worn.design.slot === slot) return true;
  if (isTattoo(slot)) return ['top', 'bottom', 'shoes', 'hair'].includes(worn.design.slot);
  return HIDING[slot]?.includes(worn.design.slot) ?? false;
}

/** Short hair that leaves ears, neck and back visible. */
const HAIR_UP = 'top-knot-copper';
const LONG_HAIR = 'long-hair-chestnut';

/** Every design and rarity of a slot on starter figures, without items that would cover it. */
function slotLooks(slot: Place): Look[] {
  const seen = new Set<string>();
  const items = catalogue().filter((item) => {
    const key = `${item.design.draw.name} ${item.id.replace(/-[^-]+(-(rare|epic|legendary))?$/, '')} ${item.rarity}`;
    if (item.design.slot !== slot || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return items.map((item, index) => {
    const body = item.fits[index % item.fits.length] ?? 'feminine';
    const base = starterLook(body, SKINS[index % SKINS.length] ?? 0, [HAIR_UP]);
    const others = base.items.filter((worn) => !isInTheWay(worn, item) && worn.id !== LONG_HAIR);
    const isHairFree = others.some((worn) => worn.design.slot === 'hair' && worn.id !== HAIR_UP);
    return { ...base, items: [...others.filter((worn) => !isHairFree || worn.id !== HAIR_UP), item] };
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

interface GridCell {
  svg: string;
  width: number;
  height: number;
  view: string;
}

/** Flat pictures in rows, each scaled into a square. */
function gridSheet(cells: readonly GridCell[], columns: number, sidePx: number): Raw {
  const placed = cells.map(({ svg, width, height, view }, index) => {
    const [x, y] = [(index % columns) * sidePx, Math.floor(index / columns) * sidePx];
    const k = Math.min(1, (sidePx - 8) / Math.max(width, height));
    return `<svg x="${x + 4}" y="${y + 4}" width="${width * k}" height="${height * k}" viewBox="${view}">${svg}</svg>`;
  });
  const [width, height] = [columns * sidePx, Math.ceil(cells.length / columns) * sidePx];
  return rasterise(
    svgOf(width, height, `<rect width="${width}" height="${height}" fill="${BACKDROP}"/>${placed.join('')}`),
  );
}

const MODEL_PX = 320;
const emojiCell = (svg: string): GridCell => ({ svg, width: 128, height: 128, view: EMOJI_VIEW });

async function writePictureSheets(folder: string): Promise<void> {
  const stills = EMOJI.filter((entry) => entry.motion === undefined).map((entry) => emojiCell(drawEmoji(entry)));
  await save(folder, 'emoji', gridSheet(stills, 13, 112));
  const loops = EMOJI.filter((entry) => entry.motion !== undefined).flatMap((entry) =>
    drawFrames(entry).map(emojiCell),
  );
  await save(folder, 'emoji-loops', gridSheet(loops, 10, 112));
  const cat = [-90, -35, 0, 35, 180].map((yaw) => drawModel(lanternCat(), yaw, MODEL_PX));
  const views = cat.map(
    (svg): GridCell => ({ svg, width: MODEL_PX, height: MODEL_PX, view: `0 0 ${MODEL_PX} ${MODEL_PX}` }),
  );
  await save(folder, 'model', gridSheet(views, 5, MODEL_PX));
  const pictures = Object.values(PICTURES).map(
    ({ draw, widthPx, heightPx, view }): GridCell => ({
      svg: draw(),
      width: widthPx,
      height: heightPx,
      view: view ?? `0 0 ${widthPx} ${heightPx}`,
    }),
  );
  await save(folder, 'pictures', gridSheet(pictures, 10, 136));
  const icons = catalogue().filter((item) => ITEM_OF_PLACE[item.design.slot] === item.id);
  const iconCells = icons.map((item): GridCell => {
    const { svg, square } = slotIcon(item);
    const view = `${square.x} ${square.y} ${square.side} ${square.side}`;
    return { svg, view, width: SLOT_ICON_PX, height: SLOT_ICON_PX };
  });
  await save(folder, 'slot-icons', gridSheet(iconCells, 9, 112));
}

/** Writes the sheets into a folder. `only`: names of slots or `pictures`; default: all. */
export async function writeSheets(folder: string, only: readonly string[] = []): Promise<void> {
  await mkdir(folder, { recursive: true });
  const starters = BODY_TYPES.flatMap((body) => [3, 9, 16].map((tone) => starterLook(body, tone)));
  if (only.length === 0) await save(folder, 'starters', viewSheet(starters, WHOLE, 1350));
  const slots = Object.values(PLACE_OF_CATEGORY).filter((slot) => only.length === 0 || only.includes(slot));
  for (const slot of slots) {
    await save(folder, slot.replace('.', '-'), viewSheet(slotLooks(slot), windowOf(slot), 1200));
  }
  if (only.length === 0 || only.includes('pictures')) await writePictureSheets(folder);
  if (only.length > 0) return;
  const camera = { x: 1980, y: 0, w: 1440, h: 1000, outW: 1440, outH: 1000 };
  await save(folder, 'town-day', composeTown('day', camera, { art: standingIn(), glow: '', lights: [] }));
  await save(folder, 'town-evening', composeTown('evening', camera));
}
