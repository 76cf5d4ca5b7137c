/** The language that the account keeps: what a page does with it when a session begins. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage, takeAccountLanguage } from './language.ts';

const setCookie = (value: string): void => {
  document.cookie = `language=${value}; path=/; max-age=${value === '' ? 0 : 60}`;
};

beforeEach(() => setCookie(''));
afterEach(() => vi.restoreAllMocks());

describe('the language of the account', () => {
  it('is kept in the browser, and the page reloads when it has another one', () => {
    expect(takeAccountLanguage('de')).toBe(true);
    expect(chosenLanguage()).toBe('de');
    // The page of this test is English: it was reloaded and is still English, and does not reload forever.
    expect(takeAccountLanguage('de')).toBe(false);
  });

  it('needs no reload where the page has it already', () => {
    expect(takeAccountLanguage('en')).toBe(false);
    expect(chosenLanguage()).toBe('en');
  });

  it.each([undefined, 'nl', ''])('changes nothing when it is %s', (choice) => {
    setCookie('fr');
    expect(takeAccountLanguage(choice)).toBe(false);
    expect(chosenLanguage()).toBe('fr');
  });

  it.each([
    [['de-AT', 'en'], true],
    [['en-US'], false],
  ])('gives the page back to a browser in %s', (languages, isOther) => {
    setCookie('en');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(takeAccountLanguage('auto')).toBe(isOther);
    expect(chosenLanguage()).toBe('auto');
  });

  it('does not reload where the browser keeps no cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(takeAccountLanguage('de')).toBe(false);
  });
});
