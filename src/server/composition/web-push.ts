/** Connects mails, friend requests and whispers with the notifications of players whose page is closed. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { languageOfAccount } from '../domains/login/language.ts';
import { webPushRoutes } from '../domains/web-push/routes.ts';
import { createWebPush, type WebPush } from '../domains/web-push/service.ts';
import { announcementOf, missedWhisper } from '../domains/web-push/texts.ts';
import type { TownLog } from '../log.ts';
import type { OpenRateLimit } from '../plugins/rate-limits.ts';
import type { LiveTown } from '../ports.ts';
import type { Town } from '../realtime/town.ts';
import type { SocialTown } from './social.ts';
import { createPushSender } from '../web-push/sender.ts';
import { vapidKeysOf } from '../web-push/vapid.ts';

export interface WebPushParts {
  config: Pick<Config, 'pushHosts' | 'publicUrl' | 'contactEmail' | 'mailFrom'>;
  authSecret: string;
  db: Database;
  town: Pick<LiveTown, 'onlineOf'>;
  openRateLimit: OpenRateLimit;
  log: TownLog;
}

/** Notifications to one player. */
const AN_HOUR = 30;
const HOUR_S = 3600;

export function createWebPushDomain(
  app: FastifyInstance,
  { config, authSecret, db, town, openRateLimit, log }: WebPushParts,
): WebPush {
  const { pushHosts: hosts } = config;
  const keys = vapidKeysOf(authSecret);
  const subject = subjectOf(config);
  const webPush = createWebPush({
    db,
    town,
    send: createPushSender({ keys, subject }),
    publicKey: hosts.length === 0 ? null : keys.publicKey,
    hosts,
    languageOf: (playerId) => languageOfAccount(db, playerId),
    limit: openRateLimit({ name: 'web-push', points: AN_HOUR, windowS: HOUR_S }),
    log,
  });
  webPushRoutes(app, { webPush });
  return webPush;
}

/** How push services reach the operator. They accept https: and mailto: addresses only. */
function subjectOf({ publicUrl, contactEmail, mailFrom }: WebPushParts['config']): string {
  if (contactEmail !== null) return `mailto:${contactEmail}`;
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** The town for domains whose notices also reach the browsers of players who are away. */
export function announcing(town: SocialTown, webPush: Pick<WebPush, 'announce'>): SocialTown {
  return {
    onlineOf: (playerIds) => town.onlineOf(playerIds),
    onlineForFriends: (playerIds) => town.onlineForFriends(playerIds),
    changed: (playerId) => town.changed(playerId),
    blocksChanged: (playerId) => town.blocksChanged(playerId),
    recentChat: () => town.recentChat(),
    redact: (lineId) => town.redact(lineId),
    notify: async (to, kind, text, notice) => {
      await town.notify(to, kind, text, notice);
      const announcement = announcementOf(notice);
      if (announcement === null) return;
      for (const playerId of typeof to === 'string' ? [to] : to) webPush.announce(playerId, announcement);
    },
  };
}

/** Friends' whispers that found their listener away; those of strangers are not announced. */
export function announceWhispers(
  town: Pick<Town, 'onWhisperMissed'>,
  webPush: Pick<WebPush, 'announce'>,
  { friendsOf, log }: { friendsOf: (playerId: string) => Promise<ReadonlySet<string>>; log: TownLog },
): () => void {
  return town.onWhisperMissed(({ fromId, from, toId }) => {
    friendsOf(fromId).then(
      (friends) => {
        if (friends.has(toId)) webPush.announce(toId, missedWhisper(from));
      },
      (error: unknown) => log.warn({ err: error }, 'a missed whisper was not announced'),
    );
  });
}
