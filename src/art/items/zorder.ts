/** Stacking. Back layers lie behind the body, front layers before it; higher is nearer to the viewer. */
import type { Place, Slot } from '../../shared/rules/slots.ts';

export const BODY_Z = 0;

/** Slots that reach behind the body, farthest first. */
const BACK_Z: Partial<Record<Slot, number>> = {
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

const FRONT_Z: Record<Slot, number> = {
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

/** Boots that trousers end in. */
export const BOOTS_OVER_TROUSERS_Z = 33;
/** Long gloves end under short sleeves. */
export const UNDER_TOP_Z = 35;
/** Ears stand in the hair, under hats. */
export const OVER_HAIR_Z = 103;
export const HEADPHONES_Z = 105;

/** Ink lies on the skin, under everything worn. */
const TATTOO_Z = 5;
const isTattoo = (place: Place): place is Exclude<Place, Slot> => place.startsWith('tattoos.');

export const backZ = (place: Place): number => (isTattoo(place) ? -1 : (BACK_Z[place] ?? -1));
export const frontZ = (place: Place): number => (isTattoo(place) ? TATTOO_Z : FRONT_Z[place]);
