/** What the service worker shows and opens for a message of the server. Pure. */

/** Of the server's message (src/server/domains/web-push). */
export interface PushedNotification {
  title: string;
  body: string;
  /** A newer one with the same tag replaces it. */
  tag: string;
  /** Path below the town's address that a click opens. */
  page: string;
}

const FALLBACK: PushedNotification = {
  title: 'Promenade',
  body: 'There is news for you in the town.',
  tag: 'news',
  page: '/',
};

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Never throws: a browser expects every message to be shown, also one of a newer server. */
export function readPush(text: string | undefined): PushedNotification {
  try {
    const { title, body, tag, page } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      title: textOf(title, FALLBACK.title),
      body: textOf(body, FALLBACK.body),
      tag: textOf(tag, FALLBACK.tag),
      page: pathOf(page),
    };
  } catch {
    return FALLBACK;
  }
}

/** Only a page of this origin. */
export const pathOf = (page: unknown): string =>
  typeof page === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(page) ? page : FALLBACK.page;
