/** The body of this tab's player, which decides what fits. */
import { bodyOf } from '../avatar/look.ts';
import { useOwnLook } from '../avatar/own-look.ts';
import type { BodyType } from '../shared/rules/slots.ts';

/** Null until the look is loaded. */
export function useOwnBody(): BodyType | null {
  const look = useOwnLook();
  return look && bodyOf(look);
}
