/** Corrects words by the names and creators of the listed items. Owns a cache of their distinct words. */
import { plainWord } from '../../../shared/rules/text/plain-text.ts';
import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';
import { listedSearchKeys } from './search-repo.ts';
import { correct, isCorrectable, type SearchWords, wordsOf } from './search-words.ts';

/** Numbers are not corrected. */
const LETTER = /\p{L}/u;

export class Spelling {
  #signature = '';
  #known: readonly string[] = [];

  /** Null when no word needs a correction, or none has one. */
  async correct(db: Executor, words: readonly string[]): Promise<SearchWords | null> {
    const plain = words.map((word) => plainWord(word) || word);
    return plain.some(isCorrectable) ? correct(plain, await this.#knownWords(db)) : null;
  }

  /** Also without the Arabic article: a word is compared from its beginning. */
  async #knownWords(db: Executor): Promise<readonly string[]> {
    const signature = await repo.listedSignature(db);
    if (signature !== this.#signature) {
      const keys = await listedSearchKeys(db);
      const words = new Set(keys.flatMap(wordsOf).flatMap((word) => [word, plainWord(word)]));
      this.#known = [...words].filter((word) => LETTER.test(word));
      this.#signature = signature;
    }
    return this.#known;
  }
}
