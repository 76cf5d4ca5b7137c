/** The players of the town as the server sends them, with and without their looks. */
import { expect, test } from 'vitest';
import type { NamedPlayer, PlayerEntry } from '../shared/realtime/events.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { readConnected, readPlayers } from './socket-payloads.ts';

const look = { ...bareCustomization(true, 4), top: 'coat' };
const wren = { username: 'Wren', membership: 0, nametag: '', customization: look };
const named: NamedPlayer = ['a', 7, 500, 600, 2, 'Ada', 1, ' the First', '#aabbcc'];
const ada = {
  socketId: 'a',
  netId: 7,
  state: { x: 500, y: 600, frame: 2 },
  user: {
    username: 'Ada',
    membership: 1,
    nametag: ' the First',
    customization: { ...bareCustomization(false), nametagColor: '#aabbcc' },
    isLookMissing: true,
  },
};

test('players with their looks', () => {
  const entry: PlayerEntry = { socketId: 'w', netId: 3, state: { x: 1, y: 2, frame: 0 }, user: wren };
  expect(readPlayers(JSON.stringify([entry, { socketId: 'x' }]), 'w')).toEqual([entry]);
  expect(readConnected('w', '{"x":1,"y":2,"frame":0,"netId":3}', JSON.stringify(wren))).toEqual(entry);
});

test('players without their looks, and the own look beside them', () => {
  const own: NamedPlayer = ['w', 3, 1, 2, 0, 'Wren', 0, '', null];
  const list = JSON.stringify([named, own, ['broken', 1]]);
  const self = { socketId: 'w', netId: 3, state: { x: 1, y: 2, frame: 0 }, user: wren };
  expect(readPlayers(list, 'w', JSON.stringify(wren))).toEqual([ada, self]);
  expect(readConnected('a', JSON.stringify(named), '')).toEqual(ada);
});

test('what does not parse is null', () => {
  expect(readPlayers('{', 'w')).toBeNull();
  expect(readConnected('a', '["a"]', '')).toBeNull();
  expect(readConnected('a', '{"x":1,"y":2,"frame":0}', '')).toBeNull();
});
