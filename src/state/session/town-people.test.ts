/** Packets of looks whose items this page was not sent, or of players who are not here. */
import { afterEach, expect, test } from 'vitest';
import { encodeLook, encodeLooks, type ItemEntry } from '../../shared/realtime/look-packet.ts';
import { encodePeople } from '../../shared/realtime/people-packet.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { allPlayers, clearPlayers } from '../people/players.ts';
import { joinPeople, takeLooks, takePeople } from './town-people.ts';

afterEach(clearPlayers);

const arrive = (netId: number, username: string): void =>
  takePeople(
    encodePeople([
      { record: { netId, x: 5, y: 6, view: 1 }, names: { username, membership: 0, nametag: '', nametagColor: null } },
    ]),
  );

function dress(netId: number, hat: string, entries: readonly ItemEntry[]): void {
  const look = { ...bareCustomization(false, 3), hat };
  takeLooks(Uint8Array.from(encodeLooks(entries, [encodeLook(netId, look, () => 7)]).flatMap((part) => [...part])));
}

const hats = () =>
  allPlayers().map(({ user }) => [user.username, user.isLookMissing ? undefined : user.customization.hat]);

test('a look is shown when its items are known, and they are forgotten when the town is joined again', () => {
  arrive(2, 'Ada');
  dress(2, 'cap', []);
  expect(hats()).toEqual([['Ada', undefined]]);
  dress(2, 'cap', [[7, 'cap']]);
  dress(3, 'cap', []);
  expect(hats()).toEqual([['Ada', 'cap']]);
  clearPlayers();
  joinPeople();
  arrive(2, 'Bob');
  dress(2, 'crown', []);
  expect(hats()).toEqual([['Bob', undefined]]);
});

test('bytes that are no packet change nothing', () => {
  arrive(2, 'Ada');
  for (const bytes of [[], [5], [5, 1], [4], [4, 9], [4, 0, 2]]) {
    takePeople(Uint8Array.from(bytes));
    takeLooks(Uint8Array.from(bytes));
  }
  expect(hats()).toEqual([['Ada', undefined]]);
});
