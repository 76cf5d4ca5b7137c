/**
 * The z order of a figure's layers; higher is nearer to the viewer, the body is 0, and negative layers are behind it.
 * Generated items and creators' items use the same order.
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
/** Behind the body, from back to front. Other slots are directly behind it. */
export const BACK_Z_OF_SLOT: Readonly<Partial<Record<Slot, number>>> = {
  wings: -50,
  bag: -40,
  handheld: -35,
  coat: -30,
  top: -28,
  hat: -25,
  hair: -20,
  neckwear: -15,
  head: -10,
};
const Z_OF_OTHER_BACK = -1;
/** Above everything, so that an unknown category is fully visible. */
const Z_OF_NOTHING = 200;

/** `z` of a category's drawings; unknown numbers are on top. */
export function layerOrderOf(category: number): number {
  const place = PLACE_OF_CATEGORY[category];
  if (place === undefined) return Z_OF_NOTHING;
  return place.startsWith('tattoos.') ? Z_OF_TATTOO : Z_OF_SLOT[place as Slot];
}

/** `z` of what an item of a category has behind the body. */
export function backOrderOf(category: number): number {
  const place = PLACE_OF_CATEGORY[category];
  return (place === undefined ? undefined : BACK_Z_OF_SLOT[place as Slot]) ?? Z_OF_OTHER_BACK;
}
