/**
 * The server's configuration: environment variables, parsed once at the start, all of them optional. A wrong value stops
 * the start with one line that names the variable.
 */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import type { TownEvent } from '../shared/contract/feed.ts';
import {
  ConfigError,
  type Environment,
  readChoice,
  readInteger,
  readLinks,
  readList,
  readOrigins,
  readScale,
  readText,
  readUrl,
  readWebUrl,
} from './env-readers.ts';
import { readEvents } from './events-file.ts';
import { readS3Settings, type S3Settings } from './storage/s3-settings.ts';
import { readLeaderboard, readPaymentSecret, readPurchaseLinks } from './payment-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SOCIAL_PROVIDERS = ['google', 'facebook', 'discord'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Base addresses of the hosts that the client talks to; '' is the same origin. */
export interface HostAddresses {
  /** API and socket of the town that one is in */
  main: string;
  /** API that is shared by all instances */
  central: string;
  avatars: string;
  storage: string;
  /** status call of the landing screen */
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
  /** Begins every link that the server writes; no trailing slash. */
  publicUrl: string;
  /** null: mails become files in `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whose X-Forwarded-* headers count: none, that many proxies, or these addresses. */
  trustProxy: false | number | string[];
  hosts: HostAddresses;
  /** Origins whose pages may call this host from elsewhere, when hosts are apart. */
  corsOrigins: string[];
  /** Origins whose pictures, videos and models show at once in what players write; all others wait for a click. */
  mediaOrigins: string[];
  social: Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;
  /** null: generated once and kept in `dataDir`. */
  authSecret: string | null;
  /** null: the station of this server. */
  radioStreamUrl: string | null;
  redactedWords: string[];
  sensitiveWords: string[];
  socialLinks: { label: string; url: string }[];
  termsUrl: string | null;
  privacyUrl: string | null;
  contactEmail: string | null;
  /** Addresses of the payment provider's pages, by the offer's name. */
  purchaseLinks: Record<string, string>;
  /** null: uploads are kept in `dataDir`. */
  s3: S3Settings | null;
  /** null: no events of a payment provider are taken. */
  paymentWebhookSecret: string | null;
  /** Most first. */
  boostLeaderboard: { username: string; amount: number }[];
  /** The calendar of the feed, in the order of their dates. */
  events: TownEvent[];
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

const SECRET_MIN_LENGTH = 32;

/** Throws a ConfigError for the first wrong variable. */
export function readConfig(env: Environment): Config {
  const port = readInteger(env, 'PORT', { min: 0, max: 65535, fallback: 3000 });
  const authSecret = readText(env, 'AUTH_SECRET');
  if (authSecret !== null && authSecret.length < SECRET_MIN_LENGTH) {
    throw new ConfigError(`AUTH_SECRET must have at least ${SECRET_MIN_LENGTH} characters`);
  }
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  // Processes that believe they share a world, and do not, would be worse than none.
  if (readText(env, 'REDIS_URL') !== null) {
    throw new ConfigError('REDIS_URL cannot be used: a world is served by one process');
  }
  return {
    port,
    host: readText(env, 'HOST') ?? '0.0.0.0',
    dataDir: resolve(readText(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    publicUrl: readWebUrl(env, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: readText(env, 'MAIL_FROM') ?? 'Promenade <promenade@localhost>',
    trustProxy: readTrustProxy(env),
    hosts: {
      main: readWebUrl(env, 'MAIN_HOST_URL') ?? '',
      central: readWebUrl(env, 'CENTRAL_HOST_URL') ?? '',
      avatars: readWebUrl(env, 'AVATAR_HOST_URL') ?? '',
      storage: readWebUrl(env, 'STORAGE_HOST_URL') ?? '',
      admin: readWebUrl(env, 'ADMIN_HOST_URL') ?? '',
    },
    corsOrigins: readOrigins(env, 'CORS_ORIGINS'),
    mediaOrigins: readOrigins(env, 'MEDIA_ORIGINS'),
    social: readSocial(env),
    authSecret,
    radioStreamUrl: readWebUrl(env, 'RADIO_STREAM_URL'),
    redactedWords: readList(env, 'REDACTED_WORDS'),
    sensitiveWords: readList(env, 'SENSITIVE_WORDS'),
    socialLinks: readLinks(env, 'SOCIAL_LINKS'),
    termsUrl: readWebUrl(env, 'TERMS_URL'),
    privacyUrl: readWebUrl(env, 'PRIVACY_URL'),
    contactEmail: readEmail(env, 'CONTACT_EMAIL'),
    purchaseLinks: readPurchaseLinks(env, 'PURCHASE_LINKS'),
    s3: readS3Settings(env),
    paymentWebhookSecret: readPaymentSecret(env, 'PAYMENT_WEBHOOK_SECRET'),
    boostLeaderboard: readLeaderboard(env, 'BOOST_LEADERBOARD'),
    events: readEvents(env, 'EVENTS_FILE'),
    rateLimitScale: readScale(env, 'RATE_LIMIT_SCALE', 1),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function readSocial(env: Environment): Config['social'] {
  const social: Config['social'] = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const idName = `${provider.toUpperCase()}_CLIENT_ID`;
    const secretName = `${provider.toUpperCase()}_CLIENT_SECRET`;
    const clientId = readText(env, idName);
    const clientSecret = readText(env, secretName);
    if (clientId !== null && clientSecret !== null) social[provider] = { clientId, clientSecret };
    else if (clientId !== null) throw new ConfigError(`${idName} needs ${secretName} as well`);
    else if (clientSecret !== null) throw new ConfigError(`${secretName} needs ${idName} as well`);
  }
  return social;
}

function readTrustProxy(env: Environment): Config['trustProxy'] {
  const entries = readList(env, 'TRUST_PROXY');
  if (entries.length === 0) return false;
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && /^\d{1,2}$/.test(first)) return Number(first) || false;
  const wrong = entries.find((entry) => !isAddressOrRange(entry));
  if (wrong !== undefined) {
    throw new ConfigError(`TRUST_PROXY must be a number of proxies or a list of addresses or CIDRs, not "${wrong}"`);
  }
  return entries;
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

function readEmail(env: Environment, name: string): string | null {
  const text = readText(env, name);
  if (text !== null && !/^[^\s@]+@[^\s@]+$/.test(text)) {
    throw new ConfigError(`${name} must be an e-mail address, not "${text}"`);
  }
  return text;
}
