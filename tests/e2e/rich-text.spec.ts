/** The rich-text editor with undo, hostile markup, and the avatar of a profile, in a real browser. */
import { BBCODE_ATTACKS, TRACKER } from '../support/samples/bbcode-attacks.ts';
import { newPlayer } from './new-player.ts';
import { PeoplePage } from './pages/people-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { expect, REFUSED, test } from './test.ts';

test('a bio is written with toolbar and shortcuts, undone by the browser, previewed and shown', async ({ players }) => {
  const player = await players.arrive('wren');
  const profile = new ProfilePage(player.town.page, player.username);
  const { page, text } = profile;
  await profile.open();

  const avatar = profile.dialog.getByRole('img', { name: new RegExp(`${player.username}, seen from the front`) });
  await expect(avatar).toHaveAttribute('data-status', 'shown');
  await expect(avatar.locator('canvas')).toBeVisible();
  await profile.dialog.getByRole('button', { name: 'Rotate right' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(profile.dialog.getByRole('img', { name: /seen from the left$/ })).toHaveAttribute(
    'data-status',
    'shown',
  );

  await profile.edit();
  await text.pressSequentially('moths like lamps');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(text).toHaveValue('[b]moths like lamps[/b]');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue('moths like lamps');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toHaveValue('[b]moths like lamps[/b]');

  await page.keyboard.press('ControlOrMeta+a');
  await profile.tools.getByRole('button', { name: 'Size' }).click();
  await page.getByRole('button', { name: '24', exact: true }).click();
  await expect(text).toHaveValue('[size=24][b]moths like lamps[/b][/size]');
  await expect(text).toBeFocused();

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('An address begins with /, http:// or https://.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('lanterns.example');
  await page.getByRole('textbox', { name: 'Text to show' }).fill('lanterns');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/\[url=https:\/\/lanterns\.example\/\]lanterns\[\/url\]$/);

  await page.keyboard.type(` @${player.username.slice(0, 4)}`);
  await expect(page.getByRole('listbox', { name: 'Names' })).toContainText(player.username);
  await page.keyboard.press('Tab');
  await expect(text).toHaveValue(new RegExp(`\\[mention\\]${player.username}\\[/mention\\] $`));

  // Beside the text, because there is room.
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('moths like lamps');
  await expect(page.getByRole('button', { name: 'Hide preview' })).toBeVisible();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(new RegExp(`@${player.username.slice(0, 4)}$`));
  await page.keyboard.press('ControlOrMeta+Shift+z');

  await profile.save();
  await expect(profile.bio.locator('strong')).toHaveText('moths like lamps');
  await expect(profile.bio.getByRole('link', { name: 'lanterns' })).toHaveAttribute(
    'href',
    'https://lanterns.example/',
  );
  await profile.bio.getByRole('button', { name: `@${player.username}` }).click();
  await expect(page.getByText('View Full Profile')).toBeVisible();
});

test('a hostile bio runs no script, sends no request and stays inside its box', async ({ players }) => {
  players.expectErrors(REFUSED);
  const player = await players.arrive('moth');
  const profile = new ProfilePage(player.town.page, player.username);
  const { page } = profile;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await profile.open();
  await profile.edit();
  await profile.text.fill(`${BBCODE_ATTACKS.join('\n')}\nthe end of it`);
  await profile.save();
  await expect(profile.bio).toContainText('the end of it');
  for (const spoiler of await profile.bio.getByRole('button', { name: /^Spoiler/ }).all()) await spoiler.click();
  await expect(profile.bio.getByRole('button', { name: `Show picture from ${TRACKER}` }).first()).toBeVisible();

  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(asked.filter((url) => url.includes(TRACKER) || url.startsWith('dialog:'))).toEqual([]);
  await expect(profile.bio.locator('script, iframe, object, embed, form, style, link, meta, base')).toHaveCount(0);
  const handlers = await profile.bio.evaluate((bio) =>
    [...bio.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ),
  );
  expect(handlers).toEqual([]);
  const addresses = await profile.bio
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) expect(address).toMatch(/^(?:\/|https?:\/\/|mailto:)/);
  const { width } = (await profile.bio.boundingBox()) ?? { width: 0 };
  const wide = await profile.bio.evaluate((bio) => bio.scrollWidth);
  expect(wide).toBeLessThanOrEqual(Math.ceil(width) + 1);
});

test('each attack in a separate comment runs no script and sends no request', async ({ players }) => {
  players.expectErrors(REFUSED);
  const player = await players.arrive('lure');
  const people = new PeoplePage(player.town.page);
  const { page } = people;
  const key = await page.evaluate(() => String(JSON.parse(sessionStorage.getItem('session') ?? '{}').sessionKey));
  for (const [index, attack] of BBCODE_ATTACKS.entries()) {
    const comment = `${index}: ${attack}`.slice(0, 400);
    const headers = { 'x-session-key': key };
    const reply = await page.request.post(`/profile/${player.username}/comment`, { data: { comment }, headers });
    expect(reply.ok(), `${attack}: ${await reply.text()}`).toBe(true);
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await people.open('About');
  await page.getByRole('tab', { name: 'Comments' }).click();
  const list = page.getByRole('region', { name: 'Comments' });

  // Newest first. Only visible rows are mounted, so the test scrolls through the list.
  const unseen = new Set(BBCODE_ATTACKS.keys());
  await expect(async () => {
    // Scrolls from the end to the top until every row has been mounted.
    await list.evaluate(async (all) => {
      const isAtEnd = all.scrollTop + all.clientHeight >= all.scrollHeight - 1;
      all.scrollTo(0, isAtEnd ? 0 : all.scrollTop + all.clientHeight / 2);
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    for (const text of await list.getByRole('article').allInnerTexts()) {
      unseen.delete(Number(/^(\d+):/m.exec(text)?.[1] ?? -1));
    }
    await expect(list.locator('script, iframe, object, embed, form, style, link, meta, base')).toHaveCount(0);
    const handlers = await list.evaluate((all) => {
      const attributes = [...all.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      return attributes.map(({ name }) => name).filter((name) => name.startsWith('on'));
    });
    expect(handlers).toEqual([]);
    expect([...unseen]).toEqual([]);
  }).toPass({ intervals: [50] });
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const { host } = new URL(page.url());
  const foreign = asked.filter(
    (url) => url.startsWith('dialog:') || (url.startsWith('http') && new URL(url).host !== host),
  );
  expect(foreign).toEqual([]);
});

test("when the avatar image host fails, another player's avatar is composited from the layers", async ({ players }) => {
  players.expectErrors(/net::ERR_FAILED/);
  const odette = await players.arrive('odette');
  const { username, email, password } = newPlayer('kenji');
  const people = new PeoplePage(odette.town.page);
  const registration = { username, email, password, confirmPassword: password, gender: 0 };
  expect((await people.page.request.post('/game-api/register', { data: registration })).ok()).toBe(true);
  await people.page.route('**/avatars/**', (route) => route.abort());
  await people.openProfile(username);
  const avatar = people.page.getByRole('img', { name: new RegExp(`${username}, seen from the front`) });
  await expect(avatar).toHaveAttribute('data-status', 'shown');
  await expect(avatar.locator('canvas')).toBeVisible();
});
