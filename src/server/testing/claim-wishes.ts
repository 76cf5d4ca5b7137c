/** For tests: claims in a world of two locations, the bay and the hills, with a door between them. */
import type { ClaimWish } from '../ports.ts';

/** Where the door is on its two sides. */
export const BAY_DOOR = { x: 700, y: 400 };
export const HILLS_DOOR = { x: 20, y: 30 };

const wish = (location: string, doors: ClaimWish['doors'] = []): ClaimWish => ({
  location,
  doors,
  open: ['bay', 'hills'],
});

/** For players who are there. */
export const STAY = { bay: wish('bay'), hills: wish('hills') };
/** For those who go through the door to it. */
export const GO = {
  bay: wish('bay', [{ from: 'hills', ...HILLS_DOOR }]),
  hills: wish('hills', [{ from: 'bay', ...BAY_DOOR }]),
};
