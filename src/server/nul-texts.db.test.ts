/** The character NUL in texts and addresses, which PostgreSQL refuses in every value. No call fails because of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from './testing/caller.ts';
import { startServer } from './testing/database-server.ts';
import type { TestServer } from './testing/test-server.ts';

let server: TestServer;
let moderator: Caller;
beforeAll(async () => {
  server = await startServer();
  [moderator] = await Caller.all(server, 'Nuala', 'Muted');
  await moderator.admin('access', '1');
});
afterAll(() => server.stop());

it.each<[string, number, object?]>([
  ['/mail?search=a%00b', 200],
  ['/forum/all?search=a%00b', 200],
  ['/store?search=a%00b', 200],
  ['/flow/game/%00/end', 422, {}],
  ['/feedback', 200, { message: 'a\u0000b' }],
  ['/moderation/player/Muted/mute', 200, { minutes: 5, reason: 'a\u0000b' }],
  ['/moderation/player/Muted/unmute', 200, { reason: 'a\u0000b' }],
  ['/moderation/redact', 404, { kind: 'comment', id: '1', reason: 'a\u0000b' }],
  ['/moderation/redact', 422, { kind: 'comment', id: '1', reason: '\u0000' }],
])('%s answers %i', async (url, status, body) => {
  const reply = body === undefined ? await moderator.get(url) : await moderator.post(url, body);
  expect(reply).toMatchObject({ status });
});
