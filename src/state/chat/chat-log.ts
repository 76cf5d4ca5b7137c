/** Chat messages, and storing a list of them in `sessionStorage` over a reload. Owns no state. */
import * as z from 'zod/mini';
import { readStored, writeStored, writeText } from '../../net/browser-storage.ts';

export interface ChatMessage {
  id: number;
  /** Public: the speaker. Whisper: the other player. */
  user: string;
  text: string;
  type: 'public' | 'whisper';
  isSender: boolean;
  /** Whisper: whether the player sent or received it. */
  myUsername?: string;
  read: boolean;
  /** Whisper: by the server, for a report of it. Only where reports are switched on. */
  proof?: string | undefined;
  /** Epoch ms */
  timestamp: number;
  membership: number;
  nametag: string;
  nametagColor: string | null;
}

/** The list with a message appended, limited to the newest `max`. */
export const withMessage = (
  log: readonly ChatMessage[],
  message: Omit<ChatMessage, 'id'>,
  max: number,
): ChatMessage[] => [...log, { ...message, id: (log.at(-1)?.id ?? 0) + 1 }].slice(-max);

/** Whether a list of usernames contains this one, ignoring case. */
export const namesInclude = (usernames: readonly string[], username: string): boolean =>
  usernames.some((one) => one.toLowerCase() === username.toLowerCase());

export const storeLog = (key: string, log: readonly ChatMessage[]): void => void writeStored('session', key, log);

/** The stored list without invalid entries. */
export const restoreLog = (key: string, type: ChatMessage['type']): ChatMessage[] =>
  (readStored('session', key, z.array(z.unknown())) ?? []).flatMap((value) => readMessage(value, type));

export const forgetLog = (key: string): void => void writeText('session', key, null);

function readMessage(value: unknown, type: ChatMessage['type']): ChatMessage[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, user, text, timestamp, isSender, myUsername, read, membership, nametag, nametagColor, proof } =
    value as Partial<Record<keyof ChatMessage, unknown>>;
  if (typeof id !== 'number' || typeof user !== 'string' || typeof text !== 'string') return [];
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return [];
  return [
    {
      id,
      user,
      text,
      type,
      timestamp,
      isSender: isSender === true,
      read: read !== false,
      membership: typeof membership === 'number' ? membership : 0,
      nametag: typeof nametag === 'string' ? nametag : '',
      nametagColor: typeof nametagColor === 'string' ? nametagColor : null,
      ...(typeof myUsername === 'string' ? { myUsername } : {}),
      ...(typeof proof === 'string' ? { proof } : {}),
    },
  ];
}
