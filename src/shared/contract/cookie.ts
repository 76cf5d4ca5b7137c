/** The cookie game's saves (specification: avatar and commerce, section 7). */
import * as z from 'zod/mini';
import {
  ACHIEVEMENTS,
  BUILDING_IDS,
  type BuildingId,
  CLICK_UPGRADE_IDS,
  type ClickUpgradeId,
  MAX_COOKIES,
} from '../rules/cookie/constants.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';

/** More of one building than its cost, which grows by 1.15 each time, lets anybody own. */
const MAX_BUILDINGS = 2000;
const amount = z.number().check(z.gte(0), z.lte(MAX_COOKIES));
const building = z.object({
  count: z.int().check(z.gte(0), z.lte(MAX_BUILDINGS)),
  baseCost: z.number(),
  cps: z.number(),
});
const clickUpgrade = z.object({ purchased: z.boolean(), cost: z.number(), multiplier: z.number() });

const shapeOf = <Id extends string, Schema>(ids: readonly Id[], schema: Schema): Record<Id, Schema> =>
  Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>;

/** The full save. What buildings and upgrades cost is part of it; the rules' own numbers count. */
export const cookieSave = z.object({
  cookies: amount,
  totalCookies: amount,
  clickCount: z.int().check(z.gte(0)),
  upgrades: z.object(shapeOf<BuildingId, typeof building>(BUILDING_IDS, building)),
  clickUpgrades: z.object(shapeOf<ClickUpgradeId, typeof clickUpgrade>(CLICK_UPGRADE_IDS, clickUpgrade)),
  achievements: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(40)),
        name: z.string().check(z.maxLength(60)),
        description: z.string().check(z.maxLength(120)),
      }),
    )
    .check(z.maxLength(ACHIEVEMENTS.length)),
  lastSave: z.int().check(z.gte(0)),
});

export const saveCookieGame = endpoint({
  method: 'POST',
  path: '/cookie/save',
  auth: 'player',
  summary:
    'Keeps the game; refused with the code `further-save` when another device has got further from the same start',
  body: z.extend(cookieSave, {
    /** `lastSave` of the server's save that this game went on from, or was chosen over; absent: of none. */
    basedOn: z.optional(z.int().check(z.gte(0))),
  }),
  reply: messageReply,
  ratePerMinute: 60,
});

export const loadCookieGame = endpoint({
  method: 'GET',
  path: '/cookie/load',
  auth: 'player',
  summary: 'The newest save as JSON text; an empty text when there is none',
  reply: z.object({ success: z.boolean(), cookieGameState: z.string() }),
});
