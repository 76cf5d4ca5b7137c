/**
 * Everyone in town, as the server sent it: the only record of who is here. `connection.ts` alone changes it. Positions
 * arrive many times a second and do not pass through React; listeners (the town's figures) receive them. Screens render
 * the list of players through `use-players.ts`.
 */
import type { PlayerEntry, PlayerState, PlayerUser } from '../../shared/realtime/events.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';

export interface Player {
  readonly socketId: string;
  readonly netId: number | null;
  readonly isSelf: boolean;
  /** A new object for each change. */
  user: PlayerUser;
  /** Version of a look that is newer than that of `user`: the player is out of reach. */
  newerLook?: number | undefined;
  /** The last position that the server sent. */
  state: PlayerState;
}

export interface PlayerListener {
  joined(player: Player): void;
  left(player: Player): void;
  /** The look or the name changed. */
  updated(player: Player): void;
  /** The look changed, and the server sends it only when the player is in reach. Equal versions are equal looks. */
  restyled?(player: Player, version: number): void;
  /** The server sent a position. For the own player: the server puts it there. */
  moved(player: Player): void;
  /** The server sent a walk. For the own player: it corrects the one that was begun last. */
  walked?(player: Player, sent: SentWalk): void;
}

const byId = new Map<string, Player>();
const byNetId = new Map<number, Player>();
const listeners = new Set<PlayerListener>();
const listListeners = new Set<() => void>();
let all: readonly Player[] = [];
let selfId: string | null = null;

export const playerById = (socketId: string): Player | undefined => byId.get(socketId);
export const playerByNetId = (netId: number): Player | undefined => byNetId.get(netId);
export const selfPlayer = (): Player | undefined => (selfId === null ? undefined : byId.get(selfId));

/** In the order in which they joined. The array is replaced when a player joins, leaves or changes, not for positions. */
export const allPlayers = (): readonly Player[] => all;

/** Calls `changed` each time `allPlayers()` returns another array. Returns the function that unsubscribes. */
export function listenToPlayerList(changed: () => void): () => void {
  listListeners.add(changed);
  return () => listListeners.delete(changed);
}

/** Calls `listener.joined` for everyone present, then `listener` for each change. Returns the function that unsubscribes. */
export function listenToPlayers(listener: PlayerListener): () => void {
  listeners.add(listener);
  for (const player of all) listener.joined(player);
  return () => listeners.delete(listener);
}

export function replacePlayers(entries: readonly PlayerEntry[], ownId: string): void {
  clearPlayers();
  selfId = ownId;
  const added = entries.map(insert);
  renewList();
  for (const player of added) for (const listener of listeners) listener.joined(player);
}

export function addPlayer(entry: PlayerEntry): void {
  const previous = byId.get(entry.socketId);
  if (previous !== undefined) discard(previous);
  const player = insert(entry);
  renewList();
  if (previous !== undefined) for (const listener of listeners) listener.left(previous);
  for (const listener of listeners) listener.joined(player);
}

/** Adds players who are not here yet. */
export function addPlayers(entries: readonly PlayerEntry[]): void {
  if (entries.length === 0) return;
  const added = entries.map(insert);
  renewList();
  for (const player of added) for (const listener of listeners) listener.joined(player);
}

export function removePlayer(socketId: string): void {
  const player = byId.get(socketId);
  if (player === undefined) return;
  discard(player);
  renewList();
  for (const listener of listeners) listener.left(player);
}

export function updatePlayer(socketId: string, user: PlayerUser): void {
  const player = byId.get(socketId);
  if (player !== undefined) updatePlayers([[player, user]]);
}

/** The list is replaced once for all of them. */
export function updatePlayers(changes: readonly (readonly [player: Player, user: PlayerUser])[]): void {
  if (changes.length === 0) return;
  for (const [player, user] of changes) {
    player.user = user;
    player.newerLook = undefined;
  }
  renewList();
  for (const [player] of changes) for (const listener of listeners) listener.updated(player);
}

export function restylePlayer(netId: number, version: number): void {
  const player = byNetId.get(netId);
  if (player === undefined) return;
  player.newerLook = version;
  for (const listener of listeners) listener.restyled?.(player, version);
}

export function movePlayer(socketId: string, x: number, y: number, frame: number): void {
  const player = byId.get(socketId);
  if (player !== undefined) move(player, x, y, frame);
}

/** Applies a record of the binary packet. The own player's record is skipped: the server puts it back by `move`. */
export function movePlayerByNetId(netId: number, x: number, y: number, frame: number): void {
  const player = byNetId.get(netId);
  if (player !== undefined && !player.isSelf) move(player, x, y, frame);
}

/** Applies a walk of a packet. The own player's is only taken from a correction. */
export function walkPlayer(sent: SentWalk, isCorrection: boolean): void {
  const player = byNetId.get(sent.netId);
  if (player === undefined || player.isSelf !== isCorrection) return;
  for (const listener of listeners) listener.walked?.(player, sent);
}

/** Removes everyone: the connection is lost. */
export function clearPlayers(): void {
  const gone = all;
  byId.clear();
  byNetId.clear();
  selfId = null;
  if (gone.length === 0) return;
  renewList();
  for (const player of gone) for (const listener of listeners) listener.left(player);
}

function insert({ socketId, netId: sentNetId, user, state }: PlayerEntry): Player {
  const netId = sentNetId ?? null;
  const player: Player = { socketId, netId, isSelf: socketId === selfId, user, state };
  byId.set(socketId, player);
  if (netId !== null) byNetId.set(netId, player);
  return player;
}

function discard(player: Player): void {
  byId.delete(player.socketId);
  if (player.netId !== null && byNetId.get(player.netId) === player) byNetId.delete(player.netId);
}

function renewList(): void {
  all = [...byId.values()];
  for (const changed of listListeners) changed();
}

function move(player: Player, x: number, y: number, frame: number): void {
  player.state = { x, y, frame };
  for (const listener of listeners) listener.moved(player);
}
