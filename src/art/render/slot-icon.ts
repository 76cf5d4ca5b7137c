/**
 * An icon for each place that something can be worn: an item of it, close up. What is worn on skin is shown on the
 * mannequin, which tells where; the rest is shown alone.
 */
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import type { CatalogueItem } from '../items/catalogue.ts';
import type { Box } from '../kit/path.ts';
import { drawnBox, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { bodyLayers, itemLayers } from './layers.ts';

/** Which item stands for a place: one that is known by its outline. */
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
/** Pale lavender: nobody's skin, and the ink shows. */
const MANNEQUIN_TONE = 19;
const FACE: Box = [112, 66, 313, 267];
const ON_FACE = new Set<Place>(['beard', 'eyes', 'eyebrows', 'nose', 'mouth', 'piercings', 'makeup', 'tattoos.head']);
/** Side of the square of mannequin that is shown around ink. */
const INK_SIDE_PX = 190;

const isInk = (place: Place): boolean => place.startsWith('tattoos.');

/** A square around a box. */
function squareAround([x0, y0, x1, y1]: Box, atLeast: number): Box {
  const side = Math.max(x1 - x0, y1 - y0, atLeast) + 2 * MARGIN_PX;
  const [x, y] = [(x0 + x1 - side) / 2, (y0 + y1 - side) / 2];
  return [x, y, x + side, y + side];
}

/** The drawing and its view box. Throws a RangeError for an item that draws nothing where it is shown from. */
export function slotIcon(item: CatalogueItem): { svg: string; view: string } {
  const { slot, shownFrom: rotation = 0 } = item.design;
  const body: BodyType = item.fits[0] ?? 'feminine';
  const isOnSkin = ON_FACE.has(slot) || isInk(slot);
  const own = itemLayers(item, body, { isAlone: !isOnSkin, rotations: [rotation] });
  const box = drawnBox(own.map((layer) => layer.svg).join(''));
  if (box === null) throw new RangeError(`${item.id} draws nothing`);
  const skin = isOnSkin ? bodyLayers(body, MANNEQUIN_TONE).filter((layer) => layer.rotation === rotation) : [];
  const layers = [...skin, ...own].toSorted((a, b) => a.z - b.z);
  const [x0, y0, x1, y1] = ON_FACE.has(slot) ? FACE : squareAround(box, isInk(slot) ? INK_SIDE_PX : 0);
  return { svg: layers.map((layer) => layer.svg).join(''), view: `${x0} ${y0} ${x1 - x0} ${y1 - y0}` };
}

export function drawSlotIcon(item: CatalogueItem): Raw {
  const { svg, view } = slotIcon(item);
  return rasterise(svgOf(SLOT_ICON_PX, SLOT_ICON_PX, svg, view));
}
