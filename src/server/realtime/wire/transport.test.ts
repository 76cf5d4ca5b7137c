/** The backlog of a connection, in bytes of the websocket and in queued messages. */
import { describe, expect, test } from 'vitest';
import type { EngineConnection } from './server.ts';
import { batchOf, frameEvent } from './packets.ts';
import { backlogOf, writeBatch } from './transport.ts';

const KIB = 1024;

const connection = (messages: number, bytes: number | null): EngineConnection =>
  ({
    writeBuffer: Array.from({ length: messages }),
    transport: bytes === null ? {} : { socket: { bufferedAmount: bytes } },
  }) as unknown as EngineConnection;

test.each([
  [0, 0, 'none'],
  [64, 64 * KIB, 'none'],
  [0, 64 * KIB + 1, 'behind'],
  [65, 0, 'behind'],
  [65, null, 'behind'],
  [4000, 4096 * KIB, 'behind'],
  [0, 4096 * KIB + 1, 'stalled'],
  [4001, 0, 'stalled'],
  [4001, null, 'stalled'],
] as const)('%i messages and %s bytes: %s', (messages, bytes, backlog) => {
  expect(backlogOf(connection(messages, bytes))).toBe(backlog);
});

describe('a batch', () => {
  const shared = batchOf([frameEvent('chat', 'a', 'one'), frameEvent('chat', 'b', 'two')]);
  const own = [frameEvent('honor_updated', 1), frameEvent('honor_updated', 2)];

  function writesOf(transport: object, write: typeof shared | null, messages: typeof own): unknown[][] {
    const writes: unknown[][] = [];
    const connection = { transport, write: (...args: unknown[]) => writes.push(args) };
    writeBatch(connection as unknown as EngineConnection, write, messages);
    return writes;
  }

  test('is one write of at most two buffers on a websocket: what is shared, and what is not', () => {
    const frames = (...buffers: Buffer[]): unknown[][] => [['', { compress: false, wsPreEncodedFrame: buffers }]];
    const ownFrames = Buffer.concat(own.map(({ frame }) => frame));
    expect(writesOf({ socket: {} }, shared, own)).toEqual(frames(shared.frames, ownFrames));
    expect(writesOf({ socket: {} }, shared, [])).toEqual(frames(shared.frames));
    expect(writesOf({ socket: {} }, null, own)).toEqual(frames(ownFrames));
    expect(writesOf({ socket: {} }, null, [])).toEqual([]);
  });

  test('is given to an idle websocket directly, and to engine.io while that has something to send', () => {
    const sent: unknown[] = [];
    const socket = { _sender: { sendFrame: (frames: unknown) => sent.push(frames) } };
    const connectionOf = (change: object) => {
      const writes: unknown[] = [];
      const open = { readyState: 'open', writeBuffer: [], transport: { socket, writable: true } };
      const connection = { ...open, write: (...args: unknown[]) => writes.push(args), ...change };
      writeBatch(connection as unknown as EngineConnection, shared, []);
      return writes.length;
    };
    expect(connectionOf({})).toBe(0);
    expect(sent).toEqual([[shared.frames]]);
    expect(connectionOf({ writeBuffer: ['a packet'] })).toBe(1);
    expect(connectionOf({ readyState: 'closing' })).toBe(1);
    expect(connectionOf({ transport: { socket, writable: false } })).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('is separate messages on other transports', () => {
    const texts = [...shared.messages, ...own].map(({ data }) => [data]);
    expect(writesOf({}, shared, own)).toEqual(texts);
  });
});
