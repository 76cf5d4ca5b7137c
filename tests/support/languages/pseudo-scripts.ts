/**
 * Serves a page in the pseudo-language. The build does not have it: the page asks for the scripts of Arabic, so that dates and the
 * names of countries have no plain letters either, and gets the English ones with all messages changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { catalogueNames, compileMessages, inlined, readCatalogue } from '../../../scripts/build/languages.ts';
import { fromRoot } from '../../../scripts/process/root.ts';
import { DEFAULT_LANGUAGE } from '../../../src/shared/rules/languages.ts';
import { mapMessages } from './messages.ts';
import { pseudoOf } from './pseudo.ts';

/** The language whose folder the page asks for. */
const FOLDER = 'ar';

/** Texts by file name. Throws when the built client lacks the messages of a catalogue: then it is older than the catalogues. */
async function pseudoScripts(): Promise<ReadonlyMap<string, string>> {
  const rooms = await Promise.all(
    catalogueNames().map(async (room) => {
      const english = compileMessages(await readCatalogue(DEFAULT_LANGUAGE, room)) as Parameters<typeof mapMessages>[0];
      return { room, from: inlined(english), to: inlined(mapMessages(english, pseudoOf)) };
    }),
  );
  const missing = new Set(rooms.map(({ room }) => room));
  const scripts = new Map<string, string>();
  const folder = fromRoot('dist/client/assets');
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const found = rooms.filter(({ from }) => code.includes(from));
    if (found.length === 0) continue;
    for (const { room } of found) missing.delete(room);
    scripts.set(
      file,
      found.reduce((text, { from, to }) => text.replaceAll(from, () => to), code),
    );
  }
  for (const room of SERVER_ROOMS) missing.delete(room);
  if (missing.size > 0) throw new Error(`The built client lacks the texts of ${[...missing].join(', ')}.`);
  return scripts;
}

/** Catalogues that no page has. */
const SERVER_ROOMS = ['mails', 'pushes', 'installed-app'];

/** All further pages of the context are in the pseudo-language. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const scripts = await pseudoScripts();
  // Not by the cookie of a choice: the sign-in call of a test would need an origin then.
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return await route.fallback();
    await route.continue({ headers: { ...request.headers(), 'accept-language': FOLDER } });
  });
  await context.route(`**/assets/${FOLDER}/*.js`, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = scripts.get(file);
    if (body === undefined) return await route.continue();
    await route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' });
  });
}
