/**
 * The deployment's configuration of the client: base addresses of its hosts and links. The server writes it as JSON
 * into the page's element `client-config`. Missing or malformed parts fall back to the same origin.
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
  /** Base addresses without a trailing slash; '' is the same origin. */
  hosts: Record<Host, string>;
  /** Origins whose pictures, videos and models are loaded at once in players' texts. */
  mediaOrigins: string[];
  /** Empty hides the row. */
  socialLinks: SocialLink[];
  /** Configured sign-in providers: google, facebook, discord. */
  signInProviders: string[];
  /** Address of the radio stream. */
  radioStreamUrl: string;
  /** Contact address. Null when the operator has set none. */
  contactEmail: string | null;
  /** Pages of the payment provider by offer. An offer without a page cannot be bought. */
  purchaseLinks: Record<string, string>;
  /** Boosters of the town with their total in dollars, largest first. */
  boostLeaderboard: { username: string; amount: number }[];
  /** Whether new players are asked for their date of birth. */
  asksBirthDate: boolean;
  /** Whether several processes serve the town, so that the page asks where to connect. */
  hasNodes: boolean;
  /** Whether players can report players and texts. */
  hasReports: boolean;
  /** Whether the request for this page had the cookie of a session. Null when the server does not tell. */
  hasSessionCookie: boolean | null;
}

/** The radio stream of this server. */
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
  asksBirthDate: z.optional(z.unknown()),
  hasNodes: z.optional(z.unknown()),
  hasReports: z.optional(z.unknown()),
  hasSessionCookie: z.optional(z.unknown()),
});

/** Never throws: a malformed part is left out. */
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
  const cookie = z.boolean().safeParse(config.data?.hasSessionCookie);
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
    asksBirthDate: config.data?.asksBirthDate === true,
    hasNodes: config.data?.hasNodes === true,
    hasReports: config.data?.hasReports === true,
    hasSessionCookie: cookie.data ?? null,
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

/** Address of a file of the storage host. Null for null. */
export function storageUrl(path: string): string;
export function storageUrl(path: string | null): string | null;
export function storageUrl(path: string | null): string | null {
  return path === null ? null : clientConfig().hosts.storage + path;
}

/** The page's configuration, parsed once. */
export function clientConfig(): ClientConfig {
  config ??= parseClientConfig(document.querySelector('#client-config')?.textContent);
  return config;
}
