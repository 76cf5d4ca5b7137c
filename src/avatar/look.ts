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

/** False for an item that is made for the other body only: worn, it would leave its place empty. */
export const fits = ({ bodyTypes }: { bodyTypes?: readonly BodyType[] | undefined }, body: BodyType): boolean =>
  bodyTypes === undefined || bodyTypes.includes(body);

/** The look with those of the items that fit its body; the others leave it as it is. */
export const lookTrying = (
  look: Customization,
  items: readonly { id: string; category: number; bodyTypes?: readonly BodyType[] | undefined }[],
): Customization =>
  lookWith(
    look,
    items.filter((item) => fits(item, bodyOf(look))),
  );

/** The only body that an item fits, when that is not `body`; null when it fits, or `body` is unknown. */
export const otherBodyOf = (
  item: { bodyTypes?: readonly BodyType[] | undefined },
  body: BodyType | null,
): BodyType | null => (body === null || fits(item, body) ? null : (item.bodyTypes?.[0] ?? null));
