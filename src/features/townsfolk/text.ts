/** Texts of the townsfolk's card and list. What they say is in `shared/rules/townsfolk-text.ts`. */
export const PEOPLE_OF_THE_TOWN = 'People of the town';
export const LIVES_HERE = 'Lives in Lantern Bay';
export const SAY_HELLO = 'Say hello';
export const WAVE = 'Wave';
export const CLOSE = 'Close';

export const usually = (place: string): string => `Usually at ${place}`;
export const aboutPerson = (name: string, place: string): string =>
  `${name} lives in Lantern Bay, usually at ${place}.`;
export const nearBy = (name: string): string => `${name}, lives in Lantern Bay`;
export const says = (name: string, words: string): string => `${name}: ${words}`;
