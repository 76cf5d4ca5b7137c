/**
 * What is new behind the doors of the town, for all devices of a player. Mail, the bell, friends and the album have their own
 * calls.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** As many events as the operator's file can have. */
const EVENTS_MAX = 500;
/** A date, a space and a title. */
const EVENT_NAME_MAX = 100;

/** What the player saw at the last look at the notice board. */
const boardSeen = z.object({
  /** The player's local date, YYYY-MM-DD. */
  day: z.iso.date(),
  /** `YYYY-MM-DD Title` of each event that was not over. */
  events: z.array(z.string().check(z.maxLength(EVENT_NAME_MAX))).check(z.maxLength(EVENTS_MAX)),
});
export type BoardSeen = z.infer<typeof boardSeen>;

export const doorNews = z.object({
  /** The store lists an item that is newer than the player's last visit. */
  store: z.boolean(),
  /** The player owns an item that fits and was never worn. */
  wardrobe: z.boolean(),
  /** A game of FLOW with points is open. */
  flow: z.boolean(),
  /**
   * Milliseconds until the buildings of the stored cookie game have baked while the game is closed; 0: they have; null: there
   * are none.
   */
  bakedInMs: z.nullable(z.number()),
  /** null: the player never looked at the board. */
  board: z.nullable(boardSeen),
});
export type DoorNews = z.infer<typeof doorNews>;

export const getDoorNews = endpoint({
  method: 'GET',
  path: '/doors/news',
  auth: 'player',
  summary: 'What is new for me behind the doors of the town',
  reply: z.object({ success: z.boolean(), news: doorNews }),
  accountRatePerMinute: 60,
});

const visited = z.object({ success: z.boolean() });

export const visitStore = endpoint({
  method: 'POST',
  path: '/doors/store/visit',
  auth: 'player',
  summary: 'Note that I saw the newest items of the store',
  reply: visited,
  accountRatePerMinute: 60,
});

export const visitBoard = endpoint({
  method: 'POST',
  path: '/doors/board/visit',
  auth: 'player',
  summary: 'Note which events I saw on the notice board',
  body: boardSeen,
  reply: visited,
  accountRatePerMinute: 60,
});
