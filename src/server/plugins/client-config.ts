/** Writes the deployment's configuration for the client into the page, as JSON in a script element. */
import type { Config } from '../config/config.ts';

const ELEMENT = /(<script\b[^>]*\bid="client-config"[^>]*>)[^<]*(<\/script>)/;

/**
 * `page` with the configuration in its element `client-config`; unchanged when it has none. `hasSessionCookie` tells what
 * the request for the page carried, and is left out when undefined.
 */
export function withClientConfig(page: string, config: Config, hasSessionCookie?: boolean): string {
  const { hosts, mediaOrigins, socialLinks, termsUrl, privacyUrl, contactEmail, radioStreamUrl } = config;
  const { purchaseLinks, boostLeaderboard } = config;
  const json = JSON.stringify({
    hosts: {
      instance: hosts.main,
      central: hosts.central,
      avatars: hosts.avatars,
      storage: hosts.storage,
      admin: hosts.admin,
    },
    mediaOrigins,
    socialLinks,
    termsUrl,
    privacyUrl,
    contactEmail,
    purchaseLinks,
    boostLeaderboard,
    radioStreamUrl,
    signInProviders: Object.keys(config.social),
    asksBirthDate: config.minimumAge !== null,
    hasNodes: config.redis !== null,
    // Left out where reports are switched off.
    ...(config.hasReports && { hasReports: true }),
    hasSessionCookie,
  });
  // "<" is escaped, so that no configured text can close the script element.
  const safe = json.replaceAll('<', '\\u003c');
  return page.replace(ELEMENT, (_, open: string, close: string) => `${open}${safe}${close}`);
}
