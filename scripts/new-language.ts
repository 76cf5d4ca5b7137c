/**
 * `node scripts/launch.mjs scripts/new-language.ts TAG`: begins the catalogues of a language, `src/languages/TAG/`, with the English
 * texts in the form of a translation. Files that are there stay. The test of the catalogues then lists each text that is still English.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Messages } from '../src/languages/types.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../src/shared/rules/languages.ts';
import { fromRoot } from './process/root.ts';
import { packageCommand, runNode } from './process/run.ts';

const [tag] = process.argv.slice(2);
if (!isLanguage(tag)) throw new Error(`add the language to LANGUAGES first; there are ${LANGUAGE_TAGS.join(', ')}`);

const source = fromRoot('src', 'languages', DEFAULT_LANGUAGE);
const target = fromRoot('src', 'languages', tag);
mkdirSync(target, { recursive: true });
const missing = readdirSync(source).filter((file) => !existsSync(join(target, file)));
for (const file of missing) {
  // oxlint-disable-next-line no-await-in-loop -- a hundred small files
  const { default: messages } = (await import(pathToFileURL(join(source, file)).href)) as { default: Messages };
  const head = `import type en from '../${DEFAULT_LANGUAGE}/${file}';\nimport type { Translation } from '../types.ts';\n\n`;
  const body = `export default ${JSON.stringify(messages, null, 2)} satisfies Translation<typeof en>;\n`;
  writeFileSync(join(target, file), head + body);
}
await runNode(packageCommand('biome', 'format', '--write', target));
console.log(`${missing.length} files written`);
