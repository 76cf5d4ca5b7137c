/** Messages of the chat and how a list of them outlives a reload in `sessionStorage`. No state of its own. */

export interface ChatMessage {
  id: number;
  /** Who said it in public; of a whisper the other player. */
  user: string;
  text: string;
  type: 'public' | 'whisper';
  isSender: boolean;
  /** Whispers: who one was. */
  myUsername?: string;
  read: boolean;
  /** Epoch ms */
  timestamp: number;
  membership: number;
  nametag: string;
  nametagColor: string | null;
}

/** The list with a message at its end, at most `max` long. */
export const withMessage = (
  log: readonly ChatMessage[],
  message: Omit<ChatMessage, 'id'>,
  max: number,
): ChatMessage[] => [...log, { ...message, id: (log.at(-1)?.id ?? 0) + 1 }].slice(-max);

/** Whether a list of usernames holds this one; letters' case does not tell players apart. */
export const namesInclude = (usernames: readonly string[], username: string): boolean =>
  usernames.some((one) => one.toLowerCase() === username.toLowerCase());

export function storeLog(key: string, log: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(log));
  } catch {
    // A full or forbidden storage costs the log its reload, nothing else.
  }
}

/** What is stored under `key`; what is broken of it is left out. */
export function restoreLog(key: string, type: ChatMessage['type']): ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((value) => readMessage(value, type)) : [];
  } catch {
    return [];
  }
}

export function forgetLog(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What cannot be reached cannot be read by the next player either.
  }
}

function readMessage(value: unknown, type: ChatMessage['type']): ChatMessage[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, user, text, timestamp, isSender, myUsername, read, membership, nametag, nametagColor } = value as Partial<
    Record<keyof ChatMessage, unknown>
  >;
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
    },
  ];
}
