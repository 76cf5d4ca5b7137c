/**
 * Everything that is photographed, one entry each: a screen, or a state of it. A new screen adds its entries here. What a
 * scene needs of the server or of a page stands in `Stage`; texts and labels stand in the page models of the browser tests.
 */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { AccessPage } from '../../tests/e2e/pages/access-page.ts';
import { CreatorPage } from '../../tests/e2e/pages/creator-page.ts';
import { ChatPage } from '../../tests/e2e/pages/chat-page.ts';
import { FlowPage } from '../../tests/e2e/pages/flow-page.ts';
import { ForumPage } from '../../tests/e2e/pages/forum-page.ts';
import { BAKE, BUILDINGS } from '../../src/features/cookie-clicker/text.ts';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { hatSheet } from '../../tests/fixtures/hat-sheet.ts';
import { shopScenes } from './shop-scenes.ts';

export interface Stage {
  page: Page;
  access: AccessPage;
  town: TownPage;
  /** Registers, signs in and enters the town. @returns the username. */
  enterTown(name: string): Promise<string>;
  /** Runs an administrator's command on the server. */
  admin(...argv: string[]): Promise<void>;
  /** Kills the server; it is started again after the scene. */
  killServer(): Promise<void>;
}

export interface Scene {
  /** Begins the picture's file name. */
  name: string;
  open(stage: Stage): Promise<void>;
  /** Console errors that the state brings with it. */
  expectedErrors?: RegExp;
}

const RESOURCE_ERROR = /Failed to load resource/;
const LONG_NAME = 'Wanderer_of_Lanterns';
const LONG_LINE =
  'Supercalifragilistic lanterns hang over the long promenade tonight, and everybody came to see them glow. '
    .repeat(2)
    .slice(0, 128);

export const SCENES: Scene[] = [
  {
    name: 'loading',
    open: async ({ page }) => {
      await page.route('**/session', () => undefined);
      await page.goto('/');
      await expect(page.getByText('Loading...')).toBeVisible();
    },
  },
  {
    name: 'landing',
    open: async ({ access, page }) => {
      await access.open();
      await expect(page.getByText(/players of .* online/)).toBeVisible();
    },
  },
  {
    name: 'landing-loading-status',
    open: async ({ access, page }) => {
      await page.route('**/game-api/status', () => undefined);
      await access.open();
      await expect(page.getByText('Loading server status...')).toBeVisible();
    },
  },
  {
    name: 'landing-offline',
    expectedErrors: RESOURCE_ERROR,
    open: async ({ page, town }) => {
      await page.route('**/game-api/status', (route) =>
        route.fulfill({ status: 503, json: { success: false, message: '' } }),
      );
      await page.goto('/');
      await expect(town.offline).toBeVisible();
    },
  },
  { name: 'login', open: ({ access }) => access.open('/login') },
  {
    name: 'login-error',
    expectedErrors: RESOURCE_ERROR,
    open: async ({ access, page }) => {
      await access.open('/login');
      await access.signIn('somebody@example.org', 'not-the-password');
      await expect(page.getByText('That e-mail and password do not belong together.')).toBeVisible();
    },
  },
  {
    name: 'login-empty',
    open: async ({ access, page }) => {
      await access.open('/login');
      await access.signInButton.click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  {
    name: 'forgot-password',
    open: async ({ access, page }) => {
      await access.open('/login');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
    },
  },
  {
    name: 'register-body',
    open: async ({ access, page }) => {
      await access.open('/login');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await expect(page.getByRole('radio', { name: 'Feminine' })).toBeVisible();
    },
  },
  {
    name: 'register-name',
    open: async ({ access }) => {
      await access.open('/login');
      await access.beginRegistration();
    },
  },
  {
    name: 'register-empty',
    open: async ({ access, page }) => {
      await access.open('/login');
      await access.beginRegistration();
      await access.createButton.click();
      await expect(page.getByText('Choose a username.')).toBeVisible();
    },
  },
  {
    name: 'register-long-text',
    expectedErrors: RESOURCE_ERROR,
    open: async ({ access }) => {
      await access.open('/login');
      await access.beginRegistration('Masculine');
      const email = `${'a.rather.long.address.'.repeat(5)}@example.org`;
      await access.fillRegistration(
        { username: `${LONG_NAME}_and_more`, email, password: 'x'.repeat(128) },
        'y'.repeat(64),
      );
      await access.createButton.click();
      await expect(access.toast(/./).first()).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    open: async ({ page }) => {
      await page.goto('/reset-password?token=photograph');
      await expect(page.getByLabel('New password')).toBeVisible();
    },
  },
  {
    name: 'reset-password-expired',
    open: async ({ page }) => {
      await page.goto('/reset-password?error=INVALID_TOKEN');
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    },
  },
  {
    name: 'finish-registration',
    open: async ({ page }) => {
      await page.route('**/session', (route) => route.fulfill({ json: NAMELESS_SESSION }));
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Finish Creating Account' })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    expectedErrors: RESOURCE_ERROR,
    open: async ({ page }) => {
      await page.goto('/no-such-place');
      await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
    },
  },
  {
    name: 'town',
    open: async ({ enterTown, town }) => {
      const name = await enterTown('Mirabel');
      await town.say('Good evening, Lantern Bay!');
      await expect(town.bubble(name, 'Good evening')).toBeAttached();
    },
  },
  {
    name: 'town-long-text',
    open: async ({ enterTown, town }) => {
      const name = await enterTown(LONG_NAME);
      await town.say(LONG_LINE);
      await expect(town.bubble(name, LONG_LINE.slice(0, 20))).toBeAttached();
    },
  },
  {
    name: 'chat-whispers',
    open: async ({ enterTown, page }) => {
      await enterTown('Mirabel');
      const chat = new ChatPage(page);
      await chat.whispersTab.click();
      await chat.message.fill('odette: see you at the pier, I saved you a seat');
      await expect(chat.recipient('Whisper to odette')).toBeVisible();
    },
  },
  {
    name: 'chat-emoji',
    open: async ({ enterTown, town, page }) => {
      const name = await enterTown('Mirabel');
      await town.say('Look <:/emojis/frog-cool.webp:> and <:/emojis/cat-happy.webp:>');
      await expect(town.bubble(name, 'Look')).toBeAttached();
      await page.getByRole('button', { name: 'Emoji', exact: true }).click();
      const { picker } = new ChatPage(page);
      await picker.getByRole('tab', { name: 'Custom' }).click();
      await expect(picker.getByRole('button', { name: 'pepe', exact: true })).toBeVisible();
    },
  },
  {
    name: 'chat-autocomplete',
    open: async ({ enterTown, page }) => {
      await enterTown('Mirabel');
      const chat = new ChatPage(page);
      await chat.message.fill('see you at the fountain :fro');
      await expect(chat.suggestions.getByRole('option')).toHaveCount(5);
    },
  },
  {
    name: 'town-menu',
    open: async ({ enterTown, page }) => {
      await enterTown('Tobias');
      await page.getByRole('button', { name: 'Menu' }).first().click();
      await expect(page.getByText('Places')).toBeVisible();
    },
  },
  {
    name: 'town-settings',
    open: async ({ enterTown, page }) => {
      await enterTown('Luz');
      const settings = page.getByRole('button', { name: 'Settings' });
      // On a phone the settings stand inside the menu.
      if (await settings.isVisible()) await settings.click();
      else await page.getByRole('button', { name: 'Menu' }).first().click();
      await expect(page.getByText('Optimized Mode')).toBeVisible();
    },
  },
  {
    name: 'town-friends',
    open: async ({ enterTown, page }) => {
      await enterTown('Wren');
      await page.getByRole('button', { name: /Online friends/ }).click();
      await expect(page.getByRole('region', { name: 'Online friends' })).toBeVisible();
    },
  },
  {
    name: 'town-radio',
    open: async ({ enterTown, page }) => {
      await enterTown('Wren');
      await page.getByRole('button', { name: 'Radio' }).click();
      await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
    },
  },
  {
    name: 'flow',
    open: async ({ enterTown, page }) => {
      await enterTown('Odette');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.HINT).click();
    },
  },
  {
    name: 'cookie-clicker',
    open: async ({ enterTown, page }) => {
      await enterTown('Odette');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.COOKIE_GAME).click();
      const cookie = page.getByRole('button', { name: BAKE });
      await cookie.focus();
      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
      await page.getByText(BUILDINGS, { exact: true }).click();
    },
  },
  { name: 'feed', open: (stage) => openFromMenu(stage, 'Profile', 'Feed') },
  { name: 'guilds', open: (stage) => openFromMenu(stage, 'Menu', 'Guilds') },
  ...shopScenes(openFromMenu),
  {
    name: 'forums',
    open: async ({ enterTown, page }) => {
      await enterTown('Kenji');
      await new ForumPage(page).open();
    },
  },
  {
    name: 'forum-post',
    open: async ({ enterTown, page }) => {
      await enterTown('Ines');
      const forum = new ForumPage(page);
      await forum.open();
      await forum.openPost('Welcome! What your texts can do');
    },
  },
  {
    name: 'forum-new',
    open: async ({ enterTown, page }) => {
      await enterTown('Wren');
      const forum = new ForumPage(page);
      await forum.open();
      await forum.beginPost();
      await forum.write({ title: 'Best spot for Lantern Night?', category: 'Promenade', message: 'I want to see it' });
      await forum.send();
      await expect(forum.newPost.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'town-offline',
    expectedErrors: /Failed to load resource|WebSocket|net::ERR_/,
    open: async ({ enterTown, town, killServer }) => {
      await enterTown('Odette');
      await killServer();
      await expect(town.offline).toBeVisible();
    },
  },
  {
    name: 'friends-empty',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'Friends');
      await expect(page.getByText('No friends, yet :)')).toBeVisible();
    },
  },
  {
    name: 'mail-empty',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'Email');
      await expect(page.getByText('No messages in Inbox')).toBeVisible();
    },
  },
  {
    name: 'profile-own',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'About');
      await expect(page.getByText('Not matched with anyone')).toBeVisible();
    },
  },
  {
    name: 'bio-editor',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'About');
      await page.getByRole('button', { name: 'Edit bio' }).click();
      await expect(page.getByRole('textbox', { name: 'Bio' })).toBeVisible();
    },
  },
  {
    name: 'wardrobe',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Wardrobe');
      await stage.page.getByRole('button').filter({ hasText: 'Berry Studio Beret' }).click();
      await expect(stage.page.getByRole('button', { name: 'Equip', exact: true })).toBeVisible();
    },
  },
  {
    name: 'inventory',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'Wardrobe');
      await page.getByRole('button', { name: 'Customise' }).click();
      await page.getByRole('button').filter({ hasText: 'Berry Studio Beret' }).click();
      await expect(page.getByText('1 pending change')).toBeVisible();
    },
  },
  {
    name: 'outfits-empty',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Outfits');
      await expect(stage.page.getByText('No outfits, yet :)')).toBeVisible();
    },
  },
  {
    name: 'outfits',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'Outfits');
      await page.getByRole('textbox', { name: 'Name of the outfit' }).fill('Sunday pier');
      await page.getByRole('button', { name: 'Save Outfit' }).click();
      await page.getByRole('article', { name: 'Sunday pier' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
    },
  },
  {
    name: 'review-empty',
    open: async (stage) => {
      await openReview(stage, []);
      await expect(stage.page.getByText('Nothing waits for review')).toBeVisible();
    },
  },
  {
    name: 'review-queue',
    open: async (stage) => {
      await openReview(stage, HATS);
      await expect(new CreatorPage(stage.page).waiting('Plum')).toBeVisible();
    },
  },
  {
    name: 'review',
    open: async (stage) => {
      await openReview(stage, HATS);
      await new CreatorPage(stage.page).waiting('Plum').click();
      await expect(stage.page.getByRole('button', { name: 'Approve' })).toBeVisible();
    },
  },
  {
    name: 'review-history',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await creator.waiting('Plum').click();
      await creator.approve({ currency: 'gems', amount: 45, rarity: 'EPIC' });
      await creator.toast('is in the store now').waitFor();
      await stage.page
        .getByRole('button', { name: /^Approved/ })
        .filter({ visible: true })
        .click();
      await creator.waiting('Plum').click();
      await expect(stage.page.getByText(/^Approved by/)).toBeVisible();
    },
  },
  {
    name: 'review-reject',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await creator.waiting('Moss').click();
      await creator.button('Reject').click();
      await expect(stage.page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    },
  },
  { name: 'creator-empty', open: (stage) => openFromMenu(stage, 'Profile', 'Creator') },
  { name: 'creator-form', open: (stage) => chooseSheet(stage) },
  {
    name: 'creator-preview',
    open: async (stage) => {
      await chooseSheet(stage);
      await stage.page.getByRole('combobox', { name: 'Category' }).selectOption('Coat');
      await stage.page.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = stage.page.getByRole('dialog', { name: 'Character preview' });
      await expect(preview.locator('.avatar-view[data-status="shown"]')).toHaveCount(2);
    },
  },
  {
    name: 'creator-guide',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Creator');
      await stage.page.getByRole('button', { name: 'Creator guide' }).click();
      await expect(stage.page.locator('.guide-page[data-page="1"]')).toBeVisible();
    },
  },
];

const HATS = [
  { name: 'Plum Stargazer', colour: '#7b3f8f' },
  { name: 'Moss Stargazer', colour: '#5f8f3f' },
];

/** An administrator, who may decide on these hats of their own. */
async function openReview({ enterTown, admin, page }: Stage, hats: typeof HATS): Promise<void> {
  const username = await enterTown('Reviewer');
  await admin('access', username, '2');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Menu/ })).toBeVisible();
  const creator = new CreatorPage(page);
  await chooseEntry(page, 'Profile', 'Creator');
  for (const { name, colour } of hats) {
    await creator.submit({ sheet: await hatSheet(colour), name, category: 'Hat', gender: 'female' });
    await expect(creator.submission(name)).toBeVisible();
  }
  await creator.openReview();
}

/** A coat of the catalogue, as its creator would hand it in. */
async function chooseSheet(stage: Stage): Promise<void> {
  const { page } = stage;
  await openFromMenu(stage, 'Profile', 'Creator');
  await page.getByRole('button', { name: 'New Submission' }).click();
  const sheet = await page.request.get('/storage/items/duffle-coat-camel/feminine/sheet.webp');
  const buffer = await sharp(await sheet.body())
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Generate thumbnail' })).toBeVisible();
}

/** Enters the town and opens a dialog by its menu. */
async function openFromMenu({ enterTown, page }: Stage, menu: 'Menu' | 'Profile', entry: string): Promise<void> {
  await enterTown('Kenji');
  await chooseEntry(page, menu, entry);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page.locator('.skel')).toHaveCount(0);
}

/** Through the menus of the top bar, or on a phone through the drawer of tiles, where all of them stand in one. */
async function chooseEntry(page: Page, menu: 'Menu' | 'Profile', entry: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    return;
  }
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${entry}`) })
    .click();
}

/** An account that came by a provider and has no username yet. */
const NAMELESS_SESSION = {
  success: true,
  status: 'authenticated',
  serverSessionKey: 'photograph',
  user: {
    _id: '1',
    email: 'nameless@example.org',
    username: null,
    access: 0,
    honor: 0,
    membership: 0,
    coins: 0,
    gems: 0,
    badges: 0,
    blockedList: [],
    blockedListIds: [],
  },
};
