/** The backlog of a connection, in bytes of the websocket and in queued messages. */
import { expect, test } from 'vitest';
import type { EngineConnection } from './server.ts';
import { backlogOf } from './transport.ts';

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
