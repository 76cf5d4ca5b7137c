/** The cookie game's saves (specification: avatar and commerce, section 7). */
import * as z from 'zod/mini';
import {
  ACHIEVEMENTS,
  BUILDING_IDS,
  type BuildingId,
  CLICK_UPGRADE_IDS,
  type ClickUpgradeId,
  LEVELS,
  MAX_BUILDINGS,
  MAX_COOKIES,
  MAX_PRESTIGE,
} from '../rules/cookie/constants.ts';
import { endpoint } from './endpoint.ts';
import { messageFields, messageReply } from './replies.ts';

const MAX_GOLDEN = 1e9;
const amount = z.number().check(z.gte(0), z.lte(MAX_COOKIES));
const building = z.object({
  count: z.int().check(z.gte(0), z.lte(MAX_BUILDINGS)),
  baseCost: z.number(),
  cps: z.number(),
});
const clickUpgrade = z.object({ purchased: z.boolean(), cost: z.number(), multiplier: z.number() });

const level = z.optional(z.int().check(z.gte(0), z.lte(LEVELS.length)));

const shapeOf = <Id extends string, Schema>(ids: readonly Id[], schema: Schema): Record<Id, Schema> =>
  Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>;

/** The complete save. It contains the costs of buildings and upgrades, but the server uses the costs of the rules. */
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
  /** Absent in saves of clients that do not know the field, as the two below: the server keeps what it has. */
  levels: z.optional(z.object(shapeOf<BuildingId, typeof level>(BUILDING_IDS, level))),
  golden: z.optional(z.int().check(z.gte(0), z.lte(MAX_GOLDEN))),
  prestige: z.optional(z.int().check(z.gte(0), z.lte(MAX_PRESTIGE))),
});

export const saveCookieGame = endpoint({
  method: 'POST',
  path: '/cookie/save',
  auth: 'player',
  summary: 'Save the game; rejected with the code `further-save` when another device has further progress',
  body: z.extend(cookieSave, {
    /** `lastSave` of the stored save that this game continues or replaces; absent: none. */
    basedOn: z.optional(z.int().check(z.gte(0))),
  }),
  reply: messageReply,
  accountRatePerMinute: 60,
});

export const openBakery = endpoint({
  method: 'POST',
  path: '/cookie/prestige',
  auth: 'player',
  summary: 'Open a new bakery: the newest save must have earned enough, and a new save replaces all others',
  body: z.object({
    /** `lastSave` of the newest stored save; another one is rejected with the code `further-save`. */
    basedOn: z.int().check(z.gte(0)),
  }),
  reply: z.object({
    success: z.boolean(),
    ...messageFields,
    /** The first save of the new bakery, as JSON text. */
    cookieGameState: z.string(),
    /** The id of the prize when the player did not own it; otherwise null. */
    prize: z.nullable(z.string()),
  }),
  accountRatePerMinute: 10,
});

export const loadCookieGame = endpoint({
  method: 'GET',
  path: '/cookie/load',
  auth: 'player',
  summary: 'Load the newest save as JSON text; an empty text when there is none',
  reply: z.object({ success: z.boolean(), cookieGameState: z.string() }),
});
