/** Calls of the server as a player who is signed in. */
import { request } from '@playwright/test';
import type { TownServer } from '../support/server/town-server.ts';
import type { NewPlayer } from './pages/access-page.ts';
import { expect, type Player } from './test.ts';

async function headersOf({ context }: Player): Promise<Record<string, string>> {
  const session = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
  return { 'x-session-key': session.serverSessionKey };
}

/** Resolves to the answer's body. */
export async function callAs<Reply>(player: Player, path: string, data: object = {}): Promise<Reply> {
  const reply = await player.context.request.post(path, { headers: await headersOf(player), data });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as Reply;
}

/** Calls with GET, also for what the specification changes that way. Resolves to the answer's body. */
export async function getAs<Reply>(player: Player, path: string): Promise<Reply> {
  const reply = await player.context.request.get(path, { headers: await headersOf(player) });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as Reply;
}

/** A registered player who is not in the town sends a friend request. */
export async function askAsStranger(server: TownServer, stranger: NewPlayer, username: string): Promise<void> {
  const api = await request.newContext({ baseURL: server.url });
  const { token } = (await (await api.post('/auth/sign-in/email', { data: stranger })).json()) as { token: string };
  const reply = await api.post(`/friend/${username}`, { headers: { 'x-session-key': token }, data: {} });
  expect(reply.status(), await reply.text()).toBe(200);
  await api.dispose();
}
