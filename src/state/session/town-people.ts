/**
 * The packets of people and looks of this page's connection. Owns the ids of the items that the server sent, which hold
 * until the town is joined again.
 */
import { entryOf, namedUser, readLooks } from '../../net/socket-payloads.ts';
import type { PlayerEntry, PlayerUser } from '../../shared/realtime/events.ts';
import { decodePeople } from '../../shared/realtime/people-packet.ts';
import { addPlayers, type Player, playerByNetId, updatePlayers } from '../people/players.ts';

const items = new Map<number, string>();

/** The town is joined: the server sends the ids of items again. */
export function joinPeople(): void {
  items.clear();
}

/** Players who arrived, and new names of those who are here. Ignores what is no packet of people. */
export function takePeople(bytes: Uint8Array): void {
  const arrived: PlayerEntry[] = [];
  const renamed: [Player, PlayerUser][] = [];
  for (const person of decodePeople(bytes) ?? []) {
    const player = playerByNetId(person.netId);
    if (player === undefined) arrived.push(entryOf(person));
    else renamed.push([player, { ...player.user, ...namedUser(person, player.user.customization) }]);
  }
  addPlayers(arrived);
  updatePlayers(renamed);
}

/** Ignores what is no packet of looks, and looks of players who are not here. */
export function takeLooks(bytes: Uint8Array): void {
  const dressed: [Player, PlayerUser][] = [];
  for (const { netId, look } of readLooks(bytes, items) ?? []) {
    const player = playerByNetId(netId);
    if (player === undefined) continue;
    const { username, membership, nametag, customization } = player.user;
    const names = { username, membership, nametag, nametagColor: customization.nametagColor };
    dressed.push([player, namedUser(names, look)]);
  }
  updatePlayers(dressed);
}
