/** Texts of the town's channels. */
import { LOCATION_NAME } from '../../shared/rules/town.ts';

export const CHANNELS = 'Channels of the town';
export const EXPLAINED = 'Each channel is the same town with other people in it.';
export const signLabel = (number: number): string => `Channel ${number}: choose another`;
export const nameOf = (number: number): string => `${LOCATION_NAME} ${number}`;
export const HERE = 'You are here';
export const FULL = 'Full';
export const LOADING = 'Loading channels…';
export const RETRY = 'Try again';
const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
export const withFriends = (names: readonly string[]): string => `Friends: ${list.format(names)}`;
export const changed = (number: number): string => `You are in ${nameOf(number)} now.`;
export const isFull = (number: number): string => `${nameOf(number)} is full.`;
export const failed = (number: number): string => `${nameOf(number)} cannot be reached now. You stay where you are.`;
