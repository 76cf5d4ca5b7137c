/** Pages of the store: filters, order, and the state of each item for the player. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { artFixture } from '../../testing/art-fixture.ts';
import { startServer } from '../../testing/database-server.ts';
import type { Reply } from '../../testing/test-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';
import { seedCatalogue } from './catalogue.ts';
import { itemsByIds, names, updateItem } from './repo.ts';
import { StoreFixture, TEST_ITEMS } from './store-fixture.ts';

describe('store', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
  });
  afterAll(() => fixture.stop());
  beforeEach(() => fixture.nextBuyer());

  const namesOf = ({ body }: Reply): string[] => (body.items as { id: string }[]).map(({ id }) => id);
  const priced = async (query: Record<string, string>) => namesOf(await fixture.look({ priceRange: '1-', ...query }));

  describe('pages', () => {
    it('contain all listed items with their state for the player', async () => {
      const { body, status } = await fixture.look();
      expect(status).toBe(200);
      expect(body.pagination).toEqual({ total: artFixture.items.length + TEST_ITEMS.length, hasMore: false });
      const items = body.items as Record<string, unknown>[];
      expect(items[0]).toEqual({
        id: 'socks',
        name: 'Plain Socks',
        description: '',
        creator: 'Promenade',
        category: 758,
        rarity: 0,
        costCoins: 10,
        costGems: 0,
        canBuyWithCoins: true,
        canBuyWithGems: false,
        alreadyOwned: false,
        isEquipped: false,
        quantity: null,
        bodyTypes: ['feminine', 'masculine'],
        imageUrl: null,
      });
      expect(items.find(({ id }) => id === 'hair-bob')).toMatchObject({
        alreadyOwned: true,
        imageUrl: expect.stringContaining('/storage/items/hair-bob/') as string,
      });
      expect(items.find(({ id }) => id === 'jumper')).toMatchObject({ canBuyWithCoins: false, canBuyWithGems: true });
      expect(items.filter(({ isEquipped }) => isEquipped).length).toBeGreaterThan(4);
    });

    it('are contiguous', async () => {
      const whole = namesOf(await fixture.look({ sortBy: 'name' }));
      const paged: string[] = [];
      for (let page = 1, hasMore = true; hasMore; page += 1) {
        const reply = await fixture.look({ sortBy: 'name', page: String(page), limit: '4' });
        paged.push(...namesOf(reply));
        ({ hasMore } = reply.body.pagination as { hasMore: boolean });
      }
      expect(paged).toEqual(whole);
      const beyond = await fixture.look({ page: '99', limit: '4' });
      expect(beyond.body).toMatchObject({ items: [], pagination: { total: whole.length, hasMore: false } });
    });

    it.each([
      ['newest', ['socks', 'wings', 'jumper', 'skirt', 'beret']],
      ['oldest', ['beret', 'skirt', 'jumper', 'wings', 'socks']],
      ['price-low', ['socks', 'beret', 'skirt', 'jumper', 'wings']],
      ['price-high', ['wings', 'jumper', 'skirt', 'beret', 'socks']],
      ['name', ['jumper', 'wings', 'beret', 'socks', 'skirt']],
      ['rarity', ['wings', 'jumper', 'skirt', 'socks', 'beret']],
    ])('are sorted by %s', async (sortBy, expected) => {
      expect(await priced({ sortBy })).toEqual(expected);
    });

    it.each<[Record<string, string>, string[]]>([
      [{ categories: '12,758' }, ['socks', 'skirt']],
      [{ categories: '' }, ['socks', 'wings', 'jumper', 'skirt', 'beret']],
      [{ search: 'PIER' }, ['beret']],
      [{ search: ' promenade ' }, ['socks', 'wings', 'jumper', 'skirt', 'beret']],
      [{ search: 'beret  PIER' }, ['beret']],
      [{ search: 'socks pier' }, []],
      [{ search: 'socsk' }, ['socks']],
      [{ search: 'plaen soks' }, ['socks']],
      [{ search: 'lamplighter kint' }, ['jumper']],
      [{ search: 'pie berte' }, ['beret']],
      [{ search: 'lampligter', categories: '7' }, []],
      [{ search: 'umbrella' }, []],
      [{ search: '0%' }, ['jumper']],
      [{ search: '%' }, ['jumper']],
      [{ search: '_' }, ['wings']],
      [{ search: '\\' }, []],
      [{ search: "' or 1=1 --" }, []],
      [{ rarity: '3' }, ['wings']],
      [{ priceRange: '45-850' }, ['wings', 'jumper', 'beret']],
      [{ priceRange: '850-45' }, ['wings', 'jumper', 'beret']],
      [{ priceRange: '850-45', currency: 'gems' }, ['wings', 'jumper']],
      [{ currency: 'coins' }, ['socks', 'skirt', 'beret']],
      [{ priceRange: '-10', rarity: '0', categories: '758' }, ['socks']],
      [{ ids: 'wings,beret,nothing' }, ['wings', 'beret']],
      [{ onlyAffordable: 'true' }, ['socks', 'jumper', 'skirt', 'beret']],
      [{ onlyAffordable: 'false', rarity: '3' }, ['wings']],
    ])('are filtered by %j', async (query, expected) => {
      const reply = await fixture.look({ priceRange: '1-', ...query });
      expect(namesOf(reply)).toEqual(expected);
      expect(reply.body.pagination).toEqual({ total: expected.length, hasMore: false });
    });

    it.each<Record<string, string>>([
      { page: '0' },
      { page: '1.5' },
      { limit: '3001' },
      { limit: '-1' },
      { sortBy: 'cheapest' },
      { rarity: '4' },
      { categories: '1;2' },
      { priceRange: 'a-b' },
      { priceRange: '-1-5' },
      { search: 'x'.repeat(27) },
      { onlyAffordable: 'yes' },
      { onlyFitting: 'yes' },
      { currency: 'shells' },
      { ids: '' },
      { ids: "a','b" },
    ])('reject %j', async (query) => {
      expect((await fixture.look(query)).status).toBe(422);
    });

    it('of affordable items leave out what the player owns', async () => {
      expect((await fixture.buy(['socks'])).status).toBe(200);
      const reply = await fixture.look({ priceRange: '1-', onlyAffordable: 'true' });
      expect(namesOf(reply)).toEqual(['jumper', 'skirt', 'beret']);
      expect(reply.body.pagination).toEqual({ total: 3, hasMore: false });
      await fixture.nextBuyer();
      expect(await priced({ onlyAffordable: 'true' })).toContain('socks');
    });

    it('of fitting items leave out those for the other body, also in the total', async () => {
      const names = { feminine: 'gown', masculine: 'suit' } as const;
      for (const body of ['feminine', 'masculine'] as const) {
        const ware = { id: names[body], name: `One ${body}`, category: 10, rarity: 0, costCoins: 1, costGems: 0 };
        await fixture.list(ware, { fits: [body] });
      }
      const { customization } = await fixture.record();
      const [own, other] = customization.isMale ? (['suit', 'gown'] as const) : (['gown', 'suit'] as const);
      const query = { search: 'one', onlyFitting: 'true', limit: '1' };
      const reply = await fixture.look(query);
      expect(namesOf(reply)).toEqual([own]);
      expect(reply.body.pagination).toEqual({ total: 1, hasMore: false });
      expect(await priced({ onlyFitting: 'true' })).not.toContain(other);
      expect(namesOf(await fixture.look({ search: 'one', onlyFitting: 'false' }))).toHaveLength(2);
      const look = JSON.stringify({ ...customization, isMale: !customization.isMale });
      await setPlayerRows(fixture.db, [fixture.buyer.username], { customization: look });
      expect(namesOf(await fixture.look(query))).toEqual([other]);
      for (const id of ['gown', 'suit']) await updateItem(fixture.db, id, { isListed: 0 });
    });

    it('find a new item by its name, and then by a misspelled name', async () => {
      expect(namesOf(await fixture.look({ search: 'zepfyr' }))).toEqual([]);
      await fixture.list({ id: 'kite', name: 'Zephyr Kite', category: 18, rarity: 0, costCoins: 1, costGems: 0 });
      expect(namesOf(await fixture.look({ search: 'zephyr' }))).toEqual(['kite']);
      expect(namesOf(await fixture.look({ search: 'kite zepfyr' }))).toEqual(['kite']);
      await updateItem(fixture.db, 'kite', { isListed: 0 });
      expect(namesOf(await fixture.look({ search: 'zepfyr' }))).toEqual([]);
    });

    it("find the product's own items by their names in each language, with and without accents", async () => {
      const [crown, ...others] = artFixture.items;
      if (crown === undefined) throw new Error('no fixture');
      const scarf = { ...crown, id: 'scarf-forest', name: 'Moss Knitted Scarf' };
      await seedCatalogue(fixture.db, [...artFixture.items, scarf]);
      const searches = [
        'moss scarf',
        'strickschal',
        'écharpe',
        'echarpe tricotee',
        'bufanda',
        'cachecol trico',
        'وشاح',
        'écharpé',
        'moosgruen',
        'الوشاح المحبوك',
        'وِشـــاح اخضر',
      ];
      for (const search of searches)
        expect([search, namesOf(await fixture.look({ search }))]).toEqual([search, ['scarf-forest']]);
      expect((await fixture.look({ search: 'strickschal' })).body.items).toMatchObject([
        { name: 'Moss Knitted Scarf' },
      ]);
      await seedCatalogue(fixture.db, [crown, ...others]);
      expect(namesOf(await fixture.look({ search: 'strickschal' }))).toEqual([]);
    });

    it('find items of players without accents, Arabic marks and the article, also those that an older version listed', async () => {
      const { db } = fixture;
      const sold = { category: 18, rarity: 0, costCoins: 1, costGems: 0 };
      await fixture.list({ id: 'arabic', name: 'حلة القبعة الأنيقة', ...sold });
      await fixture.list({ id: 'german', name: 'Süße Grüße', ...sold });
      const found = async (search: string) => [search, namesOf(await fixture.look({ search }))];
      for (const search of ['حله', 'الحُلـة', 'قبعة أنيقة', 'القبعه الانيقه', 'انيقه', 'قُبّعـــة', 'الانيغة'])
        expect(await found(search)).toEqual([search, ['arabic']]);
      for (const search of ['süße', 'SUSSE GRUSSE', 'gruesse', 'grüss'])
        expect(await found(search)).toEqual([search, ['german']]);
      expect(await found('grues')).toEqual(['grues', ['german']]);
      await updateItem(db, 'arabic', { searchKey: 'حلة القبعة الأنيقة\npromenade' });
      expect(await found('حله')).toEqual(['حله', []]);
      await seedCatalogue(db, artFixture.items);
      expect(await found('حله')).toEqual(['حله', ['arabic']]);
      const [before] = await itemsByIds(db, ['arabic']);
      await seedCatalogue(db, artFixture.items);
      expect(await itemsByIds(db, ['arabic'])).toMatchObject([{ revision: before?.revision }]);
      for (const id of ['arabic', 'german']) await updateItem(db, id, { isListed: 0 });
    });

    it("are sorted by the names of the page's language", async () => {
      const [crown] = artFixture.items;
      if (crown === undefined) throw new Error('no fixture');
      const ids = ['scarf-forest', 'mittens-berry', 'beret-berry'];
      const items = ids.map((id) => ({ ...crown, id, name: id, costCoins: 1234 }));
      await seedCatalogue(fixture.db, [...artFixture.items, ...items]);
      await fixture.list({ id: 'lure', name: 'Lure', category: 18, rarity: 0, costCoins: 1234, costGems: 0 });
      const sorted = async (language: string) =>
        namesOf(await fixture.look({ sortBy: 'name', priceRange: '1234-1234' }, { 'accept-language': language }));
      expect(await sorted('en')).toEqual(['beret-berry', 'lure', 'mittens-berry', 'scarf-forest']);
      // Atelier-Baskenmütze, Fäustlinge, Lure, Strickschal
      expect(await sorted('de')).toEqual(['beret-berry', 'mittens-berry', 'lure', 'scarf-forest']);
      // Béret d’atelier, Écharpe tricotée, Lure, Moufles
      expect(await sorted('fr')).toEqual(['beret-berry', 'scarf-forest', 'lure', 'mittens-berry']);
      await updateItem(fixture.db, 'lure', { isListed: 0 });
      await seedCatalogue(fixture.db, artFixture.items);
      expect(await names(fixture.db)).toEqual([]);
    });

    it('show the current name of a creator', async () => {
      const creator = await fixture.newBuyer();
      const { id } = await fixture.record(creator.username);
      await fixture.list(
        { id: 'own', name: 'Own Work', category: 7, rarity: 0, costCoins: 1, costGems: 0 },
        { creator: { id, username: creator.username } },
      );
      expect((await fixture.look({ search: 'own work' })).body.items).toMatchObject([{ creator: creator.username }]);
      await fixture.run('rename', creator.username, 'Renamed_Creator');
      const { body } = await fixture.look({ search: 'own work' });
      expect(body.items).toMatchObject([{ id: 'own', creator: 'Renamed_Creator' }]);
      await updateItem(fixture.db, 'own', { isListed: 0 });
    });

    it('show the current price and quantity', async () => {
      const { db } = fixture;
      await fixture.list(
        { id: 'few', name: 'Only Few', category: 7, rarity: 0, costCoins: 1, costGems: 0 },
        { quantity: 2 },
      );
      const few = async (): Promise<unknown> =>
        ((await fixture.look({ search: 'only few' })).body.items as unknown[])[0];
      expect(await few()).toMatchObject({ costCoins: 1, quantity: 2, alreadyOwned: false });
      expect((await fixture.buy(['few'])).status).toBe(200);
      expect(await few()).toMatchObject({ costCoins: 1, quantity: 1, alreadyOwned: true });
      await updateItem(db, 'few', { costCoins: 0, costGems: 3 });
      expect(await few()).toMatchObject({ costCoins: 0, costGems: 3, canBuyWithGems: true, quantity: 1 });
      await updateItem(db, 'few', { isListed: 0 });
    });

    it('of many items are complete', async () => {
      const { db } = fixture;
      const names = Array.from({ length: 500 }, (_, index) => `Bulk "${index}" \\ é ☂`);
      for (const [index, name] of names.entries()) {
        const entry = { id: `bulk-${index}`, name, category: 7, rarity: 0, costCoins: 1, costGems: 0 };
        await fixture.list(entry, { description: 'x'.repeat(200) });
      }
      const { body } = await fixture.look({ limit: '3000', search: 'bulk', sortBy: 'oldest' });
      expect((body.items as { name: string }[]).map(({ name }) => name)).toEqual(names);
      expect(body.pagination).toEqual({ total: names.length, hasMore: false });
      await db.updateTable('catalogue_item').set({ isListed: 0 }).where('id', 'like', 'bulk-%').execute();
    });
  });

  describe('catalogue', () => {
    it('applies changes, additions and removals of the art, and keeps other listed items', async () => {
      const { db } = fixture;
      const crown = artFixture.items.find(({ id }) => id === 'hat-crown');
      if (crown === undefined) throw new Error('no crown');
      const before = await itemsByIds(db, ['hat-crown']);
      await updateItem(db, 'hat-crown', { quantity: 3, addedAt: 5 });
      const others = artFixture.items.filter(({ id }) => id !== 'hat-crown' && id !== 'top-tee');
      expect(await seedCatalogue(db, [...others, { ...crown, costCoins: 7 }, { ...crown, id: 'hat-new' }])).toBe(1);
      // An update by the art keeps the stock and the date.
      expect(await itemsByIds(db, ['hat-crown'])).toMatchObject([{ costCoins: 7, quantity: 3, addedAt: 5 }]);
      await updateItem(db, 'hat-crown', { quantity: before[0]?.quantity ?? null, addedAt: before[0]?.addedAt ?? 0 });
      expect(namesOf(await fixture.look({ search: 'top-tee' }))).toEqual([]);
      expect((await fixture.look({ priceRange: '7-7' })).body.items).toMatchObject([{ id: 'hat-crown', costCoins: 7 }]);
      expect(namesOf(await fixture.look({ limit: '1' }))).toEqual(['hat-new']);
      expect(await seedCatalogue(db, artFixture.items)).toBe(0);
      expect(namesOf(await fixture.look({ search: 'top-tee' }))).toEqual(['top-tee']);
      expect(namesOf(await fixture.look({ search: 'hat-new' }))).toEqual([]);
      expect(namesOf(await fixture.look({ search: 'hat-crown' }))).toEqual(
        namesOf(await fixture.look({ search: 'crown' })),
      );
    });
  });
});
