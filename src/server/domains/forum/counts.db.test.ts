/** Cached counts of posts: the sum of all categories, expiry and invalidation. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createCachedCounts } from './counts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const MESSAGE = 'The pier has eleven benches and three of them face the wrong way.';

it('counts all posts, and reads again after ten seconds or an invalidation', async () => {
  let now = 0;
  const counts = createCachedCounts(server.server.database.db, () => now);
  const { key } = await server.newPlayer('Counter');
  let posts = 0;
  const post = async (category: string): Promise<void> => {
    // Another title each time: the same post within three seconds is stored once.
    const draft = { title: `About benches, part ${++posts}`, category, message: MESSAGE };
    expect((await server.post('/forum/post', draft, { 'x-session-key': key })).status).toBe(200);
  };
  const before = await counts.read();
  for (const category of ['general', 'general', 'creativity']) await post(category);
  now = 9999;
  expect(await counts.read()).toEqual(before);
  now = 10_000;
  const { all, general, creativity } = await counts.read();
  expect([all - before.all, general - before.general, creativity - before.creativity]).toEqual([3, 2, 1]);
  await post('general');
  expect((await counts.read()).all).toBe(all);
  counts.invalidate();
  expect((await counts.read()).all).toBe(all + 1);
});
