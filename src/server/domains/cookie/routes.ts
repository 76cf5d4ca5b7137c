/** HTTP routes of the cookie game. */
import type { FastifyInstance } from 'fastify';
import { loadCookieGame, openBakery, saveCookieGame } from '../../../shared/contract/cookie.ts';
import { implement } from '../../plugins/implement.ts';
import type { CookieGames } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function cookieRoutes(app: FastifyInstance, { cookieGames }: { cookieGames: CookieGames }): void {
  implement(app, loadCookieGame, async ({ player }) => ({
    success: true,
    cookieGameState: await cookieGames.load(player.id),
  }));
  implement(app, saveCookieGame, async ({ player, body }) => {
    const { basedOn, ...save } = body;
    await cookieGames.save(player, save, basedOn);
    return { success: true, message: sentence('gameSaved') };
  });
  implement(app, openBakery, async ({ player, body }) => {
    const { game, prize } = await cookieGames.openBakery(player, body.basedOn);
    return { success: true, message: sentence('yourNewBakeryIsOpen'), cookieGameState: JSON.stringify(game), prize };
  });
}
