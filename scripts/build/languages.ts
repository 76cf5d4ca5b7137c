/**
 * Compiles the catalogues of `src/languages`. Rooms import the English one. In the built client a catalogue's module has a
 * placeholder: the file with it is written once for English and once more for each other language, in a folder named after
 * the language, where all relative imports lead to files of the same language. A page in a language starts with the files of
 * its folder; the server answers with the common file where the folder has none. No page loads a second language.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin, Rolldown } from 'vite';
import type { Messages } from '../../src/languages/types.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../src/shared/rules/languages.ts';
import { fromRoot } from '../process/root.ts';

const FOLDER = fromRoot('src/languages');
const CATALOGUE = /[\\/]src[\\/]languages[\\/]en[\\/]([\w-]+)\.ts$/;
const COMPILER = /[\\/]src[\\/]languages[\\/]compile-raw\.ts$/;
const PLACEHOLDER = '__CATALOGUE__';
const USE = new RegExp(`${PLACEHOLDER}(?:\\.(\\w+)|\\[["'\`]([\\w-]+)["'\`]\\])`, 'g');

type Compiled = { [key: string]: unknown };

/** The room of a module that is an English catalogue; null for other modules. */
export const catalogueOf = (id: string): string | null => CATALOGUE.exec(id.replace(/\?.*$/, ''))?.[1] ?? null;

/** Names of all rooms with a catalogue. */
export const catalogueNames = (): string[] =>
  readdirSync(path.join(FOLDER, DEFAULT_LANGUAGE)).map((file) => file.replace(/\.ts$/, ''));

/** The messages of a room as they are written; in English where the language has no such catalogue yet. */
export async function readCatalogue(language: Language, room: string): Promise<Messages> {
  const own = path.join(FOLDER, language, `${room}.ts`);
  const file = existsSync(own) ? own : path.join(FOLDER, DEFAULT_LANGUAGE, `${room}.ts`);
  const url = `${pathToFileURL(file).href}?t=${statSync(file).mtimeMs}`;
  return ((await import(url)) as { default: Messages }).default;
}

/** Throws with the key of the message that is not ICU MessageFormat. */
export function compileMessages(messages: Messages, name = ''): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const at = `${name}.${key}`;
      if (typeof message !== 'string') return [key, compileMessages(message, at)];
      try {
        return [key, compile(message)];
      } catch (error) {
        throw new Error(`${at} is no message: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }),
  );
}

const read = async (language: Language, room: string): Promise<string> =>
  JSON.stringify(compileMessages(await readCatalogue(language, room), `${language}/${room}`));

/** Compiled messages as they are in the built scripts. */
export const inlined = (messages: object): string => inlinedJson(JSON.stringify(messages));

const inlinedJson = (json: string): string => `(${json.replace(/"([A-Za-z_$][\w$]*)":/g, '$1:')})`;

/** For the client's bundler and the development server. */
export function languages(): Plugin {
  let isBuild = false;
  /** room -> language -> compiled messages as JSON */
  const catalogues = new Map<string, ReadonlyMap<Language, string>>();
  const load = async (room: string): Promise<ReadonlyMap<Language, string>> => {
    const all = new Map(await Promise.all(LANGUAGE_TAGS.map(async (tag) => [tag, await read(tag, room)] as const)));
    catalogues.set(room, all);
    return all;
  };
  const inLanguage = (code: string, language: Language): string =>
    code.replace(USE, (_, name?: string, quoted?: string) => {
      const messages = catalogues.get(name ?? quoted ?? '')?.get(language);
      if (messages === undefined) throw new Error(`no catalogue of ${name ?? quoted} in ${language}`);
      return inlinedJson(messages);
    });
  return {
    name: 'languages',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async load(id) {
      if (COMPILER.test(id)) return { code: 'export const compileRaw = null;', moduleType: 'js' };
      const room = catalogueOf(id);
      if (room === null) return null;
      const all = await load(room);
      for (const tag of LANGUAGE_TAGS) this.addWatchFile(path.join(FOLDER, tag, `${room}.ts`));
      if (isBuild) return { code: `export default ${PLACEHOLDER}[${JSON.stringify(room)}];`, moduleType: 'js' };
      const entries = [...all].map(([tag, json]) => `${JSON.stringify(tag)}: ${json}`);
      const code = `const all = {${entries.join(',')}};\nexport default all[document.documentElement.lang] ?? all.en;`;
      return { code, moduleType: 'js' };
    },
    // The name of a file changes with its texts in any language.
    augmentChunkHash({ moduleIds }) {
      const rooms = moduleIds.map(catalogueOf).filter((room) => room !== null);
      if (rooms.length === 0) return undefined;
      const hash = createHash('sha256');
      for (const room of rooms.toSorted()) for (const json of catalogues.get(room)?.values() ?? []) hash.update(json);
      return hash.digest('hex');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.code.includes(PLACEHOLDER)) translate(this, chunk);
        }
      },
    },
  };

  function translate(context: Rolldown.PluginContext, chunk: Rolldown.OutputChunk): void {
    for (const language of LANGUAGE_TAGS) {
      if (language === DEFAULT_LANGUAGE) continue;
      const fileName = path.posix.join(
        path.posix.dirname(chunk.fileName),
        language,
        path.posix.basename(chunk.fileName),
      );
      context.emitFile({ type: 'asset', fileName, source: inLanguage(chunk.code, language) });
    }
    chunk.code = inLanguage(chunk.code, DEFAULT_LANGUAGE);
  }
}

/**
 * For the option `experimental.renderBuiltUrl`: scripts name the scripts that they load by relative addresses, so that these
 * come from the folder of the page's language. Workers and other files are the same in all languages.
 */
export const languageUrl = (file: string, { hostType }: { hostType: string }): { relative: true } | undefined =>
  hostType === 'js' && file.endsWith('.js') && !/[.-]worker-/.test(file) ? { relative: true } : undefined;
