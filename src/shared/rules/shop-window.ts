/**
 * The window of the boutique in the town: where its mannequin is, and the name of its picture on the avatar host. It wears the
 * look of the day, and has another name on each day.
 */
import { TOWNSFOLK_PREFIX } from './townsfolk.ts';

/** Map px: the glass between the boutique's own door and the store's, below the awning. `solesY`: of the mannequin. The market stall hides its feet. */
export const WINDOW_STAGE = { x: 1900, middleY: 527, solesY: 574 } as const;
/** File name of the picture, without `.webp`: the whole figure from the front, as large as a player's in the town. */
export const FRONT_VIEW = 'front@town';

const PREFIX = `${TOWNSFOLK_PREFIX}day-`;

/** Below `/avatars/`. `day`: days since 1970-01-01 in UTC. */
export const windowName = (day: number): string => PREFIX + day;

/** Null for another name. */
export function dayOfWindow(name: string): number | null {
  const day = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  return /^\d{1,6}$/.test(day) ? Number(day) : null;
}
