/** The daily lantern board of a running server: its deal, and a try that lacks the last turn of the seventh lantern. */
import { LANTERNS_FOR_PRIZE } from '../../../src/shared/rules/daily-board.ts';
import { dayOf } from '../../../src/shared/rules/lanterns/lanterns.ts';
import type { BestTurn } from '../best-daily-turns.ts';
import { changeData } from './change-data.ts';

/** Deals the day from this seed. Open tries of the day do not go on. */
export function dealDay(dataDir: string, seed: number): void {
  changeData(dataDir, (database) => {
    const deal = 'insert or replace into daily_board (day, seed) values (?, ?)';
    database.prepare(deal).run(dayOf(Date.now()), seed);
  });
}

/** As if the player had played all turns but the last, and had the lanterns of the days before. */
export function playAllButLast(dataDir: string, tryId: string, turns: readonly BestTurn[]): void {
  const played = turns.slice(0, -1);
  const { score = 0, bestCombo = 0, lanternsLeft = 0 } = played.at(-1)?.state ?? {};
  const log = Buffer.from(played.map(({ logged }) => logged)).toString('base64');
  changeData(dataDir, (database) => {
    database
      .prepare('update daily_try set log = ?, applied = ?, score = ?, combo = ?, lanternsLeft = ? where id = ?')
      .run(log, played.length, score, bestCombo, lanternsLeft, tryId);
    for (let ago = 1; ago < LANTERNS_FOR_PRIZE; ago += 1) {
      database
        .prepare(
          'insert into daily_lantern (playerId, day, litAt) select playerId, day - ?, startedAt from daily_try where id = ?',
        )
        .run(ago, tryId);
    }
  });
}
