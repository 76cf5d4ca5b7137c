/** The socket.io server of the town: its options and its types. Path and transports are those of the specification. */
import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import {
  type ClientToServerEvents,
  PING_INTERVAL_MS,
  PING_TIMEOUT_MS,
  type ServerToClientEvents,
} from '../../../shared/realtime/events.ts';

/** `Data` is what the handshake attaches to a socket. */
export type TownServer<Data> = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Data>;
export type TownSocket<Data> = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Data>;

/** A client that opened a connection must complete the handshake within this. */
const HANDSHAKE_MS = 10_000;
/** The longest event is a chat line; a polling client may send several at once. */
const MAX_PAYLOAD_BYTES = 16 * 1024;

/** Attaches the server to `httpServer`. `corsOrigins` are the origins of clients served from other hosts. */
export function openServer<Data>(httpServer: HttpServer, corsOrigins: readonly string[]): TownServer<Data> {
  const io: TownServer<Data> = new Server(httpServer, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: HANDSHAKE_MS,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    ...(corsOrigins.length === 0 ? {} : { cors: { origin: [...corsOrigins] } }),
  });
  // engine.io keeps the request of the handshake, which is half of a connection's memory. Nothing reads it later.
  io.engine.on('connection', (raw: { request: unknown }) => {
    raw.request = null;
  });
  return io;
}
