/** Which save is loaded: the newer one. A save with more progress is kept. */
import { describe, expect, it } from 'vitest';
import { type CookieSave, click, newGame } from '../../shared/rules/cookie/game.ts';
import { chooseGame } from './choose-game.ts';
import { exportGame, importGame } from './device-save.ts';

const played = (clicks: number, lastSave: number): CookieSave => {
  const game = newGame(lastSave);
  for (let count = 0; count < clicks; count += 1) click(game);
  return game;
};

const NOW = 1000;

describe('choosing between device and server', () => {
  it('takes the only save', () => {
    expect(chooseGame(null, null, NOW)).toBeNull();
    expect(chooseGame(null, played(3, 5), NOW)).toEqual({ play: played(3, 5), left: null });
    expect(chooseGame({ game: played(3, 5) }, null, NOW)).toEqual({ play: played(3, 5), left: null });
  });

  it('takes the newer save unasked, and leaves nothing behind when it contains all progress of the older one', () => {
    const server = played(10, 100);
    expect(chooseGame({ game: played(12, 200) }, server, NOW)).toEqual({ play: played(12, 200), left: null });
    expect(chooseGame({ game: played(4, 50) }, server, NOW)).toEqual({ play: server, left: null });
  });

  it("takes the device's save when it was derived from the server's", () => {
    const game = played(9, 200);
    expect(chooseGame({ game, basedOn: 100 }, played(10, 100), NOW)).toEqual({ play: game, left: null });
  });

  it('keeps the older save when it has more progress', () => {
    const here = played(9, 200);
    const server = played(10, 100);
    expect(chooseGame({ game: here, basedOn: 90 }, server, NOW)).toEqual({ play: here, left: server });
    const older = played(11, 90);
    expect(chooseGame({ game: older, basedOn: 80 }, server, NOW)).toEqual({ play: server, left: older });
  });

  it("takes the server's bakery when another device opened it, however new the save here is", () => {
    const server = { ...played(1, 100), prestige: 1 };
    expect(chooseGame({ game: played(90, 500), basedOn: 100 }, server, NOW)).toEqual({ play: server, left: null });
  });

  it('takes a date in the future as now', () => {
    const ahead = played(11, NOW + 50_000);
    const server = played(10, NOW);
    expect(chooseGame({ game: ahead, basedOn: 1 }, server, NOW)).toEqual({ play: server, left: ahead });
    expect(chooseGame({ game: ahead, basedOn: 1 }, played(12, NOW - 1), NOW)).toMatchObject({ play: ahead });
  });
});

describe('an exported game', () => {
  it('is the same after import', () => {
    const game = played(200, 7);
    expect(importGame(` ${exportGame(game)}\n`)).toEqual(game);
  });

  it.each(['', 'cookies', btoa('{}'), btoa(JSON.stringify({ ...newGame(1), cookies: -5 }))])(
    'is rejected: %j',
    (line) => {
      expect(importGame(line)).toBeNull();
    },
  );
});
