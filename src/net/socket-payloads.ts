/** Parses the payloads of socket events. An invalid payload is null: a broken event must not end the page. */
import * as z from 'zod/mini';
import { customization } from '../shared/contract/wardrobe.ts';
import type { PlayerEntry, PlayerState, PlayerUser } from '../shared/realtime/events.ts';
import { type Notice, noticeSchema } from '../shared/realtime/notices.ts';
import { bareCustomization } from '../shared/rules/slots.ts';

const state = z.object({ x: z.number(), y: z.number(), frame: z.number() });
const connectedState = z.extend(state, { netId: z.optional(z.number()) });
const user = z.object({ username: z.string(), membership: z.number(), nametag: z.string(), customization });
const entry = z.object({ socketId: z.string(), netId: z.optional(z.number()), state, user });

/** `NamedPlayer` */
const named = z.tuple([
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.string(),
  z.number(),
  z.string(),
  z.nullable(z.string()),
]);

const BARE = bareCustomization(false);

const lines = z.array(z.tuple([z.number(), z.string()]));
const versions = z.array(z.tuple([z.number(), z.number()]));

/**
 * The players of `join_room`, with or without their looks; `ownUserJson` is the look of `selfId` when they have none. Entries
 * that do not parse are left out; null when the whole does not.
 */
export function readPlayers(json: string, selfId: string, ownUserJson?: unknown): PlayerEntry[] | null {
  const list = z.array(z.unknown()).safeParse(parse(json));
  if (!list.success) return null;
  const own = typeof ownUserJson === 'string' ? readUser(ownUserJson) : null;
  return list.data.flatMap((value) => {
    const read = Array.isArray(value) ? readNamed(value) : readEntry(value);
    if (read === null) return [];
    return own !== null && read.socketId === selfId ? [{ ...read, user: own }] : [read];
  });
}

function readEntry(value: unknown): PlayerEntry | null {
  const parsed = entry.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function readNamed(value: unknown): PlayerEntry | null {
  const parsed = named.safeParse(value);
  if (!parsed.success) return null;
  const [socketId, netId, x, y, frame, username, membership, nametag, nametagColor] = parsed.data;
  const look = nametagColor === null ? BARE : { ...BARE, nametagColor };
  const user: PlayerUser = { username, membership, nametag, customization: look, isLookMissing: true };
  return { socketId, netId, state: { x, y, frame }, user };
}

/** The three arguments of `user_connected`, with or without the look. */
export function readConnected(socketId: string, stateJson: string, userJson: string): PlayerEntry | null {
  const sent = parse(stateJson);
  if (Array.isArray(sent)) return readNamed(sent);
  const parsedState = connectedState.safeParse(sent);
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

/** The argument of `restyled`; empty when it does not parse. */
export function readVersions(value: unknown): [netId: number, version: number][] {
  const parsed = versions.safeParse(value);
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
