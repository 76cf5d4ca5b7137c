/** Which looks are sent, and when. Players are held in memory. */
import { expect, test } from 'vitest';
import { arrivalOf } from '../../testing/arrival.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { Connection } from '../lobby/connection.ts';
import type { ClientLink } from '../wire/link.ts';
import { Looks } from './looks.ts';
import { Presences } from './presence.ts';

const ANNOUNCED_MS = 1000;

function enter() {
  const world = new MemoryWorld();
  const presences = new Presences();
  const player = world.add('Ada');
  const connection = new Connection({ id: 'ada' } as ClientLink, arrivalOf(player), 0);
  const state = { x: 500, y: 600, frame: 0 };
  const presence = presences.add({ connection, player, blockedIds: new Set(), state }, 0);
  if (presence === null) throw new Error('no net id is free');
  presence.isAnnounced = true;
  presence.publishLook(ANNOUNCED_MS);
  const looks = new Looks({ players: world, presences });
  const wear = (hair: string | null): Promise<void> => {
    player.customization.hair = hair;
    return looks.refresh(player.id);
  };
  return { presence, presences, looks, wear, player };
}

test('changes within a second are sent once, with the last look', async () => {
  const { presence, looks, wear } = enter();
  await wear('bob-cut');
  await wear('curls');
  expect(looks.takeDue(ANNOUNCED_MS + 999)).toEqual([]);
  expect(looks.takeDue(ANNOUNCED_MS + 1000)).toEqual([{ presence, isRenamed: false }]);
  expect(presence.userJson).toContain('curls');
  expect(looks.takeDue(ANNOUNCED_MS + 5000)).toEqual([]);
});

test('a look that is the same again is not sent', async () => {
  const { looks, player, wear } = enter();
  const { hair } = player.customization;
  await wear('bob-cut');
  await wear(hair);
  expect(looks.takeDue(ANNOUNCED_MS + 2000)).toEqual([]);
});

test('a look of a player who left is not sent', async () => {
  const { presence, presences, looks, wear } = enter();
  await wear('bob-cut');
  presences.remove(presence, 0);
  expect(looks.takeDue(ANNOUNCED_MS + 2000)).toEqual([]);
});
