/** The web app manifest: its pictures exist in the sizes that it states, its shortcuts open screens, and its words are translated. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fromRoot } from '../../scripts/process/root.ts';
import { ICON_FILES } from '../../src/art/brand/icons.ts';
import { manifestIn } from '../../src/server/plugins/app-manifest.ts';
import { type Language, LANGUAGE_TAGS } from '../../src/shared/rules/languages.ts';

interface Picture {
  src: string;
  sizes: string;
}

interface Manifest {
  icons: (Picture & { purpose: string })[];
  description: string;
  lang: string;
  dir: string;
  screenshots: (Picture & { form_factor: string; label: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const FILE = readFileSync(fromRoot('public/site.webmanifest'), 'utf8');
const manifest = JSON.parse(FILE) as Manifest;
const sizeOf = async (picture: Uint8Array | string): Promise<string> => {
  const { width, height } = await sharp(picture).metadata();
  return `${width}x${height}`;
};

it('has icons for every purpose, in the stated sizes', async () => {
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    const file = ICON_FILES.find(({ path }) => `/${path}` === src);
    expect(file, src).toBeDefined();
    expect(await sizeOf((await file?.make()) ?? ''), src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

it('has a wide and a narrow screenshot, in the stated sizes', async () => {
  for (const { src, sizes } of manifest.screenshots) expect(await sizeOf(fromRoot(`public${src}`)), src).toBe(sizes);
  expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow']);
});

it('has shortcuts to screens that an address may open', () => {
  const source = readFileSync(fromRoot('src/app/keep-notified.ts'), 'utf8');
  const openable = /OPENABLE.*= \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  for (const { url } of manifest.shortcuts)
    expect(openable).toContain(`'${new URLSearchParams(url.slice(2)).get('open')}'`);
});

const wordsOf = ({ description, screenshots, shortcuts }: Manifest): string[] => [
  description,
  ...screenshots.map(({ label }) => label),
  ...shortcuts.map(({ name }) => name),
];

/** Words that are equal in English. */
const SAME: Partial<Record<Language, string[]>> = { fr: ['Forums', 'FLOW'] };

it.each(LANGUAGE_TAGS)('has its words in %s', (language) => {
  const translated = JSON.parse(manifestIn(FILE, language)) as Manifest;
  expect([translated.lang, translated.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
  const equal = wordsOf(translated).filter((word) => wordsOf(manifest).includes(word));
  expect(equal).toEqual(language === 'en' ? wordsOf(manifest) : (SAME[language] ?? ['FLOW']));
});
