/**
 * An icon for each equipment slot: a close-up of one of its items, large enough to be recognised at 20 px. What is painted
 * on the skin or grows from the face is shown on a round piece of the mannequin, other items without a body. Makeup has no
 * outline of its own: its icon is a lipstick.
 */
import { visibleBox } from '../../engine/core/rgba.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import type { CatalogueItem } from '../items/catalogue.ts';
import type { Box } from '../kit/path.ts';
import { crop, drawnBox, MAX_HIDDEN_ALPHA, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { clip, group, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect } from '../kit/shapes.ts';
import { bodyLayers, type DrawnLayer, itemLayers } from './layers.ts';

/** A window into the figure's canvas. */
interface Square {
  x: number;
  y: number;
  side: number;
}

/** The item shown for each slot, chosen for outline and colour: no two slots show the same motif. */
export const ITEM_OF_PLACE: Readonly<Record<Place, string>> = {
  hair: 'top-knot-copper',
  beard: 'moustache-chestnut',
  eyes: 'round-eyes-green',
  eyebrows: 'bold-brows-raven',
  head: 'cat-ears-copper',
  nose: 'clown-nose-berry',
  mouth: 'grin-cream',
  hat: 'straw-hat-lemon',
  piercings: 'nose-ring-gold',
  glasses: 'cat-glasses-berry',
  top: 'tee-mint',
  coat: 'duffle-coat-camel',
  bottom: 'jeans-denim',
  shoes: 'sneakers-ocean',
  bracelets: 'bead-bracelet-candy',
  neckwear: 'bow-tie-berry',
  bag: 'backpack-mint',
  gloves: 'mittens-berry',
  handheld: 'coffee-cocoa',
  horns: 'ram-horns-camel',
  necklace: 'heart-necklace-rose',
  earPiece: 'drop-earrings-ocean',
  socks: 'striped-socks-berry',
  wings: 'butterfly-wings-sun',
  makeup: 'eyeshadow-lilac',
  belt: 'leather-belt-cocoa',
  'tattoos.head': 'temple-star-ink',
  'tattoos.neck': 'neck-swallow-ocean-rare',
  'tattoos.chest': 'chest-rose-ink',
  'tattoos.stomach': 'stomach-sun-sun-epic',
  'tattoos.backUpper': 'back-butterfly-rose-epic',
  'tattoos.backLower': 'back-vine-forest',
  'tattoos.armRight': 'arm-right-anchor-ocean-epic',
  'tattoos.armLeft': 'arm-left-heart-berry',
  'tattoos.legRight': 'leg-right-paw-rose-epic',
  'tattoos.legLeft': 'leg-left-lantern-berry-epic',
};

export const SLOT_ICON_PX = 96;
/** Share of the icon's side that the drawing spans. */
const SPAN = 0.94;
/** Pale lavender: not a natural skin tone, and light enough for the ink to be visible. */
const MANNEQUIN_TONE = 19;
const PLUM = '#4a3b5c';
const ON_SKIN = new Set<Place>(['beard', 'eyebrows', 'nose', 'mouth', 'head']);
/** Of these the icon shows only the one on the left: both together are small and far apart. */
const ONE_OF_PAIR = new Set<Place>(['eyes', 'eyebrows', 'earPiece', 'bracelets', 'gloves']);
/** Places whose icon shows more than the drawn item. */
const WINDOWS: Partial<Record<Place, Square>> = { head: { x: 88, y: 20, side: 250 } };
/** The same on a round piece of skin. */
const SPAN_ON_SKIN = 0.74;

const isInk = (place: Place): boolean => place.startsWith('tattoos.');

/** A square around a box, inside the canvas. */
function squareAround([x0, y0, x1, y1]: Box, span: number): Square {
  const side = Math.min(CANVAS_WIDTH_PX, Math.max(x1 - x0, y1 - y0) / span);
  const inside = (middle: number, most: number): number => Math.max(0, Math.min(most - side, middle - side / 2));
  return { x: inside((x0 + x1) / 2, CANVAS_WIDTH_PX), y: inside((y0 + y1) / 2, CANVAS_HEIGHT_PX), side };
}

/** The box of what is drawn in the left half of `box`. */
function leftOf(svg: string, [x0, y0, x1, y1]: Box): Box {
  const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
  const whole = rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, svg));
  const half = crop(whole, left, top, Math.round((x0 + x1) / 2) - left, y1 - top);
  const seen = visibleBox(half, MAX_HIDDEN_ALPHA);
  if (seen === null) return [x0, y0, x1, y1];
  return [left + seen.left, top + seen.top, left + seen.left + seen.widthPx, top + seen.top + seen.heightPx];
}

const stacked = (layers: readonly DrawnLayer[]): string =>
  layers
    .toSorted((a, b) => a.z - b.z)
    .map((layer) => layer.svg)
    .join('');

/** The part of a drawing that lies in the circle of a square, with an outline. */
function inCircle(svg: string, { x, y, side }: Square): string {
  const line = side * 0.035;
  const circle = ellipse(x + side / 2, y + side / 2, side / 2 - line / 2);
  return clip(circle, svg) + stroke(circle, PLUM, line);
}

/** On a square of 100. */
const LIPSTICK = group(
  'rotate(24 50 50)',
  part('M39,44L39,24C39,13 47,7 61,5L61,44Z', '#ef3f6b', { outline: 4 }) +
    part(roundRect(36, 42, 28, 18, 3), '#ffc83d', { outline: 4 }) +
    part(roundRect(32, 58, 36, 36, 5), '#7a52c7', { outline: 4 }),
);

/** The drawing and the square of it to show. Throws a RangeError for an item that draws nothing in that rotation. */
export function slotIcon(item: CatalogueItem): { svg: string; square: Square } {
  const { slot, shownFrom: rotation = 0 } = item.design;
  if (slot === 'makeup') return { svg: LIPSTICK, square: { x: 0, y: 0, side: 100 } };
  const body: BodyType = item.fits[0] ?? 'feminine';
  const isOnSkin = ON_SKIN.has(slot) || isInk(slot);
  const own = itemLayers(item, body, { isAlone: !isOnSkin, rotations: [rotation] });
  const drawing = stacked(own);
  const box = drawnBox(drawing, 1);
  if (box === null) throw new RangeError(`${item.id} draws nothing`);
  const shown = ONE_OF_PAIR.has(slot) ? leftOf(drawing, box) : box;
  const square = WINDOWS[slot] ?? squareAround(shown, isOnSkin ? SPAN_ON_SKIN : SPAN);
  if (!isOnSkin) return { svg: drawing, square };
  const skin = bodyLayers(body, MANNEQUIN_TONE).filter((layer) => layer.rotation === rotation);
  return { svg: inCircle(stacked([...skin, ...own]), square), square };
}

export function drawSlotIcon(item: CatalogueItem): Raw {
  const { svg, square } = slotIcon(item);
  const k = SLOT_ICON_PX / square.side;
  // Rendered whole and then cropped, because the rasteriser panics on some clipped groups outside the picture.
  const [width, height] = [Math.ceil(CANVAS_WIDTH_PX * k), Math.ceil(CANVAS_HEIGHT_PX * k)];
  const whole = rasterise(svgOf(width, height, svg, `0 0 ${width / k} ${height / k}`));
  return crop(whole, Math.round(square.x * k), Math.round(square.y * k), SLOT_ICON_PX, SLOT_ICON_PX);
}
