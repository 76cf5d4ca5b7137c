/** Corrects words by the names and creators of the listed items. Owns a cache of their distinct words. */
import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';
import { correct, isCorrectable, type SearchWords, wordsOf } from './search-words.ts';

/** Numbers are not corrected. */
const LETTER = /\p{L}/u;

export class Spelling {
  #signature = '';
  #known: readonly string[] = [];

  /** Null when no word needs a correction, or none has one. */
  async correct(db: Executor, words: readonly string[]): Promise<SearchWords | null> {
    return words.some(isCorrectable) ? correct(words, await this.#knownWords(db)) : null;
  }

  async #knownWords(db: Executor): Promise<readonly string[]> {
    const signature = await repo.listedSignature(db);
    if (signature !== this.#signature) {
      const words = new Set((await repo.listedSearchKeys(db)).flatMap(wordsOf));
      this.#known = [...words].filter((word) => LETTER.test(word));
      this.#signature = signature;
    }
    return this.#known;
  }
}
