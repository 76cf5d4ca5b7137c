/** What players read about the named places of the town, in the panel of surroundings and in announcements. */
import { brought, type DoorText } from './door-text.ts';
import messages from './en/place-names.ts';
import { texts } from './texts.ts';

interface PlaceText {
  name: string;
  /** One sentence about what is there, for players who do not see it. */
  sentence: string;
}

const text = texts(messages);

/** By key. */
export const PLACE_TEXT: Readonly<Record<string, PlaceText>> = text.places;

export const placeTextOf = (key: string): PlaceText | undefined => PLACE_TEXT[key] ?? brought.texts?.places[key];

/** Things of the town that have no screen, by key. */
export const PLATE_TEXT: Readonly<Record<string, DoorText>> = text.plates;

/** In an English sentence, 'The pier' is 'the pier'; names of shops stay as they are. */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');

export const whereText = (name: string, isInside: boolean): string =>
  isInside ? text.youAreAt({ place: inSentence(name) }) : text.youAreNear({ place: inSentence(name) });

/** ' at the pier' or ' near the pier' */
export const atOrNear = (name: string, isInside: boolean): string =>
  isInside ? text.at({ place: inSentence(name) }) : text.near({ place: inSentence(name) });
