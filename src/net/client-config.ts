/**
 * What a deployment may tell the client: base addresses of its hosts and links to its other places. The server writes it as
 * JSON into the element `client-config` of the page; whatever is missing or malformed falls back to the same origin.
 */
import * as z from 'zod/mini';

/** Hosts of the specification: the instance, the central API, avatar images, storage, and the host of the status call. */
export const HOSTS = ['instance', 'central', 'avatars', 'storage', 'admin'] as const;
export type Host = (typeof HOSTS)[number];

export interface SocialLink {
  label: string;
  url: string;
}

export interface ClientConfig {
  /** Base addresses without a slash at the end; '' is the same origin. */
  hosts: Record<Host, string>;
  /** Origins whose pictures, videos and models show at once in what players write. */
  mediaOrigins: string[];
  /** Empty hides the row. */
  socialLinks: SocialLink[];
  /** Names of the providers that this server can sign in with: google, facebook, discord. */
  signInProviders: string[];
  /** Where the radio plays from. */
  radioStreamUrl: string;
  /** Whom to write to; null when the operator names nobody. */
  contactEmail: string | null;
  /** Pages of the payment provider by the offer's name; what is missing cannot be bought. */
  purchaseLinks: Record<string, string>;
  /** Who boosted the town with how many dollars, most first. */
  boostLeaderboard: { username: string; amount: number }[];
}

/** The station of this server. */
const OWN_STATION = '/radio/stream.mp3';

const webAddress = z.string().check(z.regex(/^https?:\/\//));
const hostsShape = z.record(z.string(), z.unknown());
const linksShape = z.array(z.object({ label: z.string(), url: webAddress }));
const offersShape = z.record(z.string(), webAddress);
const leaderboardShape = z.array(z.object({ username: z.string(), amount: z.number() }));
const configShape = z.object({
  hosts: z.optional(z.unknown()),
  mediaOrigins: z.optional(z.unknown()),
  socialLinks: z.optional(z.unknown()),
  signInProviders: z.optional(z.unknown()),
  radioStreamUrl: z.optional(z.unknown()),
  contactEmail: z.optional(z.unknown()),
  purchaseLinks: z.optional(z.unknown()),
  boostLeaderboard: z.optional(z.unknown()),
});

/** Never throws: a broken part is left out. */
export function parseClientConfig(text: string | null | undefined): ClientConfig {
  const config = configShape.safeParse(parseJson(text));
  const given = hostsShape.safeParse(config.data?.hosts);
  const media = z.array(webAddress).safeParse(config.data?.mediaOrigins);
  const links = linksShape.safeParse(config.data?.socialLinks);
  const providers = z.array(z.string()).safeParse(config.data?.signInProviders);
  const radio = webAddress.safeParse(config.data?.radioStreamUrl);
  const contact = z.string().safeParse(config.data?.contactEmail);
  const offers = offersShape.safeParse(config.data?.purchaseLinks);
  const leaderboard = leaderboardShape.safeParse(config.data?.boostLeaderboard);
  const hosts = Object.fromEntries(
    HOSTS.map((host) => {
      const address = webAddress.safeParse(given.data?.[host]);
      return [host, address.success ? address.data.replace(/\/+$/, '') : ''];
    }),
  ) as Record<Host, string>;
  return {
    hosts,
    mediaOrigins: media.data ?? [],
    socialLinks: links.data ?? [],
    signInProviders: providers.data ?? [],
    radioStreamUrl: radio.data ?? OWN_STATION,
    contactEmail: contact.data ?? null,
    purchaseLinks: offers.data ?? {},
    boostLeaderboard: leaderboard.data ?? [],
  };
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

let config: ClientConfig | null = null;

/** Address of a file of the storage host; null for none. */
export function storageUrl(path: string): string;
export function storageUrl(path: string | null): string | null;
export function storageUrl(path: string | null): string | null {
  return path === null ? null : clientConfig().hosts.storage + path;
}

/** The page's configuration, read once. */
export function clientConfig(): ClientConfig {
  config ??= parseClientConfig(document.querySelector('#client-config')?.textContent);
  return config;
}
