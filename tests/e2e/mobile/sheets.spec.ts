/** A phone: the menu is a drawer with CLOSE, dialogs are sheets over the whole screen without a history. */
import type { Locator, Page } from '@playwright/test';
import { findClippedText } from '../../../scripts/shots/clipped-text.ts';
import { findCoveredFields } from '../../support/chromium/keyboard-faults.ts';
import { findLayoutFaults } from '../../support/chromium/layout-faults.ts';
import { findUnsafe, NOTCH, setSafeArea } from '../../support/chromium/safe-area-faults.ts';
import { findSmallTargets } from '../../support/chromium/small-targets.ts';
import { askAsStranger } from '../calls.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../test.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

const POSITIONS = { upright: { width: 390, height: 844 }, lying: { width: 844, height: 390 } } as const;

test('the menu opens sheets of 94 % of the width, and the focus returns to it', async ({ players }) => {
  const { town } = await players.arrive('ana');
  const { page } = town;
  const shell = new ShellPage(page);
  await shell.menu.tap();
  const drawer = shell.dialog('Menu');
  await expect(drawer.getByRole('button', { name: 'CLOSE' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Places', exact: true })).toBeDisabled();
  await drawer.getByRole('button', { name: 'CLOSE' }).tap();
  await expect(drawer).toBeHidden();

  await shell.menu.tap();
  await drawer.getByRole('button', { name: 'Feed' }).tap();
  const feed = shell.dialog('Feed');
  await expect(feed.getByText('No activity, yet :)')).toBeVisible();
  await expect(drawer).toBeHidden();
  const box = await feed.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('The sheet is not shown');
  expect(box.width / window.width).toBeCloseTo(0.94, 2);
  expect(box.y + box.height).toBeCloseTo(window.height, 0);
  expect(box.y).toBeLessThan(20);
  await expect(shell.back).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findClippedText(page), 'clipped text at 320 px').toEqual([]);
  expect(await feed.locator('.scroll').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.setViewportSize(window);

  await feed.getByRole('button', { name: 'What guilds will be' }).tap();
  await expect(shell.dialog('Guilds')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shell.menu).toBeFocused();

  await shell.menu.tap();
  await drawer.getByRole('button', { name: 'About' }).tap();
  await page.getByRole('button', { name: 'Edit location' }).tap();
  const countries = shell.dialog('Location');
  await expect(countries.getByRole('button', { name: 'Albania' })).toBeVisible();
  expect(await findSmallTargets(page.locator('.dialog').first())).toEqual([]);
  expect(await findSmallTargets(countries)).toEqual([]);
});

test('the toggle opens the friends list; the open chat waits while a card of good news is in its place', async ({
  players,
  server,
}) => {
  const { town, username } = await players.arrive('ana');
  const toggle = town.page.getByRole('button', { name: 'Online friends' });
  await toggle.tap();
  await expect(town.page.getByText('No friends online')).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [568, 320],
    [844, 390],
    [390, 844],
  ] as const) {
    await town.page.setViewportSize({ width, height });
    await expect(town.page.getByRole('button', { name: 'All friends' })).toBeInViewport({ ratio: 1 });
    const faults = await findLayoutFaults(town.page, { targetPx: 44, free: { widthPx: 130, heightPx: 115 } });
    expect(faults, `${width}x${height}`).toEqual([]);
  }
  await town.page.goBack();
  await expect(town.page.getByText('No friends online')).toBeHidden();
  await toggle.tap();
  await expect(town.page.getByText('No friends online')).toBeVisible();
  await toggle.tap();
  await expect(town.page.getByText('No friends online')).toBeHidden();

  // Without a line the chat is low.
  await town.say('Good evening!');
  await town.message.blur();
  const stranger = await players.register('odette');
  await askAsStranger(server, stranger, username);
  const card = town.page.getByRole('region', { name: 'Good news' });
  const chat = town.page.locator('.chat-window');
  await expect(card).toBeVisible();
  await expect(chat).toHaveCSS('opacity', '0');
  expect(await findCovered(card)).toEqual([]);
  await card.getByRole('button', { name: 'Later' }).tap();
  await expect(chat).toHaveCSS('opacity', '1');

  // All that a visitor of a profile can do is in the window.
  const shell = new ShellPage(town.page);
  await shell.menu.tap();
  await shell.dialog('Menu').getByRole('button', { name: 'Friends', exact: true }).tap();
  await town.page.getByRole('searchbox').fill(stranger.username);
  await town.page.keyboard.press('Enter');
  const actions = town.page.locator('.profile-bar');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await town.page.setViewportSize({ width, height });
    for (const name of ['Email', 'Heart', 'Block', 'Wishlist', 'Gift', 'Market', 'Report'])
      await expect(actions.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

/** What a card covers of the town's buttons. */
const findCovered = (card: Locator): Promise<string[]> =>
  card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const buttons = document.querySelectorAll('.hud-corner > *, .joystick, .hud-bar, .hud-top > *');
    const covered = [...buttons].filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
    return covered.map(({ className }) => className);
  });

test('emoji and Send work by one tap where the layout changes with the focus, and Back closes the gestures or the emoji alone', async ({
  players,
}) => {
  const { town, username } = await players.arrive('ana');
  const { page } = town;
  const picker = new ChatPage(page).picker;
  const wheel = page.getByRole('group', { name: 'Gestures' });
  for (const viewport of [POSITIONS.upright, POSITIONS.lying]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Gestures', exact: true }).tap();
    await expect(wheel).toBeVisible();
    await page.goBack();
    await expect(wheel).toBeHidden();
  }
  await page.getByRole('button', { name: 'Emoji', exact: true }).tap();
  await expect(picker.getByRole('tab', { name: 'Custom' })).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await town.message.fill('by finger');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(town.bubble(username, 'by finger')).toBeAttached();
  await expect(town.message).toBeFocused();
});

/** Screens with a text field: the entry of the menu, the button or tab that opens it, and the field. */
const FIELDS: [screen: string, control: string, field: string][] = [
  ['Email', 'New mail', 'Message'],
  ['About', 'Comments', 'Add a comment'],
  ['About', 'Mutuals', 'Search mutual friends'],
  ['Forums', 'New post', 'Title'],
  ['Store', 'Store', 'Search the store'],
  ['Creator', 'New Submission', 'Name (optional)'],
];

/** Opens a screen from the drawer, and something by its button or tab. */
async function openFrom(page: Page, screen: string, control: string): Promise<void> {
  const shell = new ShellPage(page);
  await shell.menu.tap();
  await shell
    .dialog('Menu')
    .getByRole('button', { name: new RegExp(`^${screen}`) })
    .tap();
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  const opener = dialog
    .getByRole('button', { name: control, exact: true })
    .or(dialog.getByRole('tab', { name: control }));
  await opener.filter({ visible: true }).first().tap();
}

test('fields stay above the keyboard, everything stays out of the notch, and Back closes the topmost thing alone', async ({
  players,
}) => {
  const { town } = await players.arrive('ana');
  const { page } = town;
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  const faults: string[] = [];
  for (const [screen, control, field] of FIELDS) {
    await openFrom(page, screen, control);
    await expect(dialogs.last().getByLabel(field).first()).toBeVisible();
    for (const [position, viewport] of Object.entries(POSITIONS)) {
      await page.setViewportSize(viewport);
      await setSafeArea(page, NOTCH[position as keyof typeof NOTCH]);
      const found = [
        ...(await findUnsafe(page, NOTCH[position as keyof typeof NOTCH])),
        ...(await findCoveredFields(page)),
        ...(await findSmallTargets(dialogs.last())),
      ];
      await setSafeArea(page, {});
      faults.push(...found.map((fault) => `${control}, ${position}: ${fault}`));
    }
    await page.setViewportSize(POSITIONS.upright);
    await expect(async () => {
      const before = await dialogs.count();
      if (before === 0) return;
      await page.goBack();
      await expect(dialogs).toHaveCount(before - 1, { timeout: 2000 });
    }).toPass();
    await expect(dialogs).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('the page before the game keeps its fields above the keyboard, and Back closes the topmost thing', async ({
  players,
}) => {
  const access = await players.visit({ isIdle: true });
  await access.open('/login');
  const forgot = access.page.getByRole('dialog');
  await access.page.getByRole('button', { name: 'Forgot your password?' }).tap();
  await expect(forgot).toBeVisible();
  // The code that follows Back is loaded when the page is idle.
  await expect.poll(() => access.page.evaluate((): unknown => history.state)).toEqual({ sheets: 1 });
  await access.page.goBack();
  await expect(forgot).toBeHidden();
  await access.beginRegistration();
  await access.username.fill('half-written');
  await access.page.goBack();
  await expect(access.page.getByRole('radio', { name: 'Masculine' })).toBeVisible();
  await access.continueRegistration();
  await expect(access.username).toHaveValue('half-written');
  // Each field has room for what is typed.
  await access.page.setViewportSize({ width: 320, height: 640 });
  for (const field of [access.password, access.confirmPassword])
    expect((await field.boundingBox())?.width).toBeGreaterThan(90);
  await access.page.setViewportSize(POSITIONS.upright);
  await access.page.goBack();
  await access.page.goBack();
  await expect(access.password).toBeVisible();
  const faults: string[] = [];
  for (const [position, viewport] of Object.entries(POSITIONS)) {
    await access.page.setViewportSize(viewport);
    const found = await findCoveredFields(access.page);
    faults.push(...found.map((fault) => `${position}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('a pull does not reload the page, nor does it scroll it', async ({ players }) => {
  const { town } = await players.arrive('ana');
  const { page } = town;
  for (const part of ['html', 'body']) await expect(page.locator(part)).toHaveCSS('overscroll-behavior', 'none');
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(height).toBe(0);
});
