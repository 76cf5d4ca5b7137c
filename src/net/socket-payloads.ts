/** Parses the payloads of socket events. An invalid payload is null: a broken event must not end the page. */
import * as z from 'zod/mini';
import { customization } from '../shared/contract/wardrobe.ts';
import type { PlayerEntry, PlayerState, PlayerUser } from '../shared/realtime/events.ts';
import { decodeLooks, type SentLook } from '../shared/realtime/look-packet.ts';
import { decodePeople, packedId, type Person, type PersonNames } from '../shared/realtime/people-packet.ts';
import { type Notice, noticeSchema } from '../shared/realtime/notices.ts';
import { bareCustomization, type Customization } from '../shared/rules/slots.ts';
import { bytesOf } from './socket-decoder.ts';

const state = z.object({ x: z.number(), y: z.number(), frame: z.number() });
const connectedState = z.extend(state, { netId: z.optional(z.number()) });
const user = z.object({ username: z.string(), membership: z.number(), nametag: z.string(), customization });
const entry = z.object({ socketId: z.string(), netId: z.optional(z.number()), state, user });

const BARE = bareCustomization(false);

const lines = z.array(z.tuple([z.number(), z.string()]));
const versions = z.array(z.tuple([z.number(), z.number()]));

/**
 * The players of `join_room`: JSON, or a packet without looks and `ownUserJson`, the look of `selfId`. Entries that do not
 * parse are left out; null when the whole does not.
 */
export function readPlayers(players: unknown, selfId: string, ownUserJson?: unknown): PlayerEntry[] | null {
  if (typeof players !== 'string') return readPackedPlayers(players, selfId, ownUserJson);
  const list = z.array(z.unknown()).safeParse(parse(players));
  return list.success ? list.data.flatMap((value) => readEntry(value) ?? []) : null;
}

function readPackedPlayers(players: unknown, selfId: string, ownUserJson: unknown): PlayerEntry[] | null {
  const bytes = bytesOf(players);
  const people = bytes === null ? null : decodePeople(bytes);
  const own = typeof ownUserJson === 'string' ? readUser(ownUserJson) : null;
  if (people === null || own === null) return null;
  return people.map(entryOf).map((entry) => (entry.socketId === selfId ? { ...entry, user: own } : entry));
}

function readEntry(value: unknown): PlayerEntry | null {
  const parsed = entry.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** A player of a packet, whose look is missing. */
export function entryOf({ netId, x, y, view, ...names }: Person): PlayerEntry {
  const user = { ...namedUser(names, BARE), isLookMissing: true as const };
  return { socketId: packedId(netId), netId, state: { x, y, frame: view }, user };
}

export const namedUser = (names: PersonNames, look: Customization): PlayerUser => {
  const { username, membership, nametag, nametagColor } = names;
  return { username, membership, nametag, customization: { ...look, nametagColor } };
};

/** The looks of a packet, without the colors of name tags; see `decodeLooks`. */
export function readLooks(bytes: Uint8Array, items: Map<number, string>): SentLook[] | null {
  // Parsed, so that looks have their members in the same order as in JSON: `hashLook` depends on it.
  const parsed = decodeLooks(bytes, items)?.map(({ netId, look }) => ({
    netId,
    look: customization.safeParse(look).data,
  }));
  return parsed?.flatMap(({ netId, look }) => (look === undefined ? [] : [{ netId, look }])) ?? null;
}

/** The three arguments of `user_connected`. */
export function readConnected(socketId: string, stateJson: string, userJson: string): PlayerEntry | null {
  const sent = parse(stateJson);
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
