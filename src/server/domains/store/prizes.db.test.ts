/** Prizes can be owned and worn, and are never in the shops. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { seedCatalogue } from './catalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('lists every item but the prizes', async () => {
  const item: ArtItem = {
    id: 'test-beret',
    name: 'Beret',
    description: '',
    category: 7,
    rarity: 0,
    costCoins: 5,
    costGems: 0,
    fits: {},
    isStarter: false,
  };
  const { db } = server.server.database;
  await seedCatalogue(db, [item, { ...item, id: 'test-crown', costCoins: 0, isPrize: true }]);
  const rows = await db.selectFrom('catalogue_item').select(['id', 'isListed']).where('id', 'like', 'test-%').execute();
  expect(rows).toEqual([{ id: 'test-beret', isListed: 1 }]);
});
