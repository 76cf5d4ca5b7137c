/** Which save goes on: the newer one, and never one over another that got further without asking. */
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
  it('takes the only one there is', () => {
    expect(chooseGame(null, null)).toBeNull();
    expect(chooseGame(null, played(3, 5))).toEqual({ play: played(3, 5) });
    expect(chooseGame({ game: played(3, 5) }, null)).toEqual({ play: played(3, 5) });
  });

  it('takes the newer one when it lacks nothing', () => {
    const server = played(10, 100);
    expect(chooseGame({ game: played(12, 200) }, server)).toEqual({ play: played(12, 200) });
    expect(chooseGame({ game: played(4, 50) }, server)).toEqual({ play: server });
  });

  it('goes on with the device’s game when it went on from the server’s', () => {
    const game = played(9, 200);
    expect(chooseGame({ game, basedOn: 100 }, played(10, 100))).toEqual({ play: game });
  });

  it('asks when the older one got further', () => {
    const here = played(9, 200);
    const server = played(10, 100);
    expect(chooseGame({ game: here, basedOn: 90 }, server)).toEqual({ askBetween: { here, server } });
    expect(chooseGame({ game: played(11, 90), basedOn: 80 }, server)).toMatchObject({ askBetween: { server } });
  });
});

describe('a game as text', () => {
  it('comes back as it was', () => {
    const game = played(200, 7);
    expect(importGame(` ${exportGame(game)}\n`)).toEqual(game);
  });

  it.each(['', 'cookies', btoa('{}'), btoa(JSON.stringify({ ...newGame(1), cookies: -5 }))])('is none: %j', (line) => {
    expect(importGame(line)).toBeNull();
  });
});
