/** Body type of a look, and looks with items put on. Pure. */
import { type BodyType, type Customization, PLACE_OF_CATEGORY, withItem } from '../shared/rules/slots.ts';

export const bodyOf = ({ isMale }: Pick<Customization, 'isMale'>): BodyType => (isMale ? 'masculine' : 'feminine');

/** The look with these items, each in the slot of its category. */
export function lookWith(look: Customization, items: readonly { id: string; category: number }[]): Customization {
  return items.reduce((dressed, { id, category }) => {
    const place = PLACE_OF_CATEGORY[category];
    return place === undefined ? dressed : withItem(dressed, place, id);
  }, look);
}
