/**
 * The world in which each run begins: a migrated database with the catalogue, and priced items, some of them limited. It does not depend
 * on the seed.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listItem } from '../../src/server/domains/store/service.ts';
import { Life } from './life.ts';
import { Activity, enterVirtualTime } from './platform.ts';
import { VirtualTime } from './virtual-time.ts';

interface Priced {
  id: string;
  costCoins: number;
  costGems: number;
  quantity: number | null;
}

/** The stock is in the id of a limited item: `rules/economy.ts` compares. */
export const PRICED: readonly Priced[] = [
  { id: 'limited-lamp-of3', costCoins: 700, costGems: 0, quantity: 3 },
  { id: 'limited-kite-of2', costCoins: 0, costGems: 9, quantity: 2 },
  { id: 'limited-bell-of4', costCoins: 1200, costGems: 0, quantity: 4 },
  { id: 'scarf', costCoins: 450, costGems: 0, quantity: null },
  { id: 'boots', costCoins: 900, costGems: 0, quantity: null },
  { id: 'ring', costCoins: 0, costGems: 6, quantity: null },
];

/** Leaves `promenade.db` in the folder. */
export async function furnishTemplate(folder: string): Promise<void> {
  const time = new VirtualTime();
  const leave = enterVirtualTime(time, 0);
  const activity = new Activity();
  const life = new Life(`${folder}/life`, {
    activity,
    port: { note: () => activity.note(), fateOf: () => ({ kind: 'pass' }), sleep: () => Promise.resolve() },
    killed: () => undefined,
    failed: (line) => {
      throw new Error(line);
    },
  });
  await life.start();
  await life.server.database.db.transaction().execute(async (transaction) => {
    for (const { id, ...price } of PRICED) {
      const item = { id, name: id, description: '', category: 7, rarity: 0, fits: ['feminine', 'masculine'] as const };
      await listItem(transaction, { ...item, ...price, creator: null });
    }
  });
  const source = join(folder, 'life', 'promenade.db');
  const database = new DatabaseSync(source);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  copyFileSync(source, join(folder, 'promenade.db'));
  time.isServerDead = true;
  await life.end();
  leave();
}
