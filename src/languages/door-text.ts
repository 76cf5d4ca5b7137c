/** What players read about the doors and seats of the town, in its picture and in the panel of surroundings. */
import type { Seat } from '../shared/rules/places.ts';
import type { LocationTexts } from '../shared/rules/town.ts';
import messages from './en/doors.ts';
import { texts } from './texts.ts';

export interface DoorText {
  label: string;
  hint: string;
}

const text = texts(messages);

/** By key. */
export const DOOR_TEXT: Readonly<Record<string, DoorText>> = text.doors;

/** Set by the location that is loaded, where it brings its own words. Keys of locations are different from each other's. */
export const brought: { texts?: LocationTexts | undefined } = {};

export const doorTextOf = (key: string): DoorText | undefined => DOOR_TEXT[key] ?? brought.texts?.doors[key];

/** Below the name of the door that the player is near, by the device used last. */
export const DOOR_PROMPT = text.doorPrompts;

export const SEAT_LABEL: Readonly<Record<Seat['kind'], string>> = text.seats;

/** Below the name of the seat, by the device used last. */
export const SEAT_PROMPT = text.seatPrompts;

/** What screen readers read about the door or seat that the player is near. Null for an unknown door. */
export function doorSentence(key: string): string | null {
  const door = doorTextOf(key);
  return door === undefined ? null : text.doorSentence({ ...door, prompt: DOOR_PROMPT.enter });
}

export const seatSentence = (kind: Seat['kind']): string =>
  text.seatSentence({ label: SEAT_LABEL[kind], prompt: SEAT_PROMPT.enter });
