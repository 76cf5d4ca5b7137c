/**
 * The only file that depends on the internals of engine.io's connections: it writes prepared frames, measures unsent
 * data, and terminates a websocket whose peer does not answer. Owns no state.
 */
import { type Batch, endMessage, type Framed, type SharedBeginning } from './packets.ts';
import type { EngineConnection } from './server.ts';

/** A client with more unsent data than this gets no packets until the data is sent. */
const BACKLOG_BYTES = 64 * 1024;
/** The same limit in messages: for transports that do not report bytes, and for data queued before the transport. */
const BACKLOG_MESSAGES = 64;
const STALLED_BYTES = 4 * 1024 * 1024;
const STALLED_MESSAGES = 4000;

/** Undeclared members of engine.io's connection. `socket` is the websocket; other transports have none. */
interface ConnectionInternals {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { writable: boolean; socket?: WebSocketInternals };
  write(data: string, options: { compress: false; wsPreEncodedFrame: Buffer[] }): void;
}
interface WebSocketInternals {
  readonly _sender: { sendFrame(frames: Buffer[]): void };
  readonly bufferedAmount: number;
  readonly readyState: number;
  terminate(): void;
  on(event: 'ping' | 'pong', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
}
const WEBSOCKET_CLOSED = 3;

const internalsOf = (connection: EngineConnection): ConnectionInternals => connection as unknown as ConnectionInternals;

/**
 * Writes messages in order, in one write on a websocket: those that many clients share, then the client's own. Each one is
 * separate on other transports.
 */
export function writeBatch(connection: EngineConnection, shared: Batch | null, own: readonly Framed[]): void {
  const sharedMessages = shared?.messages ?? [];
  if (sharedMessages.length + own.length === 0) return;
  if (internalsOf(connection).transport.socket === undefined) {
    for (const { data } of [...sharedMessages, ...own]) connection.write(data);
    return;
  }
  // ws writes two buffers as they are with one system call, and only the first of three.
  const frames = own.length === 0 ? [] : [own.length === 1 ? own[0]!.frame : Buffer.concat(own.map((m) => m.frame))];
  if (shared !== null && sharedMessages.length > 0) frames.unshift(shared.frames);
  writeFrames(connection, frames);
}

/**
 * Frames that engine.io has queued go first. Otherwise the websocket gets these at once: engine.io's bookkeeping of each
 * write costs a fifth of what the write itself does.
 */
function writeFrames(connection: EngineConnection, frames: Buffer[]): void {
  const internals = internalsOf(connection);
  const { readyState, writeBuffer, transport } = internals;
  if (readyState === 'open' && transport.writable && writeBuffer.length === 0 && transport.socket !== undefined) {
    const { _sender: sender } = transport.socket;
    sender.sendFrame(frames);
  } else {
    internals.write('', { compress: false, wsPreEncodedFrame: frames });
  }
}

/** Sends an event that `beginEvent` began, with further arguments for this client only. Returns the bytes. */
export function finishEvent(
  connection: EngineConnection,
  beginning: SharedBeginning,
  args: readonly unknown[],
): number {
  const ending = `${args.map((arg) => `,${JSON.stringify(arg)}`).join('')}]`;
  if (internalsOf(connection).transport.socket === undefined) {
    connection.write(`${beginning.text}${ending}`);
  } else {
    writeFrames(connection, endMessage(beginning, ending));
  }
  return beginning.frame.byteLength + Buffer.byteLength(ending);
}

/** `behind`: skip packets until the client has caught up. `stalled`: the client does not read at all. */
export type Backlog = 'none' | 'behind' | 'stalled';

export function backlogOf(connection: EngineConnection): Backlog {
  const { writeBuffer, transport } = internalsOf(connection);
  const bytes = transport.socket?.bufferedAmount ?? 0;
  if (bytes > STALLED_BYTES || writeBuffer.length > STALLED_MESSAGES) return 'stalled';
  return bytes > BACKLOG_BYTES || writeBuffer.length > BACKLOG_MESSAGES ? 'behind' : 'none';
}

/** Calls `listener` for each websocket ping and pong of the client, which engine.io does not report. */
export function onControlFrame(connection: EngineConnection, listener: () => void): void {
  const watch = (): void => {
    const websocket = internalsOf(connection).transport.socket;
    websocket?.on('ping', listener);
    websocket?.on('pong', listener);
  };
  watch();
  connection.once('upgrade', watch);
}

/** Closes a connection at once; unsent data is lost. */
export function cutTransport(connection: EngineConnection): void {
  const { transport } = internalsOf(connection);
  connection.close(true);
  transport.socket?.terminate();
}

/** Closes a connection after everything is sent. Resolves when the peer has confirmed. */
export function closeTransport(connection: EngineConnection): Promise<void> {
  const websocket = internalsOf(connection).transport.socket;
  const closed = new Promise<void>((resolve) => {
    if (websocket === undefined) connection.once('close', () => resolve());
    else if (websocket.readyState === WEBSOCKET_CLOSED) resolve();
    else websocket.once('close', resolve);
  });
  connection.close();
  return closed;
}
