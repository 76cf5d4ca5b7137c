/** The server's sentences in each language, formatted from what the wire carries. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../shared/rules/languages.ts';
import { sentence, type SentenceCode, type SentenceData } from '../shared/rules/sentence.ts';
import { SENTENCES } from '../shared/rules/sentences.ts';
import type { Messages } from './types.ts';

const CATALOGUES = import.meta.glob<Messages>('./*/replies.ts', { import: 'default' });

/** As in the pages of a language: the build gives each its own catalogue. */
async function pageIn(tag: Language): Promise<typeof import('./replies.ts').formatSentence> {
  const load = CATALOGUES[`./${tag}/replies.ts`];
  if (load === undefined) throw new Error(`no catalogue of ${tag}`);
  const own = await load();
  vi.stubGlobal('document', { documentElement: { lang: tag } });
  vi.doMock('./en/replies.ts', () => ({ default: own }));
  return (await import('./replies.ts')).formatSentence;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./en/replies.ts');
  vi.unstubAllGlobals();
  // Other files of this thread share the modules: none may stay in another language.
  vi.resetModules();
});

/** Params of the kinds that the message needs. */
function exampleOf(code: SentenceCode): SentenceData {
  const params: Record<string, string | number> = {};
  for (const [, name = '', kind = ''] of SENTENCES[code].matchAll(/\{(\w+)(?:, (\w+))?/g)) {
    params[name] = kind === 'number' || kind === 'plural' ? 1234 : 'mira';
  }
  return { code, params };
}

describe.each(LANGUAGE_TAGS)('%s', (tag) => {
  it('has a text for each sentence', async () => {
    const format = await pageIn(tag);
    for (const code of Object.keys(SENTENCES) as SentenceCode[]) {
      const text = format(exampleOf(code));
      expect(text, code).toMatch(/\S/);
      expect(text, code).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});

describe('German', () => {
  it('formats numbers, lists and sentences in sentences', async () => {
    const format = await pageIn('de');
    expect(format(sentence('textHasAtMost', { what: 'bio', most: 15_000 }))).toBe(
      'Höchstens 15.000 Zeichen sind möglich (Text über dich).',
    );
    const price = [sentence('partCoins', { count: 1200 }), sentence('partGems', { count: 1 })];
    expect(format(sentence('pricesCostNothingCharged', { price }))).toBe(
      'Die Preise haben sich geändert: Das kostet jetzt 1.200 Münzen und 1 Edelstein. Nichts wurde berechnet.',
    );
    const message = sentence('youAreWearingName', { name: 'Pier' });
    const names = ['Hut', 'Schal', sentence('partMore', { count: 2 })];
    expect(format(sentence('wearingWithoutNotOwned', { message, names }))).toBe(
      'Du trägst Pier. Das gehört dir nicht: Hut, Schal und 2 weitere.',
    );
    expect(format(sentence('tooLargeThisHas', { size: 8, actual: 9 }))).toBe(
      'Ein Bild hat höchstens 8 MiB. Dieses hat 9,0 MiB.',
    );
  });

  it("isolates players' texts", async () => {
    const format = await pageIn('de');
    expect(format(sentence('youAreWearingName', { name: '\u202eقبعة' }))).toBe('Du trägst \u2068قبعة\u2069.');
  });

  it('has no text for what this build does not know', async () => {
    const format = await pageIn('de');
    expect(format({ code: 'toString', params: {} })).toBeNull();
    expect(format({ code: 'nobodyWroteThis', params: {} })).toBeNull();
    const part = { code: 'partOfTomorrow', params: { count: 1 } };
    expect(format({ code: 'youReceived', params: { amount: part } })).toBeNull();
    expect(format({ code: 'youReceived', params: { amount: ['1', part] } })).toBeNull();
  });

  it('is used for replies and events with a sentence, and for no others', async () => {
    await pageIn('de');
    const { inPageLanguage, repliesReady, sentenceText, translateMessage } = await import('../net/reply-words.ts');
    await repliesReady;
    const reply = { success: true, message: 'Post pinned.', sentence: sentence('postPinned') };
    translateMessage(reply);
    expect(reply.message).toBe('Beitrag angeheftet.');
    const old = { success: true, message: 'Post pinned.' };
    translateMessage(old);
    expect(old.message).toBe('Post pinned.');
    expect(inPageLanguage('Post pinned.', { code: 7 })).toBe('Post pinned.');
    expect(inPageLanguage('A new sentence.', { code: 'aNewSentence', params: {} })).toBe('A new sentence.');
    expect(await sentenceText(sentence('titleRequired'))).toBe('Ein Titel fehlt.');
  });
});

it('leaves English texts as the server wrote them, and has the texts of its own refusals', async () => {
  await pageIn('en');
  const { inPageLanguage, sentenceText } = await import('../net/reply-words.ts');
  expect(inPageLanguage('As it was.', sentence('postPinned'))).toBe('As it was.');
  expect(await sentenceText(sentence('titleRequired'))).toBe('Title required.');
});

it('has a text for a refusal when the catalogue cannot be loaded', async () => {
  await pageIn('en');
  vi.doMock('./replies.ts', () => {
    throw new Error('offline');
  });
  const { sentenceText } = await import('../net/reply-words.ts');
  expect(await sentenceText(sentence('titleRequired'))).toBe('An unexpected error occurred');
  vi.doUnmock('./replies.ts');
});
