/** Headers of prepared frames for each length form of RFC 6455, read by an independent parser. */
import { expect, test } from 'vitest';
import { endMessage, shareBeginning } from './packets.ts';

/** The payload length that a frame's header gives, and the length of the header. */
function readHeader(frame: Buffer): { payload: number; header: number } {
  const short = frame.readUInt8(1);
  if (short < 126) return { payload: short, header: 2 };
  return short === 126
    ? { payload: frame.readUInt16BE(2), header: 4 }
    : { payload: Number(frame.readBigUInt64BE(2)), header: 10 };
}

test.each([
  [125, 2],
  [126, 4],
  [65_535, 4],
  [65_536, 10],
  [100_000, 10],
])('a payload of %i bytes has a header of %i bytes', (bytes, header) => {
  const beginning = shareBeginning('x'.repeat(bytes - 1));
  const [first, last] = endMessage(beginning, 'x'.repeat(bytes));
  for (const frame of [first, last]) {
    expect(readHeader(frame)).toEqual({ payload: bytes, header });
    expect(frame.length).toBe(header + bytes);
  }
  expect([first.readUInt8(0), last.readUInt8(0)]).toEqual([0x01, 0x80]);
});
