import { expect, it } from 'vitest';
import { splitOutfitCodes, withoutOutfitCodes } from './outfit-code.ts';

it('splits a text at the codes of outfits', () => {
  expect(splitOutfitCodes('look [outfit]a-1[/outfit][OUTFIT] b_2 [/outfit] nice')).toEqual([
    { text: 'look ', outfitId: null },
    { text: '', outfitId: 'a-1' },
    { text: '', outfitId: 'b_2' },
    { text: ' nice', outfitId: null },
  ]);
  expect(splitOutfitCodes('[outfit][/outfit] [outfit]a b[/outfit]')).toHaveLength(1);
  expect(splitOutfitCodes('')).toEqual([{ text: '', outfitId: null }]);
  expect(withoutOutfitCodes('look [outfit]a-1[/outfit]!', '(outfit)')).toBe('look (outfit)!');
});
