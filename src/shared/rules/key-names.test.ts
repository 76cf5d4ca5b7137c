import { describe, expect, it } from 'vitest';
import { digitOf, isQuestionMark, letterOf } from './key-names.ts';

describe('the letter of a shortcut', () => {
  it.each([
    ['English', 'E', 'KeyE', 'e'],
    ['French: the letter that it writes', 'a', 'KeyQ', 'a'],
    ['Arabic: the place of the key', 'ث', 'KeyE', 'e'],
    ['Russian: the place of the key', 'У', 'KeyE', 'e'],
    ['a named key', 'Enter', 'Enter', 'enter'],
    ['a sign', '?', 'Slash', '?'],
    ['an on-screen keyboard without places', 'e', '', 'e'],
  ])('%s', (_name, key, code, letter) => {
    expect(letterOf({ key, code })).toBe(letter);
  });
});

it.each([
  ['1', 'Digit1', 1],
  ['&', 'Digit1', 1],
  ['٣', 'Digit3', 3],
  ['8', 'Numpad8', 8],
  ['٨', 'Numpad8', 8],
  ['8', '', 8],
  ['e', 'KeyE', null],
  ['End', 'Numpad1', null],
] as const)('the digit of %s at %s', (key, code, digit) => {
  expect(digitOf({ key, code })).toBe(digit);
});

it('knows the question marks of Latin and Arabic keyboards', () => {
  expect(['?', '؟', '/'].map((key) => isQuestionMark({ key }))).toEqual([true, true, false]);
});
