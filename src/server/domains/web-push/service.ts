/**
 * Notifications while the page is closed: for what a player wants them, in which browsers, and their sending. A notification is a
 * hint at what the bell and the mails keep anyway, so that it lives in memory: the end of a process may lose it. Owns the tables
 * `push_browser` and `push_setting`, and the queue of this process.
 */
import { createHash, ECDH } from 'node:crypto';
import type { PushBrowser, PushSettings } from '../../../shared/contract/web-push.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/rules/languages.ts';
import { isQuiet, minuteOfDay } from '../../../shared/rules/quiet-hours.ts';
import { sleep } from '../../../shared/runtime/timing.ts';
import { BoundedQueue } from '../../bounded-queue.ts';
import type { Database } from '../../db/database.ts';
import type { PushBrowserTable, PushSettingTable } from '../../db/schema-web-push.ts';
import { DomainError } from '../../domain-error.ts';
import type { TownLog } from '../../log.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import type { LiveTown, PlayerData, PlayerRecord } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { isPushEndpoint } from '../../web-push/push-hosts.ts';
import type { PushMessage, SendPush } from '../../web-push/sender.ts';
import { sessionIdOf } from '../login/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';
import { type Announcement, bodyOf } from './texts.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface WebPushDeps {
  db: Database;
  town: Pick<LiveTown, 'onlineOf'>;
  send: SendPush;
  /** Base64url; null: switched off. */
  publicKey: string | null;
  hosts: readonly string[];
  /** The language of a player's account; null when it is not known. */
  languageOf: (playerId: string) => Promise<Language | null>;
  /** By player. */
  limit: RateLimit;
  log: TownLog;
}

export interface WebPush {
  publicKey: string | null;
  settings(player: PlayerRecord): Promise<PushSettings>;
  saveSettings(player: PlayerRecord, settings: PushSettings): Promise<void>;
  /** Throws a DomainError 422 for an address of another host, or for keys that are none. */
  addBrowser(player: PlayerRecord, sessionKey: string, browser: PushBrowser): Promise<void>;
  removeBrowser(player: PlayerRecord, endpoint: string): Promise<void>;
  /** Notifies the player if the player wants it now and is not in the town. Returns at once; never throws. */
  announce(playerId: string, announcement: Announcement): void;
  /** Resolves when all announcements so far were sent or dropped. */
  idle(): Promise<void>;
  /** Drops what waits. */
  close(): Promise<void>;
}

/** More are forgotten, oldest first. */
const BROWSERS_MAX = 10;
const CONCURRENCY = 8;
const WAITING_MAX = 1000;
/** Waiting times after failed attempts. */
const RETRY_MS = [5000, 30_000];
/** A push service that asks for more is not asked again. */
const WAIT_MAX_MS = 60_000;
const TOPIC_LENGTH = 32;

const DEFAULTS: PushSettings = { whisper: false, mail: false, friend: false, quiet: null, timeZone: 'UTC' };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function createWebPush({ db, town, send, publicKey, hosts, languageOf, limit, log }: WebPushDeps): WebPush {
  const queue = new BoundedQueue({ concurrency: CONCURRENCY, waitingMax: WAITING_MAX }, () => new Error('full'));
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();

  function messageOf(announcement: Announcement, language: Language): PushMessage {
    const { kind, from, page } = announcement;
    const tag = `${kind}:${from ?? ''}`;
    const body = bodyOf(announcement, language);
    const payload = JSON.stringify({ kind, title: from ?? 'Promenade', body, language, page, tag });
    return { payload, topic: hashOf(tag).slice(0, TOPIC_LENGTH), isUrgent: kind === 'whisper' };
  }

  async function deliver(browser: PushBrowserTable, message: PushMessage): Promise<void> {
    for (const retryMs of [...RETRY_MS, null]) {
      if (closing.signal.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other
      const outcome = await send(browser, message);
      if (outcome.kind === 'sent') return;
      if (outcome.kind === 'gone') return await repo.deleteGone(db, browser);
      const waitMs = outcome.waitMs ?? retryMs;
      if (outcome.kind === 'refused' || retryMs === null || waitMs === null || waitMs > WAIT_MAX_MS) {
        const { host } = new URL(browser.endpoint);
        log.warn({ host, reason: outcome.reason }, 'a notification could not be sent and is given up');
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other
      await sleep(runtime, waitMs, closing.signal);
    }
  }

  async function notify(playerId: string, announcement: Announcement): Promise<void> {
    if (closing.signal.aborted) return;
    const settings = await repo.settingsOf(db, playerId);
    if (settings === undefined || settings[announcement.kind] === 0 || isQuietNow(settings)) return;
    const browsers = await repo.browsersOf(db, playerId);
    const allowed = browsers.filter(({ endpoint }) => isPushEndpoint(endpoint, hosts));
    if (allowed.length === 0 || (await town.onlineOf([playerId])).has(playerId)) return;
    await limit.consume(playerId);
    const message = messageOf(announcement, (await languageOf(playerId)) ?? DEFAULT_LANGUAGE);
    await Promise.all(allowed.map((browser) => deliver(browser, message)));
  }

  return {
    publicKey,

    settings: async (player) => {
      const row = await repo.settingsOf(db, player.id);
      return row === undefined ? DEFAULTS : settingsFrom(row);
    },

    saveSettings: async (player, { whisper, mail, friend, quiet, timeZone }) => {
      await repo.writeSettings(db, {
        playerId: player.id,
        whisper: Number(whisper),
        mail: Number(mail),
        friend: Number(friend),
        quietFrom: quiet?.from ?? null,
        quietTo: quiet?.to ?? null,
        timeZone,
      });
    },

    addBrowser: async (player, sessionKey, { endpoint, keys }) => {
      if (publicKey === null) {
        throw new DomainError('unavailable', sentence('notificationsOff'), { code: 'no-web-push' });
      }
      if (!isPushEndpoint(endpoint, hosts)) {
        throw new DomainError('invalid', sentence('pushNotSupported'), {
          code: 'unknown-push-service',
        });
      }
      if (!isPoint(keys.p256dh)) {
        throw new DomainError('invalid', sentence('keysNotValid'), { code: 'bad-push-keys' });
      }
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const sessionId = await sessionIdOf(transaction, sessionKey);
        if (sessionId === null)
          throw new DomainError('unauthorized', sentence('notAuthenticated'), { code: 'bad-session-key' });
        await repo.writeBrowser(transaction, {
          id: hashOf(endpoint),
          playerId: player.id,
          sessionId,
          endpoint,
          ...keys,
          createdAt: runtime.now(),
        });
        const surplus = (await repo.browsersOf(transaction, player.id)).slice(BROWSERS_MAX);
        await repo.deleteBrowsers(
          transaction,
          player.id,
          surplus.map(({ id }) => id),
        );
      });
    },

    removeBrowser: (player, endpoint) => repo.deleteBrowsers(db, player.id, [hashOf(endpoint)]),

    announce: (playerId, announcement) => {
      if (publicKey === null) return;
      const done = queue
        .run(() => notify(playerId, announcement))
        .catch((error: unknown) => {
          const isLimit = error instanceof DomainError && error.kind === 'too-many';
          if (!isLimit) log.warn({ err: error }, 'a notification was not sent');
        })
        .finally(() => underway.delete(done));
      underway.add(done);
    },

    idle: async () => {
      await Promise.all(underway);
    },

    close: async () => {
      closing.abort();
      await Promise.all(underway);
    },
  };
}

const quietOf = ({ quietFrom, quietTo }: PushSettingTable): PushSettings['quiet'] =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

function isQuietNow(settings: PushSettingTable): boolean {
  const quiet = quietOf(settings);
  return quiet !== null && isQuiet(quiet, minuteOfDay(runtime.now(), settings.timeZone));
}

const settingsFrom = (row: PushSettingTable): PushSettings => ({
  whisper: row.whisper === 1,
  mail: row.mail === 1,
  friend: row.friend === 1,
  quiet: quietOf(row),
  timeZone: row.timeZone,
});

/** Whether it is a point of the curve: others cannot be encrypted for. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Only the player sees it. Deleted with the player's row. The secrets of the browsers are left out. */
export const webPushData: PlayerData = {
  name: 'notifications',
  export: async (db, playerId) => {
    const row = await repo.settingsOf(db, playerId);
    const browsers = await repo.browsersOf(db, playerId);
    return {
      settings: row === undefined ? null : settingsFrom(row),
      browsers: browsers.map(({ endpoint, createdAt }) => ({
        service: new URL(endpoint).host,
        since: new Date(createdAt).toISOString(),
      })),
    };
  },
  erase: () => Promise.resolve(),
};
