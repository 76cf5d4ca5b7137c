/**
 * Blank pictures of the scenery for pages that draw nothing: those that send the cookie. The server answers, since a browser with
 * routes of its own sends every request through the test.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** Of these paths only: requests with a cookie elsewhere are checked for where they come from. */
const COOKIE = { name: 'scenery', value: 'blank', path: '/game-assets' };
const SCENERY = /^\/game-assets\/locations\/.*\.webp/;

/** A lossless WebP of one transparent pixel. */
export const BLANK_WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** For a browser context, before its first page. */
export const blankSceneryCookie = (url: string): typeof COOKIE & { domain: string } => ({
  ...COOKIE,
  domain: new URL(url).hostname,
});

/** In the server, before it starts. */
export function serveBlankScenery(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]): boolean {
    const [request, response] = rest as [IncomingMessage, ServerResponse];
    if (event !== 'request' || !wantsBlank(request)) return Reflect.apply(emit, this, [event, ...rest]) as boolean;
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' }).end(BLANK_WEBP);
    return true;
  };
}

const wantsBlank = ({ url = '', headers }: IncomingMessage): boolean =>
  SCENERY.test(url) && (headers.cookie ?? '').includes(`${COOKIE.name}=${COOKIE.value}`);
