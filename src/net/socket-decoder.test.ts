import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { describe, expect, it } from 'vitest';
import { decodeMoves, encodeMoves } from '../shared/realtime/move-packet.ts';
import { MoveDecoder, MOVES_EVENT } from './socket-decoder.ts';

function collect(decoder: Decoder): Packet[] {
  const packets: Packet[] = [];
  decoder.on('decoded', (packet) => packets.push(packet));
  return packets;
}
const moves = encodeMoves([{ netId: 7, x: 300, y: 640, view: 4 }]);

describe('MoveDecoder', () => {
  it('turns a raw binary message into an event', () => {
    const decoder = new MoveDecoder();
    const packets = collect(decoder);
    decoder.add(moves.buffer);
    expect(packets[0]?.type).toBe(PacketType.EVENT);
    expect(packets[0]?.data[0]).toBe(MOVES_EVENT);
    const seen: number[][] = [];
    decodeMoves(packets[0]?.data[1], (...record) => seen.push(record));
    expect(seen).toEqual([[7, 300, 640, 4]]);
  });

  it('passes attachments of socket.io packets on', () => {
    const decoder = new MoveDecoder();
    const packets = collect(decoder);
    const parts = new Encoder().encode({
      type: PacketType.EVENT,
      nsp: '/',
      data: ['upload', new Uint8Array([1]), new Uint8Array([2])],
    });
    for (const part of parts) decoder.add(part);
    decoder.add(moves.buffer);
    expect(packets.map((packet) => packet.data[0])).toEqual(['upload', MOVES_EVENT]);
    expect(packets[0]?.data[2]).toEqual(new Uint8Array([2]));
  });

  it('passes text packets on', () => {
    const decoder = new MoveDecoder();
    const packets = collect(decoder);
    for (const part of new Encoder().encode({ type: PacketType.EVENT, nsp: '/', data: ['chat', 'a', 'hi'] })) {
      decoder.add(part);
    }
    expect(packets[0]?.data).toEqual(['chat', 'a', 'hi']);
  });

  it('is necessary: the stock decoder rejects such a message', () => {
    expect(() => new Decoder().add(moves.buffer)).toThrow('got binary data when not reconstructing a packet');
  });
});
