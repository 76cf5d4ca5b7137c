/**
 * The only file that knows the inside of engine.io's connections: writing prepared frames, seeing how much is unsent, and
 * ending a websocket whose other side does not answer. Owns nothing.
 */
import type { TownSocket } from './connection.ts';
import { endMessage, type FramedPacket, type SharedBeginning } from './packets.ts';

/** A client with more than this unsent misses packets until it has caught up. */
const BACKLOG_BYTES = 64 * 1024;
/** The same for transports that do not tell bytes, and for what waits in front of the transport. */
const BACKLOG_MESSAGES = 64;
const HOPELESS_BYTES = 4 * 1024 * 1024;
const HOPELESS_MESSAGES = 4000;

/** socket.io's type of an event in the main namespace. */
const SOCKET_EVENT = '2';

type EngineConnection = TownSocket['conn'];

/** What engine.io has and does not declare; `socket` is the websocket, on that transport alone. */
interface ConnectionInside {
  writeBuffer: readonly unknown[];
  transport: { socket?: WebSocketInside };
  write(data: string, options: { compress: false; wsPreEncodedFrame: Buffer[] }): void;
}
interface WebSocketInside {
  readonly bufferedAmount: number;
  readonly readyState: number;
  terminate(): void;
  once(event: 'close', listener: () => void): void;
}
const WEBSOCKET_CLOSED = 3;

const inside = (connection: EngineConnection): ConnectionInside => connection as unknown as ConnectionInside;

export function writePacket(socket: TownSocket, packet: FramedPacket): void {
  socket.conn.write(packet.bytes, packet.options);
}

/** Begins a socket.io event whose first argument, a long text, is the same for many. */
export const beginEvent = (event: string, argument: string): string =>
  `${SOCKET_EVENT}[${JSON.stringify(event)},${JSON.stringify(argument)}`;

/** Sends an event that `beginEvent` began, with this socket's own further arguments. */
export function finishEvent(socket: TownSocket, beginning: SharedBeginning, args: readonly unknown[]): void {
  const ending = `${args.map((arg) => `,${JSON.stringify(arg)}`).join('')}]`;
  const connection = inside(socket.conn);
  if (connection.transport.socket === undefined) {
    socket.conn.write(`${beginning.text}${ending}`);
  } else {
    connection.write('', { compress: false, wsPreEncodedFrame: endMessage(beginning, ending) });
  }
}

/** How far the client lags behind what was written to it: 'some' misses packets, 'hopeless' does not read at all. */
export function backlogOf(socket: TownSocket): 'none' | 'some' | 'hopeless' {
  const { writeBuffer, transport } = inside(socket.conn);
  const bytes = transport.socket?.bufferedAmount ?? 0;
  if (bytes > HOPELESS_BYTES || writeBuffer.length > HOPELESS_MESSAGES) return 'hopeless';
  return bytes > BACKLOG_BYTES || writeBuffer.length > BACKLOG_MESSAGES ? 'some' : 'none';
}

/** Ends a connection at once; what was not sent yet is lost. */
export function cutTransport(connection: EngineConnection): void {
  const { transport } = inside(connection);
  connection.close(true);
  transport.socket?.terminate();
}

/** Closes a connection once everything was sent; resolves when the other side has agreed. */
export function closeTransport(connection: EngineConnection): Promise<void> {
  const websocket = inside(connection).transport.socket;
  const closed = new Promise<void>((resolve) => {
    if (websocket === undefined) connection.once('close', () => resolve());
    else if (websocket.readyState === WEBSOCKET_CLOSED) resolve();
    else websocket.once('close', resolve);
  });
  connection.close();
  return closed;
}
