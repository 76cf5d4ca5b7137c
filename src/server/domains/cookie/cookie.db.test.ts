/** Saves of the cookie game: storage, validation, and conflicts between devices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bake,
  buyBuilding,
  buyClickUpgrade,
  buyLevel,
  catchGolden,
  click,
  type CookieSave,
  newGame,
} from '../../../shared/rules/cookie/game.ts';
import { ACHIEVEMENTS, GOLDEN_GAP_MS, PRESTIGE_BASE, PRESTIGE_HAT } from '../../../shared/rules/cookie/constants.ts';
import type { SignedIn, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { createCookieGames } from './service.ts';

describe('cookie game', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const save = ({ key }: SignedIn, body: object) => server.post('/cookie/save', body, { 'x-session-key': key });
  const load = async ({ key }: SignedIn): Promise<CookieSave | null> => {
    const { body } = await server.get('/cookie/load', { 'x-session-key': key });
    expect(body.success).toBe(true);
    return body.cookieGameState === '' ? null : (JSON.parse(String(body.cookieGameState)) as CookieSave);
  };
  const played = (clicks: number, lastSave = 1000): CookieSave => {
    const game = newGame(lastSave);
    for (let count = 0; count < clicks; count += 1) click(game);
    return game;
  };

  it('stores and loads a game with its purchases', async () => {
    const ada = await server.newPlayer('Cookie_Ada');
    expect(await load(ada)).toBeNull();
    const game = played(150);
    expect([buyBuilding(game, 'cursor'), buyClickUpgrade(game, 'doubleClick')]).toEqual([true, true]);
    expect((await save(ada, game)).body).toMatchObject({ success: true, message: 'Game saved!' });
    expect(await load(ada)).toEqual(game);
  });

  it('accepts progress and rejects a save that would overwrite further progress of another device', async () => {
    const bea = await server.newPlayer('Cookie_Bea');
    await save(bea, played(100, 1000));
    const further = played(120, 2000);
    expect((await save(bea, { ...further, basedOn: 1000 })).status).toBe(200);
    const older = await save(bea, { ...played(110, 9000), basedOn: 1000 });
    expect([older.status, older.body.code]).toEqual([409, 'further-save']);
    expect(await load(bea)).toEqual(further);
    const chosen = played(110, 9500);
    expect((await save(bea, { ...chosen, basedOn: 2000 })).status).toBe(200);
    expect(await load(bea)).toEqual(chosen);
  });

  it('rejects saves that cannot result from play', async () => {
    const cat = await server.newPlayer('Cookie_Cat');
    const rich = { ...newGame(5), cookies: 1e9, totalCookies: 1e9 };
    const unpaid = newGame(5);
    unpaid.upgrades.lab.count = 3;
    const fast = played(100_000);
    for (const forged of [rich, unpaid, fast]) {
      const { status, body } = await save(cat, forged);
      expect([status, body.code]).toEqual([422, 'implausible-save']);
    }
    const wrong = [
      { ...newGame(5), cookies: -1 },
      { ...newGame(5), clickCount: 1.5 },
      { ...newGame(5), upgrades: {} },
      {
        ...newGame(5),
        achievements: Array.from({ length: ACHIEVEMENTS.length + 1 }, () => ({ id: 'a', name: 'b', description: 'c' })),
      },
      { ...newGame(5), lastSave: 'now' },
      {},
    ];
    for (const body of wrong) expect((await save(cat, body)).status).toBe(422);
    expect(await load(cat)).toBeNull();
  });

  it('accepts only the production that the elapsed time allows', async () => {
    const dan = await server.newPlayer('Cookie_Dan');
    const player = await server.server.players.byUsername(dan.username);
    if (player === null) throw new Error('no player');
    let now = player.createdAt + 60_000;
    const games = createCookieGames(server.server.database.db, () => now);
    const game = played(200);
    buyBuilding(game, 'grandma');
    await games.save(player, game);
    now += 3_600_000;
    const hour = structuredClone(game);
    bake(hour, 3_600_000);
    await games.save(player, { ...hour, lastSave: 2000 }, game.lastSave);
    const twoMore = structuredClone(hour);
    bake(twoMore, 7_200_000);
    await expect(games.save(player, { ...twoMore, lastSave: 3000 }, 2000)).rejects.toMatchObject({ status: 422 });
  });

  it('keeps the last ten saves and serializes concurrent ones', async () => {
    const eve = await server.newPlayer('Cookie_Eve');
    const replies = await Promise.all(Array.from({ length: 14 }, (_, at) => save(eve, played(10, 100 + at))));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    for (let at = 0; at < 12; at += 1) expect((await save(eve, played(20 + at, 200 + at))).status).toBe(200);
    const { db } = server.server.database;
    const player = await server.server.players.byUsername(eve.username);
    const rows = await db
      .selectFrom('cookie_save')
      .select('lastSave')
      .where('playerId', '=', player?.id ?? '')
      .execute();
    expect(rows).toHaveLength(10);
    expect(Math.max(...rows.map(({ lastSave }) => lastSave))).toBe(211);
  });

  it('accepts a game that is taken back after another one replaced it, however many saves later', async () => {
    const fay = await server.newPlayer('Cookie_Fay');
    const player = await server.server.players.byUsername(fay.username);
    if (player === null) throw new Error('no player');
    let now = player.createdAt + 60_000;
    const games = createCookieGames(server.server.database.db, () => now);
    const rich = played(1500, 1000);
    buyBuilding(rich, 'farm');
    await games.save(player, rich);
    let basedOn = rich.lastSave;
    for (let count = 0; count < 14; count += 1) {
      now += 1000;
      const poor = played(5 + count, 2000 + count);
      await games.save(player, poor, basedOn);
      basedOn = poor.lastSave;
    }
    const back = { ...rich, lastSave: 9000 };
    await games.save(player, back, basedOn);
    expect(JSON.parse(await games.load(player.id))).toEqual(back);
    const forged = { ...back, lastSave: 9001, cookies: back.cookies + 1e6, totalCookies: back.totalCookies + 1e6 };
    await expect(games.save(player, forged, 9000)).rejects.toMatchObject({ code: 'implausible-save' });
  });

  /** The games of a player on a clock that the test moves. */
  async function clocked(name: string) {
    const { username, key } = await server.newPlayer(name);
    const player = await server.server.players.byUsername(username);
    if (player === null) throw new Error('no player');
    const clock = { now: player.createdAt + 600_000 };
    const games = createCookieGames(server.server.database.db, () => clock.now);
    const saved = async (): Promise<CookieSave> => JSON.parse(await games.load(player.id)) as CookieSave;
    return { player, key, games, clock, saved };
  }

  it('accepts golden cookies only as often as they drift by, however the time is cut into saves', async () => {
    const { player, games, clock } = await clocked('Cookie_Gus');
    const game = played(300, 1);
    buyBuilding(game, 'grandma');
    await games.save(player, game);
    const once = async (passedMs: number, caught: number): Promise<void> => {
      clock.now += passedMs;
      const basedOn = game.lastSave;
      const next = structuredClone(game);
      for (let count = 0; count < caught; count += 1) catchGolden(next);
      next.lastSave += 1;
      await games.save(player, next, basedOn);
      Object.assign(game, next);
    };
    // What the account's age left over is at most two.
    await once(0, 2);
    await once(GOLDEN_GAP_MS, 1);
    await expect(once(5000, 1)).rejects.toMatchObject({ code: 'implausible-save' });
    let accepted = 0;
    for (let count = 0; count < 60; count += 1) {
      accepted += await once(5000, 1).then(
        () => 1,
        () => 0,
      );
    }
    expect(accepted).toBeLessThanOrEqual(300_000 / GOLDEN_GAP_MS + 1);
    expect(accepted).toBeGreaterThanOrEqual(3);
  });

  it('keeps levels and golden cookies of a game that a client without them continues', async () => {
    const { player, games, saved } = await clocked('Cookie_Hal');
    const game = played(2000, 1);
    for (let count = 0; count < 5; count += 1) buyBuilding(game, 'cursor');
    expect(buyLevel(game, 'cursor')).toBe(true);
    catchGolden(game);
    await games.save(player, game);
    const { levels, golden, ...plain } = structuredClone(game);
    click(plain);
    await games.save(player, { ...plain, lastSave: 2 }, 1);
    expect(await saved()).toMatchObject({ levels, golden, clickCount: 2001, lastSave: 2 });
    // A game that replaces it has paid for none.
    await games.save(player, newGame(3), 2);
    expect(await saved()).not.toHaveProperty('levels');
    const unowned = { ...structuredClone(game), lastSave: 4, levels: { farm: 1 } };
    await expect(games.save(player, unowned, 3)).rejects.toMatchObject({ code: 'implausible-save' });
  });

  it('opens a new bakery by the stored save, gives its hat once, and takes no earlier bakery back', async () => {
    const { player, key, games, clock, saved } = await clocked('Cookie_Ida');
    const hats = async () => {
      const { db } = server.server.database;
      const rows = await db.selectFrom('inventory').select('itemId').where('playerId', '=', player.id).execute();
      return rows.filter(({ itemId }) => itemId === PRESTIGE_HAT).length;
    };
    const refused = async (basedOn: number): Promise<unknown> =>
      await games.openBakery(player, basedOn).then(
        () => null,
        (error: { code?: string }) => error.code,
      );
    const small = played(2000, 1);
    buyBuilding(small, 'farm');
    await games.save(player, small);
    expect((await server.post('/cookie/prestige', { basedOn: 1 }, { 'x-session-key': key })).body.code).toBe(
      'too-early',
    );
    const grow = async (from: CookieSave, total: number): Promise<CookieSave> => {
      const rich = structuredClone(from);
      while (rich.totalCookies < 2000) click(rich);
      if (rich.upgrades.farm.count === 0) buyBuilding(rich, 'farm');
      bake(rich, ((total - rich.totalCookies) / 8) * 1000);
      clock.now += (total / 8) * 1000;
      rich.lastSave += 1;
      await games.save(player, rich, from.lastSave);
      return rich;
    };
    const rich = await grow(small, PRESTIGE_BASE);
    expect(await refused(1)).toBe('further-save');
    expect(await hats()).toBe(0);
    const opened = await games.openBakery(player, rich.lastSave);
    const first = await saved();
    expect(opened).toEqual({ game: first, prize: PRESTIGE_HAT });
    expect(first).toMatchObject({ prestige: 1, totalCookies: 0, clickCount: 2000 });
    // Twice pressed, or with the earlier bakery: nothing.
    expect(await refused(rich.lastSave)).toBe('further-save');
    expect(await refused(first.lastSave)).toBe('too-early');
    await expect(games.save(player, { ...rich, prestige: 0 }, first.lastSave)).rejects.toMatchObject({
      code: 'other-bakery',
    });
    await expect(games.save(player, rich, first.lastSave)).rejects.toMatchObject({ code: 'implausible-save' });
    await expect(games.save(player, { ...first, prestige: 5 }, first.lastSave)).rejects.toMatchObject({
      code: 'other-bakery',
    });
    // The next one needs ten times as many, and brings no second hat.
    const second = await grow(first, PRESTIGE_BASE);
    expect(await refused(second.lastSave)).toBe('too-early');
    const third = await grow(second, 10 * PRESTIGE_BASE);
    expect((await games.openBakery(player, third.lastSave)).prize).toBeNull();
    expect([(await saved()).prestige, await hats()]).toEqual([2, 1]);
    // A client that does not know bakeries goes on in the newest one.
    const { prestige: _, ...plain } = await saved();
    await games.save(player, { ...plain, lastSave: plain.lastSave + 1 }, plain.lastSave);
    expect((await saved()).prestige).toBe(2);
  });

  it('opens a new bakery by a save that a client of an earlier version stored, once at two servers', async () => {
    const { player, games, clock, saved } = await clocked('Cookie_Kim');
    const { db } = server.server.database;
    const { achievements, ...rest } = played(2000, 1);
    const old = { ...rest, achievements, cookies: PRESTIGE_BASE, totalCookies: PRESTIGE_BASE };
    const row = { playerId: player.id, previousId: 0, state: JSON.stringify(old), lastSave: 1, createdAt: clock.now };
    await db.insertInto('cookie_save').values(row).execute();
    const other = createCookieGames(db, () => clock.now);
    const calls = await Promise.allSettled([games, other, games].map((each) => each.openBakery(player, 1)));
    const opened = calls.filter(({ status }) => status === 'fulfilled');
    expect(opened).toMatchObject([{ value: { prize: PRESTIGE_HAT } }]);
    const first = await saved();
    expect(first).toMatchObject({ prestige: 1, golden: 0, levels: {}, clickCount: 2000 });
    // The client of the earlier version continues its own bakery, which is gone.
    await expect(other.save(player, { ...old, lastSave: 2 }, 1)).rejects.toMatchObject({ code: 'implausible-save' });
    expect(await saved()).toEqual(first);
  });

  it('opens one bakery for concurrent calls', async () => {
    const { player, games, clock } = await clocked('Cookie_Jon');
    clock.now += 1e9;
    const game = played(2000, 1);
    buyBuilding(game, 'farm');
    bake(game, (PRESTIGE_BASE / 8) * 1000);
    await games.save(player, game);
    const calls = await Promise.allSettled([1, 2, 3].map(() => games.openBakery(player, 1)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(JSON.parse(await games.load(player.id))).toMatchObject({ prestige: 1 });
  });

  it('requires a session', async () => {
    expect((await server.get('/cookie/load')).status).toBe(401);
    expect((await server.post('/cookie/save', newGame(1))).status).toBe(401);
  });
});
