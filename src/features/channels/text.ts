/** Texts of the town's channels. */
import messages from '../../languages/en/channels.ts';
import { serialListOf, texts } from '../../languages/texts.ts';

import { ownLocation } from '../../state/session/location.ts';

export const text = texts(messages);

export const nameOf = (number: number): string => `${ownLocation.name} ${number}`;

export const withFriends = (names: readonly string[]): string => text.withFriends({ names: serialListOf(names) });
export const changed = (number: number): string => text.changed({ name: nameOf(number) });
export const isFull = (number: number): string => text.isFull({ name: nameOf(number) });
export const failed = (number: number): string => text.failed({ name: nameOf(number) });
