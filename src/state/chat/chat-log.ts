/** Chat messages, and storing a list of them in `sessionStorage` over a reload. Owns no state. */

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

export function storeLog(key: string, log: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(log));
  } catch {
    // Without storage a reload loses the log.
  }
}

/** The stored list without invalid entries. */
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
    // Without storage there is nothing to remove.
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
