/**
 * Everyone in town as the server tells it. Positions arrive many times a second and bypass React: they stand in a plain
 * Map and are announced to listeners (the town's actors). Only the list of who is here is a proxy that screens render.
 * Changed by `connection.ts` alone.
 */
import { proxy } from 'valtio';
import type { PlayerEntry, PlayerState, PlayerUser } from '../../shared/realtime/events.ts';

export interface Player {
  readonly socketId: string;
  readonly netId: number | null;
  user: PlayerUser;
  /** The last position that the server sent. */
  state: PlayerState;
}

/** What screens show of a player; a new object whenever it changes. */
export interface RosterEntry {
  socketId: string;
  username: string;
  membership: number;
  /** Text beside the name; empty when there is none. */
  nametag: string;
  nametagColor: string | null;
}

export interface PlayerListener {
  joined(player: Player, isSelf: boolean): void;
  left(socketId: string): void;
  /** A changed look or name. */
  updated(player: Player): void;
  /** For oneself: the server puts the player there. */
  moved(player: Player, isSelf: boolean): void;
}

export const roster = proxy<{ selfId: string | null; list: RosterEntry[] }>({ selfId: null, list: [] });

const byId = new Map<string, Player>();
const byNetId = new Map<number, Player>();
const listeners = new Set<PlayerListener>();

export const playerById = (socketId: string): Player | undefined => byId.get(socketId);
export const allPlayers = (): IterableIterator<Player> => byId.values();
export const selfPlayer = (): Player | undefined => (roster.selfId === null ? undefined : byId.get(roster.selfId));

/** Tells `listener` of everyone who is here already and of each change from now on. Returns the unsubscriber. */
export function listenToPlayers(listener: PlayerListener): () => void {
  listeners.add(listener);
  for (const player of byId.values()) listener.joined(player, player.socketId === roster.selfId);
  return () => listeners.delete(listener);
}

export function replacePlayers(entries: readonly PlayerEntry[], selfId: string): void {
  clearPlayers();
  roster.selfId = selfId;
  for (const entry of entries) add(entry);
  roster.list = [...byId.values()].map(rosterEntry);
}

export function addPlayer(entry: PlayerEntry): void {
  remove(entry.socketId);
  const player = add(entry);
  roster.list = [...roster.list.filter(({ socketId }) => socketId !== entry.socketId), rosterEntry(player)];
}

export function removePlayer(socketId: string): void {
  if (!remove(socketId)) return;
  roster.list = roster.list.filter((entry) => entry.socketId !== socketId);
}

export function updatePlayer(socketId: string, user: PlayerUser): void {
  const player = byId.get(socketId);
  if (player === undefined) return;
  player.user = user;
  roster.list = roster.list.map((entry) => (entry.socketId === socketId ? rosterEntry(player) : entry));
  for (const listener of listeners) listener.updated(player);
}

export function movePlayer(socketId: string, x: number, y: number, frame: number): void {
  const player = byId.get(socketId);
  if (player !== undefined) move(player, x, y, frame);
}

/** A record of the binary packet. One's own is left out: a put-back comes as a `move`. */
export function movePlayerByNetId(netId: number, x: number, y: number, frame: number): void {
  const player = byNetId.get(netId);
  if (player !== undefined && player.socketId !== roster.selfId) move(player, x, y, frame);
}

/** When the connection is lost nobody is here any more. */
export function clearPlayers(): void {
  const gone = [...byId.keys()];
  byId.clear();
  byNetId.clear();
  roster.list = [];
  roster.selfId = null;
  for (const socketId of gone) for (const listener of listeners) listener.left(socketId);
}

function add(entry: PlayerEntry): Player {
  const netId = entry.netId ?? null;
  const player: Player = { socketId: entry.socketId, netId, user: entry.user, state: entry.state };
  byId.set(player.socketId, player);
  if (netId !== null) byNetId.set(netId, player);
  for (const listener of listeners) listener.joined(player, player.socketId === roster.selfId);
  return player;
}

function remove(socketId: string): boolean {
  const player = byId.get(socketId);
  if (player === undefined) return false;
  byId.delete(socketId);
  if (player.netId !== null && byNetId.get(player.netId) === player) byNetId.delete(player.netId);
  for (const listener of listeners) listener.left(socketId);
  return true;
}

function move(player: Player, x: number, y: number, frame: number): void {
  player.state = { x, y, frame };
  for (const listener of listeners) listener.moved(player, player.socketId === roster.selfId);
}

function rosterEntry({ socketId, user }: Player): RosterEntry {
  const { username, membership, nametag, customization } = user;
  return { socketId, username, membership, nametag, nametagColor: membership > 0 ? customization.nametagColor : null };
}
