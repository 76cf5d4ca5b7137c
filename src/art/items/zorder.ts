/** The z order. Back layers are behind the body, front layers in front of it; higher is nearer to the viewer. */
import { BACK_Z_OF_SLOT, Z_OF_SLOT, Z_OF_TATTOO } from '../../shared/art/layer-order.ts';
import type { Place, Slot } from '../../shared/rules/slots.ts';

export const BODY_Z = 0;

/** Boots are over trousers. */
export const BOOTS_OVER_TROUSERS_Z = 33;
/** Long gloves are under short sleeves. */
export const UNDER_TOP_Z = 35;
/** Ears are over the hair and under hats. */
export const OVER_HAIR_Z = 103;
export const HEADPHONES_Z = 105;

const isTattoo = (place: Place): place is Exclude<Place, Slot> => place.startsWith('tattoos.');

export const backZ = (place: Place): number => (isTattoo(place) ? -1 : (BACK_Z_OF_SLOT[place] ?? -1));
export const frontZ = (place: Place): number => (isTattoo(place) ? Z_OF_TATTOO : Z_OF_SLOT[place]);
