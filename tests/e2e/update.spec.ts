/**
 * An update of a running town: a page that was opened before it loads its dialogs from the server that was built after it.
 * The second build is the first one under other names, replaced and kept by the code of the build. No draft is lost when the player
 * accepts it.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildFolders, dropOlderAssets, keepAssets } from '../../scripts/build/keep-assets.ts';
import { PeoplePage } from './pages/people-page.ts';
import { expect, SERVER_GONE, SERVER_START_MS, startServer, test as base } from './test.ts';

const BUILT = path.resolve(import.meta.dirname, '../../dist');

/** `folders` are those of the server: a copy of the built client. */
const test = base.extend<{ folders: BuildFolders }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  folders: async ({}, use) => {
    const root = mkdtempSync(path.join(tmpdir(), 'promenade-update-'));
    cpSync(path.join(BUILT, 'client'), path.join(root, 'dist/client'), { recursive: true });
    await use({ client: path.join(root, 'dist/client'), previous: path.join(root, 'dist/previous') });
    rmSync(root, { recursive: true });
  },
  server: [
    async ({ folders }, use) => {
      const server = await startServer({ TEST_ROOT: path.resolve(folders.client, '../..') });
      await use(server);
      await server.stop();
    },
    { scope: 'test', timeout: SERVER_START_MS },
  ],
});

/** Gives each hashed file another name, in all files that mention it. Compressed copies are removed. */
function rename({ client }: BuildFolders): void {
  const assets = path.join(client, 'assets');
  for (const name of readdirSync(assets)) if (name.endsWith('.br')) rmSync(path.join(assets, name));
  // The folders are those of other languages, whose files keep their names.
  const names = readdirSync(assets, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const second = (name: string): string => name.replace(/(\.\w+)$/, '-2$1');
  const mentions = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const index = path.join(client, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll(mentions, second));
  // Pages of the first build may ask for a file at any time: under its name there is never the text of the second build.
  for (const name of names) {
    const [from, to] = [name, second(name)].map((one) => path.join(assets, one)) as [string, string];
    if (/\.(?:js|css)$/.test(name)) {
      writeFileSync(to, readFileSync(from, 'utf8').replaceAll(mentions, second));
      rmSync(from);
    } else renameSync(from, to);
  }
  const worker = path.join(client, 'sw.js');
  rmSync(`${worker}.br`, { force: true });
  writeFileSync(worker, readFileSync(worker, 'utf8').replace('shell-', 'shell-2-'));
}

test('a page of the build before an update still opens its dialogs', async ({ players, server, folders }) => {
  players.expectErrors(SERVER_GONE);
  const { town } = await players.arrive('roll');
  const { page } = town;
  // The painter, whose code the page has then, gives the picture its size.
  await expect(town.canvas).toHaveAttribute('width');

  const replaced = await keepAssets(folders);
  rename(folders);
  await dropOlderAssets(folders, replaced);
  await server.kill();
  await server.startAgain();
  await expect(town.offline).toBeHidden();

  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) loaded.push(`${response.status()} ${pathname.slice('/assets/'.length)}`);
  });
  for (const [menu, entry] of [
    ['Menu', 'Forums'],
    ['Profile', 'Email'],
    ['Profile', 'Outfits'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  // Each file is of the build of the page.
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((line) => !line.startsWith('200 ') || !replaced.includes(line.slice(4)))).toEqual([]);

  // Reloaded, the page is of the new build.
  // A step back through the history, of a dialog that was closed, may be on its way.
  await expect(() => page.reload()).toPass();
  await expect(town.offline).toBeHidden();
  expect(loaded.some((line) => line.endsWith('-2.js'))).toBe(true);
});

test('an update loses no draft', async ({ players, server, folders }) => {
  players.expectErrors(SERVER_GONE);
  const visited = await players.visit({ serviceWorkers: 'allow', withRadio: false });
  const { town, username } = await players.arrive('dora', { visited });
  const { page } = town;
  const people = new PeoplePage(page);
  const friend = await players.register('fay');
  const letter = page.getByRole('dialog', { name: 'New mail' }).getByRole('textbox', { name: 'Message' });
  const compose = async (): Promise<void> => {
    await people.open('Email');
    await people.button('New mail').click();
  };
  const editBio = async (): Promise<void> => {
    await people.open('About');
    await people.button('Edit bio').click();
  };
  const bio = people.text('Bio');

  await town.message.fill(`${friend.username}: Meet me by the pi`);
  await editBio();
  await bio.fill('A bio to finish');
  await compose();
  await letter.fill('A mail to finish');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const replaced = await keepAssets(folders);
  rename(folders);
  await dropOlderAssets(folders, replaced);
  await server.kill();
  await expect(town.player(username)).not.toBeAttached();
  await server.startAgain();
  // A dialog is open, so that the loss of the connection is not shown at once.
  await expect(town.player(username)).toBeAttached();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(town.player(username)).toBeAttached();

  await expect(town.message).toHaveValue(`${friend.username}: Meet me by the pi`);
  await compose();
  await expect(letter).toHaveValue('A mail to finish');
  await editBio();
  await expect(bio).toHaveValue('A bio to finish');
});
