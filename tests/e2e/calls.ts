/** Calls of the server as a player who is signed in. */
import { expect, type Player } from './test.ts';

export async function callAs({ context }: Player, path: string, data: object = {}): Promise<void> {
  const session = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
  const headers = { 'x-session-key': session.serverSessionKey };
  expect((await context.request.post(path, { headers, data })).status(), path).toBe(200);
}
