/** Calls of the server as a player who is signed in. */
import { expect, type Player } from './test.ts';

/** Resolves to the answer's body. */
export async function callAs<Reply>({ context }: Player, path: string, data: object = {}): Promise<Reply> {
  const session = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
  const headers = { 'x-session-key': session.serverSessionKey };
  const reply = await context.request.post(path, { headers, data });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as Reply;
}
