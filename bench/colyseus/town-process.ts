/**
 * The peer of the crowd bench: one Colyseus room with everybody's position in its state, sent to all ten times a second.
 * Positions alone: no walls, chat, looks, accounts or database. Communicates over IPC.
 */
import { loadPeer } from '../lib/load-peer.ts';
import { freePort } from '../../src/server/testing/free-port.ts';
import type { Listening } from './messages.ts';

interface PlayerState {
  x: number;
  y: number;
  view: number;
}
interface PlayersState {
  players: Map<string, PlayerState>;
}
interface ColyseusClient {
  sessionId: string;
}
interface ColyseusRoom {
  maxClients: number;
  /** Milliseconds between two patches. */
  patchRate: number;
  autoDispose: boolean;
  state: PlayersState;
  onMessage(type: string, take: (client: ColyseusClient, message: number[]) => void): void;
}
interface ColyseusServer {
  define(name: string, room: new () => ColyseusRoom): void;
  listen(port: number): Promise<void>;
}
interface ColyseusCore {
  Room: new () => ColyseusRoom;
  Server: new (options: { transport: unknown; greet: boolean }) => ColyseusServer;
}
interface ColyseusSchema {
  Schema: new () => object;
  MapSchema: new () => Map<string, PlayerState>;
  defineTypes(target: unknown, fields: object): void;
}
interface ColyseusTransport {
  WebSocketTransport: new (options: { perMessageDeflate: boolean; pingInterval: number }) => unknown;
}

/** From the install of this folder. */
const load = <Library>(name: string): Promise<Library> => loadPeer<Library>(import.meta.resolve(name));
const { Room, Server } = await load<ColyseusCore>('@colyseus/core');
const { Schema, MapSchema, defineTypes } = await load<ColyseusSchema>('@colyseus/schema');
const { WebSocketTransport } = await load<ColyseusTransport>('@colyseus/ws-transport');

const PATCH_MS = 100;
const START = { x: 2000, y: 900 };

class Player extends Schema {}
defineTypes(Player, { x: 'uint16', y: 'uint16', view: 'uint8' });
class Players extends Schema {}
defineTypes(Players, { players: { map: Player } });

const newPlayer = (): PlayerState => Object.assign(new Player(), { ...START, view: 0 });
const newState = (): PlayersState => Object.assign(new Players(), { players: new MapSchema() });

class Town extends Room {
  override maxClients = 20_000;
  override patchRate = PATCH_MS;
  override autoDispose = false;
  override state = newState();

  onCreate(): void {
    this.onMessage('move', ({ sessionId }, [x = 0, y = 0, view = 0]) => {
      const player = this.state.players.get(sessionId);
      if (player !== undefined) Object.assign(player, { x, y, view });
    });
  }

  onJoin({ sessionId }: ColyseusClient): void {
    this.state.players.set(sessionId, newPlayer());
  }

  onLeave({ sessionId }: ColyseusClient): void {
    this.state.players.delete(sessionId);
  }
}

process.on('disconnect', () => process.exit(0));
const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false, pingInterval: 0 }),
  greet: false,
});
server.define('town', Town);
const port = await freePort('127.0.0.1');
await server.listen(port);
process.send?.({ port } satisfies Listening);
