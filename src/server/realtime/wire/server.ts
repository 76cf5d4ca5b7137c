/** The socket.io server of the town: its options and its types. Path and transports are those of the specification. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import {
  type ClientToServerEvents,
  PING_INTERVAL_MS,
  PING_TIMEOUT_MS,
  type ServerToClientEvents,
} from '../../../shared/realtime/events.ts';
import { SENTENCES } from '../../../shared/rules/sentences.ts';

/** `Data` is what the handshake attaches to a socket. */
export type TownServer<Data> = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Data>;
export type TownSocket<Data> = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Data>;
/** The connection below socket.io, over any transport. */
export type EngineConnection = TownSocket<unknown>['conn'];

/** The path of the specification, which is socket.io's default. */
const PATH = '/socket.io/';
/** A client that opened a connection must complete the handshake within this. */
const HANDSHAKE_MS = 10_000;
/** The longest event is a chat line; a polling client may send several at once. */
const MAX_PAYLOAD_BYTES = 16 * 1024;
const TOO_MANY = SENTENCES.tooManyConnectionsPleaseWait;

export interface ServerOptions {
  /** Origins of clients served from other hosts. */
  corsOrigins: readonly string[];
  handshakeMs?: number;
  /** Base path at which clients connect beside the specification's path. */
  nodePath?: string | null;
  /** Begins the ids of connections, by which a proxy finds this process. */
  nodeName?: string;
}

export interface ServerHooks {
  /** Whether a request may open a connection or change the transport of one. A refused one is closed at once. */
  admit(request: IncomingMessage): boolean;
  /** Called for each connection before its handshake, with the request that opened it. */
  opened(connection: EngineConnection, request: IncomingMessage): void;
}

/** Members of engine.io's requests that its types do not declare. */
interface EngineRequest extends IncomingMessage {
  /** Set for requests that are not upgraded. */
  res?: ServerResponse;
}

/** Attaches the server to `httpServer`. */
export function openServer<Data>(
  httpServer: HttpServer,
  { corsOrigins, handshakeMs = HANDSHAKE_MS, nodePath = null, nodeName = '' }: ServerOptions,
  hooks: ServerHooks,
): TownServer<Data> {
  const io: TownServer<Data> = new Server(httpServer, {
    path: PATH,
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: handshakeMs,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    allowRequest: (request: EngineRequest, answer) => {
      const isAllowed = hooks.admit(request);
      if (!isAllowed) request.res?.setHeader('connection', 'close');
      answer(isAllowed ? null : TOO_MANY, isAllowed);
    },
    ...(corsOrigins.length === 0 ? {} : { cors: { origin: [...corsOrigins] } }),
  });
  if (nodePath !== null) {
    const toPath = (request: IncomingMessage): void => {
      if (isBelow(nodePath, request)) request.url = request.url?.slice(nodePath.length);
    };
    // Before the listeners of engine.io, which compare the path.
    httpServer.prependListener('request', toPath);
    httpServer.prependListener('upgrade', toPath);
  }
  if (nodeName !== '') {
    const { engine } = io;
    const newId = engine.generateId.bind(engine);
    engine.generateId = (request) => `${nodeName}.${String(newId(request))}`;
  }
  // `allowRequest` is not called for a request that changes the transport of an open connection.
  io.engine.use((request: EngineRequest, _response: unknown, next: (refusal?: Error) => void) => {
    next(isTransportChange(request) && !hooks.admit(request) ? new Error(TOO_MANY) : undefined);
  });
  io.engine.on('connection', (connection: EngineConnection) => {
    hooks.opened(connection, connection.request);
    // engine.io keeps the request of the handshake, which is half of a connection's memory. Nothing reads it later.
    (connection as { request: unknown }).request = null;
  });
  return io;
}

/** Whether the request is for this server, by its path. */
export const isForTown = (request: IncomingMessage, nodePath: string | null): boolean =>
  (request.url ?? '').startsWith(PATH) || (nodePath !== null && isBelow(nodePath, request));

const isBelow = (nodePath: string, { url = '' }: IncomingMessage): boolean => url.startsWith(nodePath + PATH);

/** Whether the request upgrades a connection that is open already: engine.io's parameter `sid` is its id. */
function isTransportChange({ headers, url = '/' }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && new URL(url, 'http://town').searchParams.has('sid');
}
