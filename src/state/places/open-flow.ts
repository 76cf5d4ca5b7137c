/** Whether the player left a game of FLOW open in this browser. */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const keyOf = (username: string): string => `flowOpen:${username.toLowerCase()}`;

export const hasOpenFlow = (username: string): boolean => readStored('local', keyOf(username), z.boolean()) === true;

export const noteOpenFlow = (username: string, isOpen: boolean): void =>
  void writeStored('local', keyOf(username), isOpen ? true : null);
