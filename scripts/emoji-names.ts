/**
 * `node scripts/launch.mjs scripts/emoji-names.ts FOLDER`: writes the names of the standard emoji in all languages,
 * `src/languages/LANGUAGE/emoji-names.ts`. FOLDER contains the unpacked packages cldr-annotations-full and
 * cldr-annotations-derived-full (Unicode License). Run it after `emoji-data.ts`; a test fails until then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { STANDARD_EMOJI } from '../src/rich-text/emoji/standard-emoji.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS, LANGUAGES } from '../src/shared/rules/languages.ts';
import { fromRoot } from './process/root.ts';

/** The categories of `STANDARD_EMOJI`. */
const KEYS = [
  'smileysEmotion',
  'peopleBody',
  'animalsNature',
  'travelPlaces',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
/** Locales of CLDR that are called differently there. */
const LOCALES: Partial<Record<Language, string>> = { 'pt-BR': 'pt' };
const PARTS = ['annotations', 'annotationsDerived'] as const;

type Annotations = Record<string, { annotations: Record<string, { tts?: string[] }> }>;

const plain = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

function readNames(folder: string, language: Language): Map<string, string> {
  const names = new Map<string, string>();
  for (const part of PARTS) {
    const name = part === 'annotations' ? 'cldr-annotations-full' : 'cldr-annotations-derived-full';
    const file = join(folder, name, part, LOCALES[language] ?? language, 'annotations.json');
    const { annotations = {} } = (JSON.parse(readFileSync(file, 'utf8')) as Annotations)[part] ?? {};
    for (const [emoji, { tts }] of Object.entries(annotations)) if (tts?.[0]) names.set(plain(emoji), tts[0]);
  }
  return names;
}

function write(folder: string, language: Language): void {
  const names = readNames(folder, language);
  const nameOf = (entry: string): string => {
    const [emoji = ''] = entry.split(' ');
    const name = names.get(plain(emoji));
    if (name === undefined) throw new Error(`${emoji} has no name in ${language}`);
    return name;
  };
  const lines = STANDARD_EMOJI.map(
    (category, index) => `  ${KEYS[index]}:\n    ${JSON.stringify(category.split('|').map(nameOf).join('|'))},\n`,
  );
  const isFirst = language === DEFAULT_LANGUAGE;
  const head = isFirst
    ? ''
    : "import type en from '../en/emoji-names.ts';\nimport type { Translation } from '../types.ts';\n\n";
  const about = `/** ${LANGUAGES[language].name}: names of the standard emoji, in their order. Written by scripts/emoji-names.ts. This file is data. */\n`;
  const end = isFirst ? '}' : '} satisfies Translation<typeof en>';
  writeFileSync(
    fromRoot('src', 'languages', language, 'emoji-names.ts'),
    `${isFirst ? about : ''}${head}${isFirst ? '' : about}export default {\n${lines.join('')}${end};\n`,
  );
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('name the folder with the unpacked packages');
for (const language of LANGUAGE_TAGS) write(folder, language);
