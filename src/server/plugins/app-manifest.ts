/**
 * The web app manifest in a language: a device shows its words when it offers to install the page, and in the menu of the installed
 * one. Pure.
 */
import ar from '../../languages/ar/installed-app.ts';
import arTitles from '../../languages/ar/titles.ts';
import de from '../../languages/de/installed-app.ts';
import deTitles from '../../languages/de/titles.ts';
import en from '../../languages/en/installed-app.ts';
import enTitles from '../../languages/en/titles.ts';
import es from '../../languages/es/installed-app.ts';
import esTitles from '../../languages/es/titles.ts';
import fr from '../../languages/fr/installed-app.ts';
import frTitles from '../../languages/fr/titles.ts';
import ptBr from '../../languages/pt-BR/installed-app.ts';
import ptBrTitles from '../../languages/pt-BR/titles.ts';
import type { Translation } from '../../languages/types.ts';
import { type Language, LANGUAGES } from '../../shared/rules/languages.ts';

interface Words {
  app: Translation<typeof en>;
  titles: Translation<typeof enTitles>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ar: { app: ar, titles: arTitles },
  de: { app: de, titles: deTitles },
  en: { app: en, titles: enTitles },
  es: { app: es, titles: esTitles },
  fr: { app: fr, titles: frTitles },
  'pt-BR': { app: ptBr, titles: ptBrTitles },
};

/** The parts of `public/site.webmanifest` that have words. */
interface Manifest {
  screenshots: { form_factor: 'wide' | 'narrow' }[];
  /** Their addresses are `/?open=SCREEN`. */
  shortcuts: { name: string; url: string }[];
}

export function manifestIn(file: string, language: Language): string {
  const manifest = JSON.parse(file) as Manifest;
  const { app, titles } = WORDS[language];
  const named: Readonly<Record<string, string>> = titles;
  return JSON.stringify({
    ...manifest,
    lang: language,
    dir: LANGUAGES[language].direction,
    description: app.description,
    screenshots: manifest.screenshots.map((one) => ({ ...one, label: app[one.form_factor] })),
    shortcuts: manifest.shortcuts.map((one) => {
      const screen = new URLSearchParams(one.url.slice(one.url.indexOf('?'))).get('open') ?? '';
      return { ...one, name: named[screen] ?? one.name };
    }),
  });
}
