/**
 * The realtime connection to the town: one typed socket that reconnects by itself. It owns no state of the world and passes every event
 * to the given handlers. It needs no browser: `socket.ts` opens it for the page, and tests and benches open it in Node.
 * Specification: world, section 7.1.
 */
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import * as parser from 'socket.io-parser';
import { FEATURE_NODES } from '../shared/realtime/channels.ts';
import {
  type ClientToServerEvents,
  type HandshakeRefusal,
  PROTOCOL_VERSION,
  type ServerToClientEvents,
} from '../shared/realtime/events.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { ClientGround } from '../shared/walks/ground.ts';
import { type Backoff, backoffMs } from '../shared/runtime/timing.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import { MoveDecoder, MOVES_EVENT } from './socket-decoder.ts';
import { watchSilence } from './socket-silence.ts';
import type { Way } from './socket-way.ts';
import { isSilentTooLong } from './page/wake.ts';

const RECONNECTION_DELAY_MS = 50;
const RECONNECTION_DELAY_MAX_MS = 1000;
/** Those who were lost together do not come back together. */
const REFUSAL_BACKOFF: Backoff = { firstMs: RECONNECTION_DELAY_MS, maxMs: RECONNECTION_DELAY_MAX_MS, jitter: 0.5 };
const RECONNECTION_ATTEMPTS = 100;
/** An attempt without an answer times out after this, and the next one starts. */
const ATTEMPT_LIMIT_MS = 10_000;
/** The same where several processes serve the town: another one may have taken over. */
const DIRECTED_LIMIT_MS = 5000;
/** The server has ended a retired connection by then. */
const RETIRED_MS = 3000;
/** An attempt older than this when the page becomes active again is assumed to hang on a dead network. */
const STALE_ATTEMPT_MS = 2000;

type Incoming = ServerToClientEvents & { [MOVES_EVENT](packet: Uint8Array): void };
export type SocketHandlers = { [Event in keyof Incoming]?: Incoming[Event] } & {
  connected(): void;
  /**
   * The connection is lost, and its last packet came `silentMs` milliseconds ago. The socket reconnects, unless `refused` or `replaced` is
   * called too.
   */
  disconnected(silentMs: number): void;
  /** The server refused the handshake, and retrying cannot succeed. */
  refused(refusal: HandshakeRefusal, message: string): void;
};

export interface TownSocket {
  send<Event extends keyof ClientToServerEvents>(
    event: Event,
    ...payload: Parameters<ClientToServerEvents[Event]>
  ): void;
  /** Starts a new round of connection attempts now. */
  reconnect(): void;
  close(): void;
  /** The server ends this connection because another one took over. It does not reconnect. */
  retire(): void;
}

export interface TownSocketOptions {
  /** Base URL of the game instance server. */
  url: string;
  location: string;
  /** What this client understands, of `features` of the handshake. */
  features: readonly string[];
  /** Id of the client's tab. Called for each attempt. */
  tabId(): string;
  /** Calls `returned` each time the client becomes active again, until the returned function is called. */
  watchReturn(returned: () => void): Cancel;
  /** The ways to connect, the first one that works; by default those of the library. */
  transports?: ManagerOptions['transports'];
  /** Address of this machine that the connections come from. Only in Node. */
  localAddress?: string | undefined;
  /** Called for each attempt; null when nobody is signed in. */
  sessionKey(): string | null;
  /** Number of the requested channel; null: the server chooses. Called for each attempt. */
  channel(): number | null;
  /**
   * Where several processes serve the town: asks for the one to connect to, before each attempt. `lost` is the path of the process from
   * which the last connection was lost. null: ask again. Never rejects.
   */
  findWay?: ((channel: number | null, lost: string | null) => Promise<Way | null>) | undefined;
  /** Whether the player goes through a door to the location. Called for each attempt. */
  isThroughDoor?: (() => boolean) | undefined;
  /** What the page computes walks with. Called for each attempt. */
  ground(): ClientGround;
  handlers: SocketHandlers;
}

/** Connects at once and reconnects until it is closed, replaced, or finally refused. */
export function openTownSocket({
  url,
  location,
  features,
  tabId,
  watchReturn,
  transports = ['websocket', 'polling'],
  localAddress,
  sessionKey,
  channel,
  findWay,
  isThroughDoor = () => false,
  ground,
  handlers,
}: TownSocketOptions): TownSocket {
  let way: Way | null = null;
  /** Path of the process that does not answer any more. */
  let lost: string | null = null;
  const socket: Socket<Incoming, ClientToServerEvents> = io(url, {
    transports,
    forceNew: true,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: RECONNECTION_DELAY_MAX_MS,
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    timeout: findWay === undefined ? ATTEMPT_LIMIT_MS : DIRECTED_LIMIT_MS,
    // Otherwise each attempt asks for the way first.
    reconnection: findWay === undefined,
    autoConnect: findWay === undefined,
    parser: { ...parser, Decoder: MoveDecoder },
    ...(localAddress !== undefined && { localAddress }),
    auth: (sendAuth) =>
      sendAuth({
        serverSessionKey: sessionKey() ?? '',
        location,
        protocol: PROTOCOL_VERSION,
        tabId: tabId(),
        ground: ground(),
        channel: way?.channel ?? channel() ?? undefined,
        throughDoor: isThroughDoor() || undefined,
        features: findWay === undefined ? features : [...features, FEATURE_NODES],
      }),
  });
  let isFinished = false;
  let cancelRetry: Cancel = () => undefined;
  let refusals = 0;
  let lastPacketAtMs = runtime.now();
  let lastAttemptAtMs = runtime.now();
  const tryNow = (): void => {
    lastAttemptAtMs = runtime.now();
    if (findWay === undefined) socket.connect();
    else void connectByWay(findWay);
  };
  let isAsking = false;
  const connectByWay = async (find: NonNullable<typeof findWay>): Promise<void> => {
    if (isAsking || socket.connected) return;
    isAsking = true;
    way = await find(channel(), lost);
    isAsking = false;
    if (isFinished) return;
    if (way === null) return retryOrGiveUp();
    socket.io.opts.path = `${way.path}/socket.io`;
    socket.connect();
  };
  /** After the last attempt, the next one follows when the page becomes active again. */
  const retryOrGiveUp = (): void => {
    if (refusals < RECONNECTION_ATTEMPTS) retryLater();
  };
  const isDirected = findWay !== undefined;
  const notePacket = (): void => {
    lastPacketAtMs = runtime.now();
  };

  const retryLater = (): void => {
    cancelRetry();
    cancelRetry = runtime.setTimeout(tryNow, backoffMs(runtime, REFUSAL_BACKOFF, refusals++));
  };
  const finish = (): void => {
    isFinished = true;
    cancelRetry();
  };

  socket.io.on('open', () => {
    notePacket();
    socket.io.engine.on('packet', notePacket);
  });
  socket.io.on('reconnect_attempt', () => {
    lastAttemptAtMs = runtime.now();
  });
  socket.on('connect', () => {
    refusals = 0;
    lost = null;
    handlers.connected();
  });
  socket.on('disconnect', (reason) => {
    handlers.disconnected(runtime.now() - lastPacketAtMs);
    if (isFinished) return;
    lost = way?.path ?? null;
    if (isDirected && reason !== 'io server disconnect' && reason !== 'io client disconnect') return tryNow();
    // socket.io does not reconnect after the server ended the connection. If the server refuses the next handshake,
    // the refusal carries the reason.
    if (reason === 'io server disconnect') retryLater();
  });
  socket.on('connect_error', (error) => {
    const refusal = refusalOf(error);
    if (isFinished) return;
    if (refusal === null) {
      if (!isDirected) return;
      lost = way?.path ?? null;
      return retryOrGiveUp();
    }
    if (refusal.retry && refusals < RECONNECTION_ATTEMPTS) {
      retryLater();
    } else {
      finish();
      handlers.refused(refusal, error.message);
    }
  });
  socket.on('replaced', (message) => {
    finish();
    handlers.replaced?.(message);
    socket.disconnect();
  });
  const {
    connected: _connected,
    disconnected: _disconnected,
    refused: _refused,
    replaced: _replaced,
    ...rest
  } = handlers;
  for (const [event, handler] of Object.entries(rest)) {
    socket.on(event as keyof Incoming, handler);
  }

  const reconnect = (): void => {
    if (isFinished) return;
    if (socket.connected) {
      if (!isSilentTooLong(lastPacketAtMs, runtime.now())) return;
      socket.disconnect();
    } else if (runtime.now() - lastAttemptAtMs > STALE_ATTEMPT_MS) {
      // Ends the pending attempt. socket.io starts no other one while it is pending.
      socket.disconnect();
    }
    refusals = 0;
    cancelRetry();
    tryNow();
  };
  const stopWatchingReturn = watchReturn(reconnect);
  const stopWatchingSilence = isDirected
    ? watchSilence(
        () => lastPacketAtMs,
        () => {
          if (!socket.connected) return;
          // Ends the connection, of which the other side may know nothing.
          socket.disconnect();
          tryNow();
        },
      )
    : undefined;
  const stopWatching = (): void => {
    stopWatchingReturn();
    stopWatchingSilence?.();
  };
  if (isDirected) tryNow();

  return {
    send(event, ...payload) {
      if (socket.connected) socket.emit(event, ...payload);
    },
    reconnect,
    close() {
      finish();
      stopWatching();
      socket.disconnect();
    },
    retire() {
      finish();
      stopWatching();
      // Nothing is sent on a connection that is being closed.
      socket.io.reconnection(false);
      runtime.setTimeout(() => socket.disconnect(), RETIRED_MS);
    },
  };
}

function refusalOf(error: Error): HandshakeRefusal | null {
  const data: unknown = 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retry' in data) || !('code' in data)) return null;
  return data as HandshakeRefusal;
}
