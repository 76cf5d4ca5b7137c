import { describe, expect, it } from 'vitest';
import { matchOf, searchTextOf, wordsOf } from './search-words.ts';

describe('search words', () => {
  it('are normalized without case, accents and punctuation', () => {
    expect(searchTextOf('Café at NINE: lamp-posts, 100% “ready”!')).toBe('cafe at nine lamp posts 100 ready');
    expect(searchTextOf('夜の灯り')).not.toBe('');
  });

  it('contain no characters of the databases’ query syntax', () => {
    expect(matchOf(wordsOf(`"a* OR b' & !c:d_%\\`), 'sqlite')).toBe('"a"* "or"* "b"* "c"* "d"*');
    expect(matchOf(wordsOf(`a' | 'b`), 'postgres')).toBe(`'a':* & 'b':*`);
    expect(wordsOf('%_*"')).toEqual([]);
  });
});
