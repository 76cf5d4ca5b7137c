/** What is new behind the doors of the town: the same for all devices of a player, and what was seen stays seen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DoorNews } from '../../../shared/contract/doors.ts';
import { loadCore } from '../../../engine/node/load-core.ts';
import { buyBuilding, click, newGame } from '../../../shared/rules/cookie/game.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createCookieGames } from '../cookie/service.ts';
import { createFlow } from '../flow/service.ts';
import { rowOf } from '../store/catalogue.ts';
import { insertItems } from '../store/repo.ts';
import { doorData } from './service.ts';

let server: TestServer;
const newcomer = Caller.numbered(() => server, 'Visitor');

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const newsOf = async (player: Caller): Promise<DoorNews> => {
  const { status, body } = await player.get('/doors/news');
  expect(status).toBe(200);
  return body.news as DoorNews;
};
const buy = async (player: Caller, ...ids: string[]): Promise<void> => {
  const { status } = await player.post('/store/checkout', { items: JSON.stringify(ids) });
  expect(status).toBe(200);
};

async function listItem(id: string): Promise<void> {
  const item = { id, name: id, description: '', category: 7, rarity: 0 as const, costCoins: 5, costGems: 0 };
  const row = rowOf({ ...item, fits: ['feminine', 'masculine'], creator: null }, false);
  await server.server.database.db.transaction().execute((transaction) => insertItems(transaction, [row]));
}

it('a newcomer has the whole store to see, and nothing else', async () => {
  expect(await newsOf(await newcomer())).toEqual({
    store: true,
    wardrobe: false,
    flow: false,
    bakedInMs: null,
    board: null,
  });
});

it('the store has news until it was visited, and again for a new item', async () => {
  const [ada, bob] = [await newcomer(), await newcomer()];
  expect(await ada.post('/doors/store/visit')).toMatchObject({ status: 200, body: { success: true } });
  expect([(await newsOf(ada)).store, (await newsOf(bob)).store]).toEqual([false, true]);
  await listItem('parasol');
  expect((await newsOf(ada)).store).toBe(true);
  await ada.post('/doors/store/visit');
  expect((await newsOf(ada)).store).toBe(false);
});

describe('the mirror', () => {
  it('has news for a bought item until it is worn once', async () => {
    const ada = await newcomer();
    await buy(ada, 'hat-crown', 'hat-cap');
    expect((await newsOf(ada)).wardrobe).toBe(true);
    await ada.get('/inventory/hat-crown/equip/0');
    await ada.get('/inventory/hat-crown/equip/1');
    expect((await newsOf(ada)).wardrobe).toBe(true);
    await ada.get('/inventory/hat-cap/equip/1');
    await ada.get('/inventory/hat-cap/equip/0');
    expect((await newsOf(ada)).wardrobe).toBe(false);
  });

  it('counts an outfit as worn, with the items of it that are owned', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    for (const player of [ada, bob]) await buy(player, 'hat-crown');
    await ada.get('/inventory/hat-crown/equip/1');
    await ada.post('/outfit', { name: 'Royal' });
    const [outfit] = await ada.list<{ id: string }>('/outfit/list');
    expect((await newsOf(bob)).wardrobe).toBe(true);
    expect((await bob.get(`/outfit/${outfit?.id}/wear`)).status).toBe(200);
    expect((await newsOf(bob)).wardrobe).toBe(false);
  });

  it('has no news for an item that does not fit the body, until the body is changed', async () => {
    const ada = await newcomer();
    await ada.post('/customization/bodyType', { bodyType: 'masculine' });
    await buy(ada, 'coat-cape');
    expect((await newsOf(ada)).wardrobe).toBe(false);
    await ada.post('/customization/bodyType', { bodyType: 'feminine' });
    expect((await newsOf(ada)).wardrobe).toBe(true);
  });
});

it('FLOW has news while a game with points is open; asking deals none', async () => {
  const ada = await newcomer();
  const { id } = await ada.record();
  const { db } = server.server.database;
  const core = await loadCore();
  const flow = createFlow({ db, core, admitDeal: () => Promise.resolve(), honorChanged: () => undefined });
  expect((await newsOf(ada)).flow).toBe(false);
  expect(await db.selectFrom('flow_game').selectAll().where('playerId', '=', id).execute()).toEqual([]);
  const { gameId, seed } = await flow.open(id);
  expect((await newsOf(ada)).flow).toBe(false);
  const [swap] = core.startMatch3(seed).possibleSwaps;
  const turn = swap && core.swapMatch3(swap);
  if (!swap || !turn) throw new Error('the board has no move');
  const { score, bestCombo: combo } = turn.state;
  const play = { gameId, from: 0, swaps: [[...swap] as [number, number]] };
  expect(await flow.play(id, play, { score, combo })).toMatchObject({ isApplied: true });
  expect((await newsOf(ada)).flow).toBe(true);
  await flow.end(id, gameId);
  expect((await newsOf(ada)).flow).toBe(false);
});

it('the bakery has news when the buildings of the last save have baked a cookie', async () => {
  const ada = await newcomer();
  const game = newGame(1000);
  for (let count = 0; count < 20; count += 1) click(game);
  await ada.post('/cookie/save', game);
  expect((await newsOf(ada)).bakedInMs).toBeNull();
  // A cursor bakes a cookie in 100 s while the game is closed.
  buyBuilding(game, 'cursor');
  await ada.post('/cookie/save', { ...game, lastSave: 2000, basedOn: 1000 });
  const { bakedInMs } = await newsOf(ada);
  expect(bakedInMs).toBeGreaterThan(90_000);
  expect(bakedInMs).toBeLessThanOrEqual(100_000);
  const { id } = await ada.record();
  const later = createCookieGames(server.server.database.db, () => Date.now() + 100_000);
  expect(await later.bakedInMs(id)).toBe(0);
});

describe('the notice board', () => {
  const seen = { day: '2026-11-20', events: ['2026-11-21 Lantern Night'] };

  it('keeps the events of the last look', async () => {
    const ada = await newcomer();
    for (const look of [seen, { ...seen, day: '2026-11-21' }]) {
      expect(await ada.post('/doors/board/visit', look)).toMatchObject({ status: 200, body: { success: true } });
      expect((await newsOf(ada)).board).toEqual(look);
    }
  });

  it('refuses what is none, and changes nothing', async () => {
    const ada = await newcomer();
    await ada.post('/doors/board/visit', seen);
    for (const bad of [
      { ...seen, day: 'today' },
      { ...seen, events: ['x'.repeat(101)] },
      { ...seen, events: Array.from({ length: 501 }, () => 'x') },
      { day: seen.day },
    ]) {
      expect(await ada.post('/doors/board/visit', bad)).toMatchObject(refusal(422));
    }
    expect((await newsOf(ada)).board).toEqual(seen);
  });
});

it('visits are exported, and deleted with the account', async () => {
  const ada = await newcomer();
  const { id } = await ada.record();
  const { db } = server.server.database;
  expect(await doorData.export(db, id)).toEqual([]);
  await ada.post('/doors/board/visit', { day: '2026-11-20', events: [] });
  await ada.post('/doors/store/visit');
  expect(await doorData.export(db, id)).toEqual([
    { door: 'board', seen: '{"day":"2026-11-20","events":[]}' },
    { door: 'store', seen: expect.stringMatching(/^[1-9]\d*$/) },
  ]);
  await ada.admin('delete');
  expect(await db.selectFrom('door_visit').selectAll().where('playerId', '=', id).execute()).toEqual([]);
});
