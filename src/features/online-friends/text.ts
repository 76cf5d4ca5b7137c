/** Texts of the strip and panel of online friends (specification: world, sections 2.4 and 8). */
import { LOCATION_NAME } from '../../shared/rules/town.ts';
import type { ChannelChange } from '../../state/session/channel.ts';

export const ONLINE_FRIENDS = 'Online friends';
export const inTown = (count: number): string => (count === 1 ? '1 player in town' : `${count} players in town`);
export const NOBODY_ONLINE = 'No friends online';
export const NOBODY_TEXT = 'Friends who walk into town show up here.';
export const LOADING = 'Loading...';
export const ALL_FRIENDS = 'All friends';
export const loadError = (message: string): string => `Error: ${message}`;
export const more = (count: number): string => `+${count}`;
export const showAll = (count: number): string => `Show all ${count} online friends`;
export const whisperTo = (username: string): string => `Whisper ${username}`;
export const RESIDENT = 'Resident';
export const JOIN = 'Join';
export const inChannel = (number: number): string => `${LOCATION_NAME} ${number}`;
export const joinIn = (username: string, number: number): string => `Join ${username} in ${LOCATION_NAME} ${number}`;
export const cannotJoin = (username: string, change: ChannelChange): string =>
  change === 'full' ? `There is no room left where ${username} is.` : `${username} cannot be joined now.`;
