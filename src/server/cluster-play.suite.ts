/**
 * Clothes and games of players whose calls are answered by several processes of one world. Part of cluster.test.ts, which runs these tests
 * at the same time: each has players of its own.
 */
import { randomUUID } from 'node:crypto';
import { describe, it, type RunnerTestCase } from 'vitest';
import { bestDailyTurns, LIT_SEED as SEED } from '../../tests/support/best-daily-turns.ts';
import { loadDaily } from '../engine/node/load-core.ts';
import type { Submission } from '../shared/contract/creations.ts';
import type { CreatorPage, Favourites } from '../shared/contract/creators.ts';
import type { DailyBoard, ReplyOfPlay } from '../shared/contract/flow.ts';
import type { InventoryItem } from '../shared/contract/inventory.ts';
import type { Outfit } from '../shared/contract/outfits.ts';
import { PRESTIGE_BASE, PRESTIGE_HAT } from '../shared/rules/cookie/constants.ts';
import { newGame } from '../shared/rules/cookie/game.ts';
import { monthOf, WEARER_AGE_MS } from '../shared/rules/creators.ts';
import { SPEED_CREDIT_MAX_MS } from '../shared/rules/flow.ts';
import { dayOf } from '../shared/rules/lanterns/lanterns.ts';
import { type Database, openDatabase } from './db/database.ts';
import { noteWears } from './domains/creators/service.ts';
import { ownedOf } from './domains/inventory/service.ts';
import { admin, ClusterPlayer } from './testing/cluster-player.ts';
import type { Cluster } from './testing/cluster.ts';
import { waitForEvent } from './testing/town-fixture.ts';

export function playSuite(cluster: () => Cluster): void {
  const api = (which: 1 | 2) => cluster().get(`api-${which}`);
  /** Of an attempt of their own, as in the suite of players. */
  const create = ({ result }: Readonly<RunnerTestCase>, name: string): Promise<ClusterPlayer> =>
    ClusterPlayer.create(cluster(), `${name}_${result?.retryCount ?? 0}`);
  const withDatabase = async <Result>(
    use: (db: Database, idOf: (one: ClusterPlayer) => Promise<string>) => Promise<Result>,
  ) => {
    const database = await openDatabase({ databaseUrl: cluster().databaseUrl, dataDir: '' });
    const { db } = database;
    try {
      return await use(db, async ({ username }) => {
        const row = await db
          .selectFrom('player')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
        return row.id;
      });
    } finally {
      await database.close();
    }
  };

  describe('clothes and games of several processes', () => {
    it('an outfit that one process saves is worn by another one, and those near by see it and its turn', async ({
      expect,
      task,
    }) => {
      const [wanda, xeno] = [await create(task, 'Wanda'), await create(task, 'Xeno')];
      const town = cluster().get('town-1');
      const [wandas, xenos] = [await wanda.enter(town), await xeno.enter(town)];
      await wanda.post(api(1), '/outfit', { name: 'Bob' });
      const outfitOf = async (which: 1 | 2): Promise<Outfit | undefined> =>
        (await wanda.get<Outfit[]>(api(which), '/outfit/list'))[0];
      const saved = await outfitOf(2);
      expect(saved).toMatchObject({ name: 'Bob', isWorn: true });
      const seen = (part: string) => waitForEvent(xenos, 'user_updated', (_, json) => json.includes(part));
      const crop = seen('"hair":"hair-crop"');
      await wanda.get(api(2), '/inventory/hair-crop/equip/1');
      await crop;
      expect(await outfitOf(1)).toMatchObject({ isWorn: false });
      const bob = seen('"hair":"hair-bob"');
      await wanda.get(api(1), `/outfit/${saved?.id}/wear`);
      await bob;
      const worn = await outfitOf(2);
      expect(worn).toMatchObject({ isWorn: true });
      expect(Date.parse(worn?.usedAt ?? '')).toBeGreaterThan(Date.parse(saved?.usedAt ?? ''));
      const turned = waitForEvent(xenos, 'look_shown');
      wandas.emit('show_look');
      await turned;
    });

    it('a try of the daily board that two processes replay lights its lantern, which all of them show', async ({
      expect,
      task,
    }) => {
      const [yara, zoe] = [await create(task, 'Yara'), await create(task, 'Zoe')];
      const core = await loadDaily();
      await withDatabase(async (db, idOf) => {
        const playerId = await idOf(yara);
        await db
          .insertInto('daily_board')
          .values({ day: dayOf(Date.now()), seed: SEED })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .execute();
        const { tryId, seed } = await yara.post<{ tryId: string; seed: number }>(api(1), '/flow/daily');
        expect(await yara.post(api(2), '/flow/daily')).toMatchObject({ tryId, number: 1 });
        let reply: Partial<ReplyOfPlay> = {};
        const turns = bestDailyTurns(core, seed);
        for (const [from, { swap, state }] of turns.entries()) {
          // Nobody can be waited for as long as a game takes.
          if (from > 0) {
            const credit = { creditMs: SPEED_CREDIT_MAX_MS };
            await db.updateTable('flow_player').set(credit).where('playerId', '=', playerId).execute();
          }
          const body = { from, swaps: [swap], score: state.score, combo: state.bestCombo };
          reply = await yara.post<ReplyOfPlay>(api(from % 2 === 0 ? 2 : 1), `/flow/daily/${tryId}`, body);
          expect(reply).toMatchObject({ isApplied: true, applied: from + 1 });
        }
        const { score, lanternsLeft } = turns.at(-1)?.state ?? {};
        expect(lanternsLeft).toBe(0);
        expect(reply).toMatchObject({ isOver: true, score, isLanternNew: true });
      });
      for (const which of [1, 2] as const) {
        const day = await yara.get<DailyBoard>(api(which), '/flow/daily');
        expect(day).toMatchObject({ isFinished: true, lanterns: 1, triesLeft: 2, hasOpenTry: false });
        const { top } = await zoe.get<DailyBoard>(api(which), '/flow/daily');
        expect(top).toContainEqual(expect.objectContaining({ username: yara.username, isMe: false }));
      }
    });

    it('favourites, followers and wears that come to one process are counted by another one', async ({
      expect,
      task,
    }) => {
      const [mira, noa] = [await create(task, 'Mira'), await create(task, 'Noa')];
      const mark = (which: 1 | 2, isFavourite: boolean) =>
        noa.post(api(which), '/inventory/favourites', { itemIds: ['hair-crop', 'hair-bob'], isFavourite });
      const marked = async (which: 1 | 2): Promise<number> =>
        (await noa.get<InventoryItem[]>(api(which), '/inventory')).filter((item) => item.isFavourite).length;
      await mark(1, true);
      expect([await marked(1), await marked(2)]).toEqual([2, 2]);
      await mark(2, false);
      expect([await marked(1), await marked(2)]).toEqual([0, 0]);

      const follow = (which: 1 | 2, isFollowed: boolean) =>
        noa.post(api(which), `/creators/${mira.username}/follow`, { isFollowed });
      const page = (which: 1 | 2) => noa.get<CreatorPage>(api(which), `/creators/${mira.username}`);
      // At the same time: one follower is counted once.
      await Promise.all([follow(1, true), follow(2, true)]);
      for (const which of [1, 2] as const) expect(await page(which)).toMatchObject({ followers: 1, isFollowed: true });
      await follow(2, false);
      expect(await page(1)).toMatchObject({ followers: 0, isFollowed: false });

      const name = `Pier hat of ${mira.username}`;
      await withDatabase(async (db, idOf) => {
        const [creatorId, playerId] = [await idOf(mira), await idOf(noa)];
        const key = name.toLowerCase();
        const work = { id: `creation_${creatorId}`, name, nameKey: key, searchKey: key, creatorId, fits: 'feminine' };
        const sold = {
          description: '',
          category: 7,
          rarity: 0,
          costCoins: 10,
          costGems: 0,
          isListed: 1,
          isGenerated: 0,
        };
        await db
          .insertInto('catalogue_item')
          .values({ ...work, ...sold, addedAt: Date.now() })
          .execute();
        const createdAt = Date.now() - 2 * WEARER_AGE_MS;
        await db.updateTable('player').set({ createdAt }).where('id', '=', playerId).execute();
        await noteWears(db, monthOf(Date.now()), [{ playerId, itemId: work.id }]);
      });
      for (const which of [1, 2] as const) {
        const { current } = await mira.get<Favourites>(api(which), '/creators');
        expect(current.favourites).toContainEqual(
          expect.objectContaining({ name, creator: mira.username, wearers: 1 }),
        );
      }
    });

    it('what a creator asks about a rejection at one process is answered at another one', async ({ expect, task }) => {
      const [olga, pia] = [await create(task, 'Olga'), await create(task, 'Pia')];
      const id = randomUUID();
      await admin(api(1), 'access', pia.username, '1');
      await withDatabase(async (db, idOf) => {
        const rejected = { id, playerId: await idOf(olga), name: 'Plain hat', gender: 'female', category: 7 } as const;
        const pictures = { image: 'sheet.png', thumbnail: 'small.png' };
        const decision = { status: 'rejected', reason: 'Too plain', reviewerId: 'console' } as const;
        const times = { createdAt: Date.now(), reviewedAt: Date.now() };
        await db
          .insertInto('submission')
          .values({ ...rejected, ...pictures, ...decision, ...times })
          .execute();
      });
      await olga.post(api(1), `/game-api/creator/submission/${id}/talk`, { text: 'Would a band do?' });
      await pia.post(api(2), `/moderation/submissions/${id}/talk`, { text: 'Yes, a yellow one.' });
      for (const which of [1, 2] as const) {
        const [asked] = await olga.get<Submission[]>(api(which), '/game-api/creator/submission');
        expect(asked?.talk).toMatchObject([
          { isByReviewer: false, text: 'Would a band do?' },
          { isByReviewer: true, text: 'Yes, a yellow one.' },
        ]);
      }
    });

    it('a bakery that one process keeps is replaced by another one, once, and gives its hat', async ({
      expect,
      task,
    }) => {
      const baker = await create(task, 'Baker');
      const lastSave = Date.now();
      await withDatabase(async (db, idOf) => {
        const playerId = await idOf(baker);
        const game = { ...newGame(lastSave), totalCookies: PRESTIGE_BASE, cookies: PRESTIGE_BASE };
        const row = { playerId, previousId: 0, state: JSON.stringify(game), lastSave, createdAt: lastSave };
        await db.insertInto('cookie_save').values(row).execute();
        const loadAt = async (which: 1 | 2): Promise<unknown> =>
          JSON.parse((await baker.get<{ cookieGameState: string }>(api(which), '/cookie/load')).cookieGameState);
        for (const which of [1, 2] as const) expect(await loadAt(which)).toMatchObject({ cookies: PRESTIGE_BASE });
        const opened = await Promise.allSettled(
          ([1, 2] as const).map((which) =>
            baker.post<{ prize: string | null }>(api(which), '/cookie/prestige', { basedOn: lastSave }),
          ),
        );
        const prizes = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value.prize] : []));
        expect(prizes).toEqual([PRESTIGE_HAT]);
        for (const which of [1, 2] as const) expect(await loadAt(which)).toMatchObject({ prestige: 1, cookies: 0 });
        expect(await ownedOf(db, playerId, [PRESTIGE_HAT])).toEqual(new Set([PRESTIGE_HAT]));
      });
    });
  });
}
