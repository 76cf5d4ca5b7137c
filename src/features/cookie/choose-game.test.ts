/** Which save is loaded: the newer one, but never without asking over a save with more progress. */
import { describe, expect, it } from 'vitest';
import { type CookieSave, click, newGame } from '../../shared/rules/cookie/game.ts';
import { chooseGame } from './choose-game.ts';
import { exportGame, importGame } from './device-save.ts';

const played = (clicks: number, lastSave: number): CookieSave => {
  const game = newGame(lastSave);
  for (let count = 0; count < clicks; count += 1) click(game);
  return game;
};

describe('choosing between device and server', () => {
  it('takes the only save', () => {
    expect(chooseGame(null, null)).toBeNull();
    expect(chooseGame(null, played(3, 5))).toEqual({ play: played(3, 5) });
    expect(chooseGame({ game: played(3, 5) }, null)).toEqual({ play: played(3, 5) });
  });

  it('takes the newer save when it contains all progress of the older one', () => {
    const server = played(10, 100);
    expect(chooseGame({ game: played(12, 200) }, server)).toEqual({ play: played(12, 200) });
    expect(chooseGame({ game: played(4, 50) }, server)).toEqual({ play: server });
  });

  it("takes the device's save when it was derived from the server's", () => {
    const game = played(9, 200);
    expect(chooseGame({ game, basedOn: 100 }, played(10, 100))).toEqual({ play: game });
  });

  it('asks when the older save has more progress', () => {
    const here = played(9, 200);
    const server = played(10, 100);
    expect(chooseGame({ game: here, basedOn: 90 }, server)).toEqual({ askBetween: { here, server } });
    expect(chooseGame({ game: played(11, 90), basedOn: 80 }, server)).toMatchObject({ askBetween: { server } });
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
