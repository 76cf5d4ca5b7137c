/** For tests: claims in a world of two locations, the bay and the hills, with a door between them. */
import type { ClaimRequest } from '../ports.ts';

/** Where the door is on its two sides. */
export const BAY_DOOR = { x: 700, y: 400 };
export const HILLS_DOOR = { x: 20, y: 30 };

const request = (location: string, doors: ClaimRequest['doors'] = []): ClaimRequest => ({
  location,
  doors,
  open: ['bay', 'hills'],
});

/** For players who are there. */
export const STAY = { bay: request('bay'), hills: request('hills') };
/** For those who go through the door to it. */
export const GO = {
  bay: request('bay', [{ from: 'hills', ...HILLS_DOOR }]),
  hills: request('hills', [{ from: 'bay', ...BAY_DOOR }]),
};
