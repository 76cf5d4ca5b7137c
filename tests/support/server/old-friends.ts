/** Makes players of a running server (SQLite) friends for longer than a week, with accounts that are as old and coins that they earned. */
import { GIFT_AGE_MS } from '../../../src/shared/rules/gifts.ts';
import { changeData } from './change-data.ts';

export interface OldFriends {
  dataDir: string;
  /** Usernames. */
  players: readonly string[];
  /** Coins that the first one earned. */
  earned: number;
}

/** The server may keep records of the players in memory: they must be read again, for example after a change of the name. */
export function makeOldFriends({ dataDir, players, earned }: OldFriends): void {
  changeData(dataDir, (database) => {
    const createdAt = Date.now() - GIFT_AGE_MS - 60_000;
    const ids = players.map((name) => {
      database.prepare('update player set createdAt = ? where username = ?').run(createdAt, name);
      return String(database.prepare('select id from player where username = ?').get(name)?.id);
    });
    for (const id of ids) {
      for (const other of ids.filter((one) => one !== id)) {
        database
          .prepare('insert or replace into friendship (playerId, friendId, createdAt) values (?, ?, ?)')
          .run(id, other, createdAt);
      }
    }
    const [first = ''] = ids;
    database.prepare('update balance set coins = coins + ? where playerId = ?').run(earned, first);
    const { coins } = database.prepare('select coins from balance where playerId = ?').get(first) ?? {};
    database
      .prepare(
        `insert into ledger (playerId, currency, amount, balanceAfter, reason, reference, createdAt)
         values (?, 'coins', ?, ?, 'level-reward', 'levels 1 to 4', ?)`,
      )
      .run(first, earned, coins ?? 0, createdAt);
  });
}
