/** The body of this tab's player, which decides what fits. */
import { bodyOf, fits } from '../avatar/look.ts';
import { useOwnLook } from '../avatar/own-look.ts';
import type { BodyType } from '../shared/rules/slots.ts';

/** Null until the look is loaded. */
export function useOwnBody(): BodyType | null {
  const look = useOwnLook();
  return look && bodyOf(look);
}

/** The only body that an item fits, when that is not the player's; null when it fits, or the body is unknown. */
export const otherBodyOf = (
  item: { bodyTypes?: readonly BodyType[] | undefined },
  body: BodyType | null,
): BodyType | null => (body === null || fits(item, body) ? null : (item.bodyTypes?.[0] ?? null));
