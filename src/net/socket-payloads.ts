/** Parses the payloads of socket events. An invalid payload is null: a broken event must not end the page. */
import * as z from 'zod/mini';
import { customization } from '../shared/contract/wardrobe.ts';
import type { PlayerEntry, PlayerState, PlayerUser } from '../shared/realtime/events.ts';
import { type Notice, noticeSchema } from '../shared/realtime/notices.ts';

const state = z.object({ x: z.number(), y: z.number(), frame: z.number() });
const connectedState = z.extend(state, { netId: z.optional(z.number()) });
const user = z.object({ username: z.string(), membership: z.number(), nametag: z.string(), customization });
const entry = z.object({ socketId: z.string(), netId: z.optional(z.number()), state, user });

const lines = z.array(z.tuple([z.number(), z.string()]));

/** `playersJson` of `join_room`. Entries that do not parse are left out; null when the whole does not. */
export function readPlayers(json: string): PlayerEntry[] | null {
  const list = z.array(z.unknown()).safeParse(parse(json));
  if (!list.success) return null;
  return list.data.flatMap((value) => {
    const parsed = entry.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The three arguments of `user_connected`. */
export function readConnected(socketId: string, stateJson: string, userJson: string): PlayerEntry | null {
  const parsedState = connectedState.safeParse(parse(stateJson));
  const parsedUser = readUser(userJson);
  if (!parsedState.success || parsedUser === null) return null;
  const { netId, ...position } = parsedState.data;
  return { socketId, netId, state: position satisfies PlayerState, user: parsedUser };
}

export function readUser(json: string): PlayerUser | null {
  const parsed = user.safeParse(parse(json));
  return parsed.success ? parsed.data : null;
}

/** The argument of `said`; empty when it does not parse. */
export function readLines(value: unknown): [netId: number, text: string][] {
  const parsed = lines.safeParse(value);
  return parsed.success ? parsed.data : [];
}

/** The third argument of `notification_message`; null when it is absent or its code is unknown to this client. */
export function readNotice(value: unknown): Notice | null {
  const parsed = noticeSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
