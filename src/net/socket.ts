/**
 * The realtime connection to the town: one typed socket that comes back by itself. It owns no state of the world; what
 * arrives goes to the handlers it was given. Specification: world, section 7.1.
 */
import { io, type Socket } from 'socket.io-client';
import * as parser from 'socket.io-parser';
import {
  type ClientToServerEvents,
  FEATURE_BATCHED_MOVES,
  type HandshakeRefusal,
  PROTOCOL_VERSION,
  type ServerToClientEvents,
} from '../shared/realtime/events.ts';
import { MoveDecoder, MOVES_EVENT } from './socket-decoder.ts';
import { tabId } from './socket-tab.ts';
import { isSilentTooLong, watchForReturn } from './wake.ts';

const RECONNECTION_DELAY_MS = 50;
const RECONNECTION_DELAY_MAX_MS = 1000;
const RECONNECTION_ATTEMPTS = 100;
/** An attempt that got no answer within this is given up for the next one. */
const ATTEMPT_LIMIT_MS = 10_000;
/** One that is this old when the page comes back hangs on a network that is gone. */
const STALE_ATTEMPT_MS = 2000;

type Incoming = ServerToClientEvents & { [MOVES_EVENT](packet: Uint8Array): void };
export type SocketHandlers = { [Event in keyof Incoming]?: Incoming[Event] } & {
  connected(): void;
  /** The connection is gone; unless `refused` or `replaced` was called too, it is being restored. */
  disconnected(): void;
  /** The server does not let this client in and trying again is of no use. */
  refused(refusal: HandshakeRefusal, message: string): void;
};

export interface TownSocket {
  send<Event extends keyof ClientToServerEvents>(
    event: Event,
    ...payload: Parameters<ClientToServerEvents[Event]>
  ): void;
  /** Begins a fresh round of attempts now. */
  reconnect(): void;
  close(): void;
}

export interface TownSocketOptions {
  /** Base URL of the game instance server; the page's own origin when left out. */
  url?: string;
  location: string;
  /** Asked anew for every attempt. */
  sessionKey(): string | null;
  handlers: SocketHandlers;
}

/** Connects at once and keeps connecting until closed, replaced, or refused for good. */
export function createTownSocket({ url, location, sessionKey, handlers }: TownSocketOptions): TownSocket {
  const socket: Socket<Incoming, ClientToServerEvents> = io(url ?? window.location.origin, {
    transports: ['websocket', 'polling'],
    forceNew: true,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: RECONNECTION_DELAY_MAX_MS,
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    timeout: ATTEMPT_LIMIT_MS,
    parser: { ...parser, Decoder: MoveDecoder },
    auth: (give) =>
      give({
        serverSessionKey: sessionKey() ?? '',
        location,
        protocol: PROTOCOL_VERSION,
        tabId: tabId(),
        features: [FEATURE_BATCHED_MOVES],
      }),
  });
  let isFinished = false;
  let retry: number | undefined;
  let refusals = 0;
  let heardAtMs = Date.now();
  let triedAtMs = Date.now();
  const tryNow = (): void => {
    triedAtMs = Date.now();
    socket.connect();
  };
  const hear = (): void => {
    heardAtMs = Date.now();
  };

  const retryLater = (): void => {
    window.clearTimeout(retry);
    const delayMs = Math.min(RECONNECTION_DELAY_MAX_MS, RECONNECTION_DELAY_MS * 2 ** refusals++);
    retry = window.setTimeout(tryNow, delayMs);
  };
  const finish = (): void => {
    isFinished = true;
    window.clearTimeout(retry);
  };

  socket.io.on('open', () => {
    hear();
    socket.io.engine.on('packet', hear);
  });
  socket.io.on('reconnect_attempt', () => {
    triedAtMs = Date.now();
  });
  socket.on('connect', () => {
    refusals = 0;
    handlers.connected();
  });
  socket.on('disconnect', (reason) => {
    handlers.disconnected();
    // After the server's own word socket.io does not come back by itself; a refusal of the next handshake says why.
    if (reason === 'io server disconnect' && !isFinished) retryLater();
  });
  socket.on('connect_error', (error) => {
    const refusal = refusalOf(error);
    if (refusal === null || isFinished) return;
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
      if (!isSilentTooLong(heardAtMs, Date.now())) return;
      socket.disconnect();
    } else if (Date.now() - triedAtMs > STALE_ATTEMPT_MS) {
      // Ends what is under way: while it hangs no other attempt would begin.
      socket.disconnect();
    }
    refusals = 0;
    window.clearTimeout(retry);
    tryNow();
  };
  const stopWatching = watchForReturn(reconnect);

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
  };
}

function refusalOf(error: Error): HandshakeRefusal | null {
  const data: unknown = 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retry' in data) || !('code' in data)) return null;
  return data as HandshakeRefusal;
}
