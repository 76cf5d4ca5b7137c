/** Lanterns in the town of a whole server: lit where the walker really is, booked and rewarded once, kept in the album. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { FEATURE_LANTERNS, type LanternNews, lanternNewsSchema } from '../../../shared/realtime/lanterns.ts';
import { dayOf, LANTERN_REACH_PX, lanternsOf } from '../../../shared/rules/lanterns/lanterns.ts';
import { createLog } from '../../log.ts';
import { WEEK_MS } from '../../realtime/town-clock.ts';
import { onReward } from '../../db/changes.ts';
import type { Town } from '../../realtime/town.ts';
import { runtime } from '../../runtime.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { TestClient } from '../../testing/town-fixture.ts';
import { startLanterns } from '../../composition/lanterns.ts';
import { type Albums, createAlbums } from './service.ts';

let server: TestServer;
let albums: Albums;
const clients: TestClient[] = [];
const newcomer = Caller.numbered(() => server, 'Finder');
const DAY = dayOf(Date.parse('2026-11-23T09:00:00Z'));
const SPOTS = lanternsOf(DAY).map(({ n }) => n);

beforeAll(async () => {
  server = await startServer();
  await server.server.listen();
  const { players } = server.server;
  albums = createAlbums({ db: server.server.database.db, players, honorChanged: () => undefined });
});
afterAll(() => server.stop());
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

async function enterAt(player: Caller, x: number, y: number, features: string[]) {
  const { id } = await player.record();
  await server.server.database.db
    .insertInto('place')
    .values({ playerId: id, epoch: 0, location: 'lantern-bay', x, y, frame: 0 })
    .execute();
  const client = await player.enterTown({ features });
  clients.push(client);
  const heard: LanternNews[] = [];
  client.on('lanterns', (news) => void heard.push(lanternNewsSchema.parse(news)));
  return heard;
}

const findAll = async (player: Caller, day: number): Promise<void> => {
  const { id } = await player.record();
  for (const { n } of lanternsOf(day)) await albums.find(id, day, n);
};
const foundToday = async (player: Caller) => (await player.get('/album')).body.found;

describe('a lantern in the town', () => {
  it('is lit for a walker in its reach, and the walker is informed', async () => {
    const [lantern] = lanternsOf(dayOf(Date.now()));
    if (lantern === undefined) throw new Error('no lantern');
    const [near, far] = [await newcomer(), await newcomer()];
    const heard = await enterAt(near, lantern.x + LANTERN_REACH_PX - 1, lantern.y, [FEATURE_LANTERNS]);
    const others = await enterAt(far, lantern.x + LANTERN_REACH_PX + 1, lantern.y, [FEATURE_LANTERNS]);
    await expect.poll(() => heard.at(-1)).toMatchObject({ found: [lantern.n], spot: lantern.n });
    expect(await foundToday(near)).toEqual([lantern.n]);
    expect(await foundToday(far)).toEqual([]);
    expect(others.every(({ spot }) => spot === undefined)).toBe(true);
    // The town's clock is the time of the week, so that it goes on after a restart.
    for (const { nowMs, townMs } of heard) expect(Math.abs((nowMs % WEEK_MS) - townMs)).toBeLessThan(5000);
  });

  it('is booked for a plain client too, which gets no event', async () => {
    const [lantern] = lanternsOf(dayOf(Date.now()));
    const player = await newcomer();
    const heard = await enterAt(player, lantern?.x ?? 0, lantern?.y ?? 0, []);
    await expect.poll(() => foundToday(player)).toEqual([lantern?.n]);
    expect(heard).toEqual([]);
  });
});

describe('finding', () => {
  it('pays the fifth lantern of a day once, also when calls come at the same time', async () => {
    const player = await newcomer();
    const { id } = await player.record();
    for (const spot of SPOTS.slice(0, 4)) await albums.find(id, DAY, spot);
    expect(await player.record()).toMatchObject({ honor: 0 });
    const rewards: unknown[] = [];
    const stop = onReward(server.server.database.db, (_, reward) => void rewards.push(reward));
    const last = SPOTS[4] ?? 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => albums.find(id, DAY, last)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    // Those of the same millisecond are in the order of their numbers.
    expect(new Set(await albums.found(id, DAY))).toEqual(new Set(SPOTS));
    stop();
    expect(await player.record()).toMatchObject({ honor: 20 });
    expect(rewards).toEqual([{ kind: 'lanterns', honor: 20 }]);
    await findAll(player, DAY + 1);
    expect(await player.record()).toMatchObject({ honor: 40 });
  });

  it('says with the reward what the stamp filled', async () => {
    const player = await newcomer();
    const rewards: unknown[] = [];
    const stop = onReward(server.server.database.db, (_, reward) => void rewards.push(reward));
    const monday = DAY - ((DAY - 4) % 7);
    for (let day = monday; day < monday + 4; day += 1) await findAll(player, day);
    stop();
    const paid = { kind: 'lanterns', honor: 20 };
    expect(rewards).toEqual([paid, paid, { ...paid, filled: 'week' }, paid]);
  });

  it('refuses a spot that has no lantern that day', async () => {
    const { id } = await (await newcomer()).record();
    await expect(albums.find(id, DAY, SPOTS.includes(2) ? 3 : 2)).rejects.toThrow(RangeError);
    expect(await albums.found(id, DAY)).toEqual([]);
  });

  it('is tried again after a failure, and starts again at midnight', async () => {
    const time = replaceRuntime(runtime, { nowMs: Date.parse('2026-11-23T23:59:50Z') });
    const [first, second] = [lanternsOf(DAY)[0], lanternsOf(DAY + 1)[0]];
    let at = first;
    let enter: (player: { id: string; hasPushes: boolean }) => void = () => undefined;
    const sent: unknown[] = [];
    const town: Pick<Town, 'eachPlace' | 'sendLanterns' | 'onJoined' | 'onLeft'> = {
      eachPlace: (visit) => visit('ada', at?.x ?? 0, at?.y ?? 0),
      sendLanterns: (_, { day, found }) => void sent.push([day, found]),
      onJoined: (listener) => {
        enter = listener;
        return () => undefined;
      },
      onLeft: () => () => undefined,
    };
    let failures = 1;
    const stop = startLanterns({
      albums: {
        found: () => Promise.resolve([]),
        find: (_, _day, spot) =>
          failures-- > 0 ? Promise.reject(new Error('no database')) : Promise.resolve({ isNew: true, found: [spot] }),
      },
      town,
      log: createLog('silent'),
    });
    const pass = async (ms: number): Promise<void> => {
      time.advance(ms);
      await new Promise(setImmediate);
    };
    enter({ id: 'ada', hasPushes: false });
    await pass(0);
    await pass(200);
    expect(sent).toEqual([[DAY, []]]);
    await pass(5200);
    expect(sent.at(-1)).toEqual([DAY, [first?.n]]);
    at = second;
    await pass(5000);
    await pass(400);
    expect(sent.slice(-2)).toEqual([
      [DAY + 1, []],
      [DAY + 1, [second?.n]],
    ]);
    await stop();
  });
});

describe('the album', () => {
  it('has the stamps, is shown to others only if its owner wants and without a block, and is exported and deleted', async () => {
    const [owner, visitor] = [await newcomer(), await newcomer()];
    await findAll(owner, DAY);
    const address = `/album/${owner.username}`;
    expect((await visitor.get(address)).body).toEqual({ success: true, shown: null });
    expect((await owner.post('/album/shown', { isShown: true })).status).toBe(200);
    expect((await visitor.get(address)).body.shown).toEqual({ stamps: 1, seals: [] });
    expect((await owner.get('/album')).body).toMatchObject({ isShown: true, found: [] });
    await owner.get(`/profile/${visitor.username}/block/1`);
    expect((await visitor.get(address)).body.shown).toBeNull();
    expect((await owner.get(address)).body.shown).toEqual({ stamps: 1, seals: [] });
    await owner.get(`/profile/${visitor.username}/block/0`);
    await visitor.get(`/profile/${owner.username}/block/1`);
    expect((await visitor.get(address)).body.shown).toBeNull();
    await visitor.get(`/profile/${owner.username}/block/0`);
    await owner.post('/album/shown', { isShown: false });
    expect((await visitor.get(address)).body.shown).toBeNull();
    const { id } = await owner.record();
    const exported = JSON.parse(await owner.admin('export')) as { album: { lanterns: unknown[] } };
    expect(exported.album.lanterns).toHaveLength(5);
    await owner.admin('delete');
    const { db } = server.server.database;
    expect(await db.selectFrom('album_lantern').selectAll().where('playerId', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('album').selectAll().where('playerId', '=', id).execute()).toEqual([]);
  });
});
