/**
 * The server's configuration: environment variables, parsed once at the start, all optional. An invalid value stops the
 * start with one line that names the variable.
 */
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import type { TownEvent } from '../../shared/contract/feed.ts';
import {
  checked,
  choice,
  ConfigError,
  emailAddress,
  type Environment,
  integer,
  links,
  list,
  origins,
  parseEnvironment,
  scale,
  secret,
  url,
  webUrl,
} from './env-readers.ts';
import { isPushHost, PUSH_HOSTS } from '../web-push/push-hosts.ts';
import { readEvents } from './events-file.ts';
import { readS3Settings, type S3Settings } from '../storage/s3-settings.ts';
import { leaderboard, paymentSecret, purchaseLinks } from './payment-settings.ts';
import { type RedisSettings, redisSettings, type Role, ROLES } from './world-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SOCIAL_PROVIDERS = ['google', 'facebook', 'discord'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Base addresses of the hosts that the client calls; '' is the same origin. */
export interface HostAddresses {
  /** API and socket of the town instance. */
  main: string;
  /** API shared by all instances. */
  central: string;
  avatars: string;
  storage: string;
  /** Status call of the landing screen. */
  admin: string;
}

export interface Config {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** A statement of PostgreSQL that takes longer is cancelled; 0: never. */
  statementTimeoutMs: number;
  /** A statement of PostgreSQL that waits longer for a lock is cancelled; 0: never. */
  lockTimeoutMs: number;
  /** What this process does in its world; `all` where it serves the world alone. */
  role: Role;
  /** null: this process serves its world alone. */
  redis: RedisSettings | null;
  /** Absolute path of the folder of uploads, which several processes may share. Not used with S3. */
  uploadsDir: string;
  /** Base of all links that the server generates; no trailing slash. */
  publicUrl: string;
  /** null: mails are written to files in `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether new accounts get a mail with a link that confirms their address. */
  verifiesEmail: boolean;
  /** Years of age that a new player must have; null: no date of birth is asked. */
  minimumAge: number | null;
  /** Minimum age of accounts that tip. */
  tipMinAgeDays: number;
  /** Proxies whose X-Forwarded-* headers are trusted: none, a number of hops, or addresses. */
  trustProxy: false | number | string[];
  hosts: HostAddresses;
  /** Other origins whose pages may call this host. */
  corsOrigins: string[];
  /** Origins whose media load at once in players' texts; media of other origins load after a click. */
  mediaOrigins: string[];
  social: Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;
  /** null: generated once and stored in `dataDir`. */
  authSecret: string | null;
  /** null: the client plays the station of this server. */
  radioStreamUrl: string | null;
  redactedWords: string[];
  sensitiveWords: string[];
  socialLinks: { label: string; url: string }[];
  termsUrl: string | null;
  privacyUrl: string | null;
  contactEmail: string | null;
  /** Addresses of the payment provider's pages, by the offer's name. */
  purchaseLinks: Record<string, string>;
  /** null: uploads are stored in `dataDir`. */
  s3: S3Settings | null;
  /** null: events of a payment provider are rejected. */
  paymentWebhookSecret: string | null;
  /** Largest amount first. */
  boostLeaderboard: { username: string; amount: number }[];
  /** The calendar of the feed, by date. */
  events: TownEvent[];
  /** Bearer token of `/metrics`; null: only programs on this machine may read them. */
  metricsToken: string | null;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  /** Clients of the plain protocol in the town at once; they cost more than ours. */
  plainClientsMax: number;
  /** Players a channel of the town holds; Infinity: all are in one channel. */
  channelCapacity: number;
  /** Push services that notify players whose page is closed; none: switched off. `*.` matches one or more labels. */
  pushHosts: string[];
  /** Seconds between the order to stop and the stop; `/readyz` answers 503 in this time and all else goes on. */
  drainS: number;
  /** Whether players can report players and texts to the moderators. */
  hasReports: boolean;
  /** Whether characters who are no players live in the town. */
  hasTownsfolk: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

const SECRET_MIN_LENGTH = 32;
const METRICS_TOKEN_MIN_LENGTH = 16;
const NODE_PATH_MAX = 100;
const PLAIN_CLIENTS = 300;
/** Where several processes serve the world; more players do not fit on the picture. */
const SHARED_CHANNEL_CAPACITY = 250;

const SOCIAL_NAMES = SOCIAL_PROVIDERS.map((provider) => ({
  provider,
  idName: `${provider.toUpperCase()}_CLIENT_ID` as const,
  secretName: `${provider.toUpperCase()}_CLIENT_SECRET` as const,
}));

function isTrustProxy(text: string): boolean {
  const entries = list.parse(text);
  return (entries.length === 1 && isHopCount(entries[0] ?? '')) || entries.every((entry) => isAddressOrRange(entry));
}

/** A list of hosts, or `off`. */
const pushHosts = z.pipe(
  checked(
    (text) => text.toLowerCase() === 'off' || list.parse(text).every((entry) => isPushHost(entry.toLowerCase())),
    (text) => `must be off or a list of hosts like "fcm.googleapis.com, *.push.apple.com", not "${text}"`,
  ),
  z.transform((text) => (text.toLowerCase() === 'off' ? [] : list.parse(text.toLowerCase()))),
);

/** All variables except those of S3 and the events file, in the order of validation. */
const VARIABLES = {
  PORT: withDefault(integer({ min: 0, max: 65535 }), 3000),
  AUTH_SECRET: z.optional(secret(SECRET_MIN_LENGTH)),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_STATEMENT_TIMEOUT_S: withDefault(integer({ min: 0, max: 3600 }), 60),
  DATABASE_LOCK_TIMEOUT_S: withDefault(integer({ min: 0, max: 3600 }), 10),
  REDIS_URL: z.optional(url(['redis:', 'rediss:'])),
  NODE_NAME: z.optional(
    checked(
      (text) => /^[a-z0-9][a-z0-9-]{0,31}$/.test(text),
      (text) => `must be 1 to 32 small letters, digits and hyphens, not "${text}"`,
    ),
  ),
  ROLE: withDefault(choice(ROLES), 'all'),
  NODE_PATH: z.optional(
    checked(
      (text) => /^(?:\/[a-z0-9][a-z0-9-]*){1,4}$/.test(text) && text.length <= NODE_PATH_MAX,
      (text) =>
        `must be a path like /t/a of small letters, digits and hyphens, without a slash at its end, not "${text}"`,
    ),
  ),
  NODE_URL: z.optional(webUrl),
  UPLOADS_DIR: z.optional(z.string()),
  HOST: withDefault(z.string(), '0.0.0.0'),
  DATA_DIR: withDefault(z.string(), 'data'),
  PUBLIC_URL: z.optional(webUrl),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  VERIFICATION_MAIL: z.optional(choice(['on', 'off'])),
  MINIMUM_AGE: z.optional(integer({ min: 1, max: 99 })),
  TIP_MIN_AGE_DAYS: withDefault(integer({ min: 0, max: 3650 }), 0),
  MAIL_FROM: withDefault(z.string(), 'Promenade <promenade@localhost>'),
  TRUST_PROXY: z.optional(
    checked(isTrustProxy, (text) => {
      const wrong = list.parse(text).find((entry) => !isAddressOrRange(entry));
      return `must be a number of proxies or a list of addresses or CIDRs, not "${wrong}"`;
    }),
  ),
  MAIN_HOST_URL: withDefault(webUrl, ''),
  CENTRAL_HOST_URL: withDefault(webUrl, ''),
  AVATAR_HOST_URL: withDefault(webUrl, ''),
  STORAGE_HOST_URL: withDefault(webUrl, ''),
  ADMIN_HOST_URL: withDefault(webUrl, ''),
  CORS_ORIGINS: withDefault(origins, []),
  MEDIA_ORIGINS: withDefault(origins, []),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  DISCORD_CLIENT_ID: z.optional(z.string()),
  DISCORD_CLIENT_SECRET: z.optional(z.string()),
  RADIO_STREAM_URL: z.optional(webUrl),
  REDACTED_WORDS: withDefault(list, []),
  SENSITIVE_WORDS: withDefault(list, []),
  SOCIAL_LINKS: withDefault(links, []),
  TERMS_URL: z.optional(webUrl),
  PRIVACY_URL: z.optional(webUrl),
  CONTACT_EMAIL: z.optional(emailAddress),
  PURCHASE_LINKS: withDefault(purchaseLinks, {}),
  PAYMENT_WEBHOOK_SECRET: z.optional(paymentSecret),
  BOOST_LEADERBOARD: withDefault(leaderboard, []),
  METRICS_TOKEN: z.optional(secret(METRICS_TOKEN_MIN_LENGTH)),
  RATE_LIMIT_SCALE: withDefault(scale, 1),
  CHANNEL_CAPACITY: z.optional(integer({ min: 0, max: 100_000 })),
  PLAIN_CLIENTS_MAX: withDefault(integer({ min: 0, max: 100_000 }), PLAIN_CLIENTS),
  PUSH_HOSTS: z.optional(pushHosts),
  DRAIN_SECONDS: withDefault(integer({ min: 0, max: 120 }), 0),
  REPORTS: withDefault(choice(['on', 'off']), 'off'),
  TOWNSFOLK: withDefault(choice(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(choice(LOG_LEVELS), 'info'),
};

/**
 * `isCommand`: for a command of the administrator, which needs less to join a world of several processes. Throws a ConfigError for the
 * first invalid variable.
 */
export function readConfig(env: Environment, { isCommand = false } = {}): Config {
  const values = parseEnvironment(env, VARIABLES);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL?.href ?? null,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_S * 1000,
    lockTimeoutMs: values.DATABASE_LOCK_TIMEOUT_S * 1000,
    role: values.ROLE,
    redis: redisSettings(env, values.REDIS_URL, {
      role: values.ROLE,
      isCommand,
      nodeName: values.NODE_NAME,
      nodePath: values.NODE_PATH,
      nodeUrl: values.NODE_URL,
    }),
    uploadsDir: resolve(values.UPLOADS_DIR ?? join(values.DATA_DIR, 'uploads')),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    smtpUrl: values.SMTP_URL?.href ?? null,
    mailFrom: values.MAIL_FROM,
    verifiesEmail: verifiesEmailOf(values.VERIFICATION_MAIL, values.SMTP_URL !== undefined),
    minimumAge: values.MINIMUM_AGE ?? null,
    tipMinAgeDays: values.TIP_MIN_AGE_DAYS,
    trustProxy: trustProxyOf(values.TRUST_PROXY),
    hosts: {
      main: values.MAIN_HOST_URL,
      central: values.CENTRAL_HOST_URL,
      avatars: values.AVATAR_HOST_URL,
      storage: values.STORAGE_HOST_URL,
      admin: values.ADMIN_HOST_URL,
    },
    corsOrigins: values.CORS_ORIGINS,
    mediaOrigins: values.MEDIA_ORIGINS,
    social: socialOf(values),
    authSecret: values.AUTH_SECRET ?? null,
    radioStreamUrl: values.RADIO_STREAM_URL ?? null,
    redactedWords: values.REDACTED_WORDS,
    sensitiveWords: values.SENSITIVE_WORDS,
    socialLinks: values.SOCIAL_LINKS,
    termsUrl: values.TERMS_URL ?? null,
    privacyUrl: values.PRIVACY_URL ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    purchaseLinks: values.PURCHASE_LINKS,
    s3: readS3Settings(env),
    paymentWebhookSecret: values.PAYMENT_WEBHOOK_SECRET ?? null,
    boostLeaderboard: values.BOOST_LEADERBOARD,
    events: readEvents(env, 'EVENTS_FILE'),
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    channelCapacity: channelCapacityOf(values.CHANNEL_CAPACITY, values.REDIS_URL !== undefined),
    plainClientsMax: values.PLAIN_CLIENTS_MAX,
    pushHosts: values.PUSH_HOSTS ?? [...PUSH_HOSTS],
    drainS: values.DRAIN_SECONDS,
    hasReports: values.REPORTS === 'on',
    hasTownsfolk: values.TOWNSFOLK === 'on',
    logLevel: values.LOG_LEVEL,
  };
}

/** 0: no limit, the default of a world of one process. */
function channelCapacityOf(setting: number | undefined, isShared: boolean): number {
  return (setting ?? (isShared ? SHARED_CHANNEL_CAPACITY : 0)) || Number.POSITIVE_INFINITY;
}

/** On by default where mails are sent. Without SMTP nobody would receive the link. */
function verifiesEmailOf(setting: 'on' | 'off' | undefined, hasSmtp: boolean): boolean {
  if (setting === 'on' && !hasSmtp) throw new ConfigError('VERIFICATION_MAIL on needs SMTP_URL as well');
  return setting === undefined ? hasSmtp : setting === 'on';
}

type SocialValues = Partial<Record<(typeof SOCIAL_NAMES)[number]['idName' | 'secretName'], string>>;

/** A provider needs both its id and its secret. */
function socialOf(values: SocialValues): Config['social'] {
  const social: Config['social'] = {};
  for (const { provider, idName, secretName } of SOCIAL_NAMES) {
    const clientId = values[idName];
    const clientSecret = values[secretName];
    if (clientId !== undefined && clientSecret !== undefined) social[provider] = { clientId, clientSecret };
    else if (clientId !== undefined) throw new ConfigError(`${idName} needs ${secretName} as well`);
    else if (clientSecret !== undefined) throw new ConfigError(`${secretName} needs ${idName} as well`);
  }
  return social;
}

const isHopCount = (text: string): boolean => /^\d{1,2}$/.test(text);

function trustProxyOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined) return false;
  const entries = list.parse(text);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && isHopCount(first)) return Number(first) || false;
  return entries.length === 0 ? false : entries;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
  new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
