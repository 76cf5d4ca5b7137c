/**
 * The z order of a figure's layers in front of the body; higher is nearer to the viewer. Generated items and creators'
 * items use the same order.
 */
import { PLACE_OF_CATEGORY, type Slot } from '../rules/slots.ts';

export const Z_OF_SLOT: Readonly<Record<Slot, number>> = {
  head: 2,
  makeup: 8,
  socks: 10,
  shoes: 20,
  bottom: 30,
  top: 40,
  belt: 45,
  necklace: 50,
  coat: 60,
  neckwear: 64,
  gloves: 70,
  bracelets: 74,
  bag: 78,
  nose: 80,
  mouth: 82,
  beard: 83,
  eyes: 84,
  eyebrows: 85,
  piercings: 86,
  glasses: 90,
  wings: 95,
  earPiece: 98,
  hair: 100,
  horns: 106,
  hat: 110,
  handheld: 120,
};
/** Tattoos are on the skin, below all clothes. */
export const Z_OF_TATTOO = 5;
/** Above everything, so that an unknown category is fully visible. */
const Z_OF_NOTHING = 200;

/** `z` of a category's drawings; unknown numbers are on top. */
export function layerOrderOf(category: number): number {
  const place = PLACE_OF_CATEGORY[category];
  if (place === undefined) return Z_OF_NOTHING;
  return place.startsWith('tattoos.') ? Z_OF_TATTOO : Z_OF_SLOT[place as Slot];
}
