/** The players of the town as the server sends them, with and without their looks. */
import { expect, test } from 'vitest';
import type { PlayerEntry } from '../shared/realtime/events.ts';
import { encodeLook, encodeLooks } from '../shared/realtime/look-packet.ts';
import { encodePeople } from '../shared/realtime/people-packet.ts';
import { hashLook } from '../shared/art/look-hash.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { readConnected, readLooks, readPlayers, readUser } from './socket-payloads.ts';

const look = { ...bareCustomization(true, 4), top: 'coat' };
const wren = { username: 'Wren', membership: 0, nametag: '', customization: look };
const ada = { username: 'Ada', membership: 1, nametag: ' the First', nametagColor: '#aabbcc' };

test('players with their looks', () => {
  const entry: PlayerEntry = { socketId: 'w', netId: 3, state: { x: 1, y: 2, frame: 0 }, user: wren };
  expect(readPlayers(JSON.stringify([entry, { socketId: 'x' }]), 'w')).toEqual([entry]);
  expect(readConnected('w', '{"x":1,"y":2,"frame":0,"netId":3}', JSON.stringify(wren))).toEqual(entry);
});

test('players of a packet, and the own look beside them', () => {
  const packet = encodePeople([
    { record: { netId: 7, x: 500, y: 600, view: 2 }, names: ada },
    { record: { netId: 3, x: 1, y: 2, view: 0 }, names: { ...wren, nametagColor: null } },
  ]);
  const { nametagColor, ...names } = ada;
  const customization = { ...bareCustomization(false), nametagColor };
  const named = { ...names, customization, isLookMissing: true };
  expect(readPlayers(packet.buffer, '3', JSON.stringify(wren))).toEqual([
    { socketId: '7', netId: 7, state: { x: 500, y: 600, frame: 2 }, user: named },
    { socketId: '3', netId: 3, state: { x: 1, y: 2, frame: 0 }, user: wren },
  ]);
});

test('a look has the same hash from a packet and from JSON', () => {
  const parts = encodeLooks([[0, 'coat']], [encodeLook(3, look, () => 0)]);
  const packet = Uint8Array.from(parts.flatMap((part) => [...part]));
  const [sent] = readLooks(packet, new Map()) ?? [];
  expect(sent?.netId).toBe(3);
  const read = readUser(JSON.stringify(wren));
  expect(sent?.look).toEqual(read?.customization);
  expect(hashLook(sent?.look ?? look)).toBe(hashLook(read?.customization ?? look));
});

test('what does not parse is null', () => {
  const packet = encodePeople([]);
  expect(readPlayers('{', 'w')).toBeNull();
  expect(readPlayers(7, 'w', JSON.stringify(wren))).toBeNull();
  expect(readPlayers(packet, '3')).toBeNull();
  expect(readPlayers(packet.subarray(0, 0), '3', JSON.stringify(wren))).toBeNull();
  expect(readLooks(packet, new Map())).toBeNull();
  expect(readConnected('a', '["a"]', '')).toBeNull();
  expect(readConnected('a', '{"x":1,"y":2,"frame":0}', '')).toBeNull();
});
