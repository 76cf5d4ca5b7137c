/** A lost connection keeps the chat draft and the current walk. */
import { StallableProxy } from '../support/server/stallable-proxy.ts';
import { distance } from './pages/town-page.ts';
import { expect, SERVER_GONE, SERVER_START_MS, startServer, test as base } from './test.ts';

/** A dead connection is detected within ten seconds. The rest is a margin for a busy machine. */
const NOTICED_MS = 10_000 + 2000;

const test = base.extend<{ stallable: StallableProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  stallable: async ({}, use) => {
    const stallable = await StallableProxy.open();
    await use(stallable);
    await stallable.close();
  },
  server: [
    async ({ stallable }, use) => {
      const server = await startServer({ PUBLIC_URL: `http://localhost:${stallable.port}` });
      stallable.forwardTo(Number(new URL(server.url).port));
      await use(server);
      await server.stop();
    },
    { scope: 'test', timeout: SERVER_START_MS },
  ],
  // The proxy has no target until the server has started.
  baseURL: async ({ stallable, server: _started }, use) => use(`http://localhost:${stallable.port}`),
});

test('a connection that fails without a close is detected and restored with the draft and the walk', async ({
  players,
  stallable,
}) => {
  players.expectErrors(SERVER_GONE);
  const { town, username } = await players.arrive('ana');
  await town.message.fill('half a thou');
  const from = await town.startLongWalk(username);

  stallable.stall();
  await expect(town.offline).toBeVisible({ timeout: NOTICED_MS });
  stallable.resume();
  await expect(town.offline).toBeHidden();
  await expect(town.message).toHaveValue('half a thou');
  // The steps that the server never received are walked again.
  await expect.poll(async () => distance(from, await town.position(username))).toBeGreaterThan(300);
  const place = await town.settledPosition(username);
  // The server has the same position.
  await town.page.reload();
  expect(distance(place, await town.settledPosition(username))).toBeLessThan(3);
  await expect(town.message).toHaveValue('half a thou');
});
