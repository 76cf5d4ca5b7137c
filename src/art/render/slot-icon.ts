/**
 * An icon for each equipment slot: a close-up of one of its items. Tattoos and makeup are shown on the mannequin, so that
 * their position is visible. Other items are shown without a body.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import type { CatalogueItem } from '../items/catalogue.ts';
import type { Box } from '../kit/path.ts';
import { crop, drawnBox, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { bodyLayers, itemLayers } from './layers.ts';

/** A window into the figure's canvas. */
interface Square {
  x: number;
  y: number;
  side: number;
}

/** The item shown for each slot, chosen for a recognisable outline. */
export const ITEM_OF_PLACE: Readonly<Record<Place, string>> = {
  hair: 'top-knot-copper',
  beard: 'moustache-chestnut',
  eyes: 'round-eyes-green',
  eyebrows: 'bold-brows-raven',
  head: 'cat-ears-copper',
  nose: 'clown-nose-berry',
  mouth: 'grin-cream',
  hat: 'top-hat-coal',
  piercings: 'nose-ring-gold',
  glasses: 'round-glasses-coal',
  top: 'tee-mint',
  coat: 'duffle-coat-camel',
  bottom: 'jeans-denim',
  shoes: 'sneakers-ocean',
  bracelets: 'watch-cocoa',
  neckwear: 'bow-tie-berry',
  bag: 'backpack-mint',
  gloves: 'mittens-berry',
  handheld: 'coffee-cocoa',
  horns: 'ram-horns-camel',
  necklace: 'heart-necklace-rose',
  earPiece: 'headphones-mint',
  socks: 'striped-socks-berry',
  wings: 'butterfly-wings-sun',
  makeup: 'eyeshadow-lilac',
  belt: 'leather-belt-cocoa',
  'tattoos.head': 'temple-star-ink',
  'tattoos.neck': 'neck-heart-ink',
  'tattoos.chest': 'chest-rose-ink',
  'tattoos.stomach': 'stomach-stars-ink',
  'tattoos.backUpper': 'back-wings-ink',
  'tattoos.backLower': 'back-wave-ocean',
  'tattoos.armRight': 'arm-right-rose-ink',
  'tattoos.armLeft': 'arm-left-heart-ink',
  'tattoos.legRight': 'leg-right-stars-ink',
  'tattoos.legLeft': 'leg-left-rose-ink',
};

export const SLOT_ICON_PX = 96;
const MARGIN_PX = 6;
/** Pale lavender: not a natural skin tone, and light enough for the ink to be visible. */
const MANNEQUIN_TONE = 19;
const FACE: Square = { x: 112, y: 66, side: 201 };
const ON_FACE = new Set<Place>(['beard', 'eyes', 'eyebrows', 'nose', 'mouth', 'piercings', 'makeup', 'tattoos.head']);
/** Side of the square that is shown around ink, in canvas px. */
const INK_SIDE_PX = 190;

const isInk = (place: Place): boolean => place.startsWith('tattoos.');

/** A square around a box, inside the canvas. */
function squareAround([x0, y0, x1, y1]: Box, atLeast: number): Square {
  const side = Math.min(CANVAS_WIDTH_PX, Math.max(x1 - x0, y1 - y0, atLeast) + 2 * MARGIN_PX);
  const inside = (middle: number, most: number): number => Math.max(0, Math.min(most - side, middle - side / 2));
  return { x: inside((x0 + x1) / 2, CANVAS_WIDTH_PX), y: inside((y0 + y1) / 2, CANVAS_HEIGHT_PX), side };
}

/** The drawing and the square of it to show. Throws a RangeError for an item that draws nothing in that rotation. */
export function slotIcon(item: CatalogueItem): { svg: string; square: Square } {
  const { slot, shownFrom: rotation = 0 } = item.design;
  const body: BodyType = item.fits[0] ?? 'feminine';
  const isOnSkin = ON_FACE.has(slot) || isInk(slot);
  const own = itemLayers(item, body, { isAlone: !isOnSkin, rotations: [rotation] });
  const box = drawnBox(own.map((layer) => layer.svg).join(''));
  if (box === null) throw new RangeError(`${item.id} draws nothing`);
  const skin = isOnSkin ? bodyLayers(body, MANNEQUIN_TONE).filter((layer) => layer.rotation === rotation) : [];
  const layers = [...skin, ...own].toSorted((a, b) => a.z - b.z);
  const square = ON_FACE.has(slot) ? FACE : squareAround(box, isInk(slot) ? INK_SIDE_PX : 0);
  return { svg: layers.map((layer) => layer.svg).join(''), square };
}

export function drawSlotIcon(item: CatalogueItem): Raw {
  const { svg, square } = slotIcon(item);
  const k = SLOT_ICON_PX / square.side;
  // Rendered whole and then cropped, because the rasteriser panics on some clipped groups outside the picture.
  const [width, height] = [Math.ceil(CANVAS_WIDTH_PX * k), Math.ceil(CANVAS_HEIGHT_PX * k)];
  const whole = rasterise(svgOf(width, height, svg, `0 0 ${width / k} ${height / k}`));
  return crop(whole, Math.round(square.x * k), Math.round(square.y * k), SLOT_ICON_PX, SLOT_ICON_PX);
}
