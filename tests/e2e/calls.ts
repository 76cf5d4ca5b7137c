/** Calls of the server as a player who is signed in. */
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

/** Calls with GET, for what the specification changes that way. */
export async function getAs(player: Player, path: string): Promise<void> {
  const reply = await player.context.request.get(path, { headers: await headersOf(player) });
  expect(reply.status(), path).toBe(200);
}
