/** The name of the session's cookie, for the sign-in and for the page. */

/** All cookies of the sign-in begin with it. Where the site has TLS, `__Secure-` comes before it. */
export const COOKIE_PREFIX = 'promenade';

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token=`;

/** `cookies` is the header of a request. The session may have ended. */
export const hasSessionCookie = (cookies: string | undefined): boolean => cookies?.includes(SESSION_COOKIE) ?? false;
