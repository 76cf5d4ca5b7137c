/** What clients get, and how often, by a clock of the test. */
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DoorNews } from '../../shared/contract/doors.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import { PUSH_PACE, Pushes } from './pushes.ts';

const USER = { username: 'Ada', access: 0, membership: 0, badges: 0, blockedList: [], blockedListIds: [] };
const world = {
  coins: 0,
  unread: 0,
  bell: 0,
  doors: null as DoorNews | null,
  friends: [] as string[],
  online: 1,
  isBroken: false,
};
const DOORS = { store: false, wardrobe: true, flow: false, bakedInMs: null, board: null };
let sent: [string, Push][] = [];
let nowMs = 0;
let pushes: Pushes;

beforeEach(() => {
  Object.assign(world, { coins: 0, unread: 0, bell: 0, doors: null, friends: [], online: 1, isBroken: false });
  sent = [];
  nowMs = 100_000;
  pushes = new Pushes({
    sources: {
      user: async () => ({ user: USER, purse: { coins: world.coins, gems: 0, honor: 0 } }),
      unread: async () => {
        if (world.isBroken) throw new Error('the database is gone');
        return world.unread;
      },
      bell: async () => world.bell,
      doors: async () => world.doors,
      friends: async () => world.friends,
      online: () => world.online,
    },
    send: (playerId, push) => sent.push([playerId, push]) > 0,
    log: pino({ level: 'silent' }),
    pace: PUSH_PACE,
    now: () => nowMs,
  });
});
afterEach(() => pushes.stop());

/** The pushes of one check, `ms` after the one before. */
async function after(ms: number): Promise<Push[]> {
  nowMs += ms;
  sent = [];
  await pushes.run();
  return sent.map(([, push]) => push);
}

describe('pushes', () => {
  it('carry everything first, then only what changed', async () => {
    world.friends = ['bob'];
    pushes.joined('ada', true);
    expect(await after(0)).toEqual([
      { user: USER, purse: { coins: 0, gems: 0, honor: 0 }, unread: 0, bell: 0, friends: ['bob'], online: 1 },
    ]);
    world.coins = 5;
    pushes.mark('ada', 'purse');
    expect(await after(1000)).toEqual([{ purse: { coins: 5, gems: 0, honor: 0 } }]);
    pushes.mark('ada', 'purse', 'user', 'unread', 'friends');
    expect(await after(1000)).toEqual([]);
  });

  it('carry what is behind the doors only after a change, and nothing of a deleted player', async () => {
    world.doors = DOORS;
    pushes.joined('ada', true);
    expect((await after(0))[0]?.doors).toBeUndefined();
    pushes.mark('ada', 'doors');
    expect(await after(1000)).toEqual([{ doors: DOORS }]);
    pushes.mark('ada', 'doors');
    expect(await after(1000)).toEqual([]);
    world.doors = null;
    pushes.mark('ada', 'doors');
    expect(await after(1000)).toEqual([]);
  });

  it('are at most one a second, with the newest values', async () => {
    pushes.joined('ada', true);
    await after(0);
    for (const unread of [1, 2, 3]) {
      world.unread = unread;
      pushes.mark('ada', 'unread');
      expect(await after(300)).toEqual([]);
    }
    expect(await after(100)).toEqual([{ unread: 3 }]);
  });

  it('carry which friends came and left', async () => {
    world.friends = ['bob', 'cleo'];
    pushes.joined('ada', true);
    await after(0);
    world.friends = ['cleo', 'dan', 'eve'];
    pushes.mark('ada', 'friends');
    expect(await after(1000)).toEqual([{ came: ['dan', 'eve'], left: ['bob'] }]);
  });

  it('carry the number of players at most every ten seconds', async () => {
    pushes.joined('ada', true);
    await after(0);
    world.online = 2;
    expect(await after(9000)).toEqual([]);
    expect(await after(1000)).toEqual([{ online: 2 }]);
    expect(await after(10_000)).toEqual([]);
  });

  it('carry the number of players together with other news', async () => {
    pushes.joined('ada', true);
    await after(0);
    Object.assign(world, { online: 2, friends: ['bob'] });
    pushes.mark('ada', 'friends');
    expect(await after(1000)).toEqual([{ came: ['bob'], online: 2 }]);
  });

  it('correct a count that was pushed with something else between two counts', async () => {
    pushes.joined('ada', true);
    await after(0);
    Object.assign(world, { online: 2, coins: 5 });
    pushes.mark('ada', 'purse');
    expect(await after(1000)).toEqual([{ purse: { coins: 5, gems: 0, honor: 0 }, online: 2 }]);
    world.online = 1;
    expect(await after(10_000)).toEqual([{ online: 1 }]);
  });

  it('go to nobody whose client does not announce them, or who left', async () => {
    pushes.joined('ada', false);
    pushes.mark('ada', 'purse');
    expect(await after(0)).toEqual([]);
    pushes.joined('ada', true);
    pushes.left('ada');
    expect(await after(0)).toEqual([]);
  });

  it('carry everything again for a connection that replaces another; a plain one ends them', async () => {
    pushes.joined('ada', true);
    await after(0);
    pushes.joined('ada', true);
    expect(await after(0)).toMatchObject([{ unread: 0, friends: [] }]);
    pushes.joined('ada', false);
    world.unread = 1;
    pushes.mark('ada', 'unread');
    expect(await after(1000)).toEqual([]);
  });

  it('come later when the database failed', async () => {
    pushes.joined('ada', true);
    await after(0);
    world.isBroken = true;
    world.unread = 4;
    pushes.mark('ada', 'unread');
    expect(await after(1000)).toEqual([]);
    world.isBroken = false;
    expect(await after(1000)).toEqual([]);
    expect(await after(4000)).toEqual([{ unread: 4 }]);
  });

  it('are not sent to the connection that came while the values were read', async () => {
    pushes.joined('ada', true);
    nowMs += 1000;
    const running = pushes.run();
    pushes.joined('ada', false);
    await running;
    expect(sent).toEqual([]);
  });
});
