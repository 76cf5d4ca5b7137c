/**
 * The look on which a submission is previewed: the starter figure of a body, without items of the submission's
 * category.
 */
import type { Customization, Place } from '../../shared/rules/slots.ts';
import { PLACE_OF_CATEGORY, SLOTS, withItem } from '../../shared/rules/slots.ts';

/** Categories that belong to the figure, not to its clothes. */
const OWN: readonly Place[] = ['hair', 'beard', 'eyes', 'eyebrows', 'head', 'nose', 'mouth'];

export interface ModelWishes {
  skinTone: number;
  isDressed: boolean;
  /** Null while none is chosen. */
  category: number | null;
}

/** `starter` is the look of a new player of that body. */
export function modelLook(starter: Customization, { skinTone, isDressed, category }: ModelWishes): Customization {
  let look: Customization = { ...starter, skinTone };
  if (!isDressed) for (const slot of SLOTS) if (!OWN.includes(slot)) look = withItem(look, slot, null);
  const place = category === null ? undefined : PLACE_OF_CATEGORY[category];
  return place === undefined ? look : withItem(look, place, null);
}
