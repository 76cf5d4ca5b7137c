/**
 * All scenes of the screenshots: one entry for each screen or state of a screen. A new screen adds its entries here.
 * The helpers of a scene are in `stage.ts`; texts and labels are in the page models of the browser tests.
 */
import { expect } from '@playwright/test';
import { ChatPage } from '../../tests/e2e/pages/chat-page.ts';
import { ForumPage } from '../../tests/e2e/pages/forum-page.ts';
import { accountScenes } from './account-scenes.ts';
import { creatorScenes } from './creator-scenes.ts';
import { failureScenes } from './failure-scenes.ts';
import { gameScenes } from './game-scenes.ts';
import { giftScenes } from './gift-scenes.ts';
import { placeScenes } from './place-scenes.ts';
import { rewardScenes } from './reward-scenes.ts';
import { shopScenes } from './shop-scenes.ts';
import { openFromMenu, RESOURCE_ERROR, saveOutfit, type Scene, type Stage } from './stage.ts';

const LONG_NAME = 'Wanderer_of_Lanterns';
const LONG_LINE =
  'Supercalifragilistic lanterns hang over the long promenade tonight, and everybody came to see them glow. '
    .repeat(2)
    .slice(0, 128);

async function openPreferences({ enterTown, page }: Stage): Promise<void> {
  await enterTown('Noor');
  const settings = page.getByRole('button', { name: 'Settings' });
  const isWide = await settings.isVisible();
  await (isWide ? settings : page.getByRole('button', { name: /^Menu/ })).click();
  await page.getByRole(isWide ? 'menuitem' : 'button', { name: 'Preferences' }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
}

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
    name: 'register-body',
    open: async ({ access }) => {
      await access.open('/login');
      await access.chooseBody('Feminine');
      await expect(access.look).not.toBeEmpty();
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
    name: 'finish-registration',
    open: async ({ access, page }) => {
      // The page asks for the session only with a cookie.
      await access.open('/login');
      await page.context().addCookies([{ name: 'promenade.session_token', value: 'photograph', url: page.url() }]);
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
  { name: 'preferences', open: openPreferences },
  {
    name: 'how-to-play',
    open: async (stage) => {
      await openPreferences(stage);
      await stage.page.getByRole('button', { name: 'How to play' }).click();
      await expect(stage.page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
      await expect(stage.page.getByText('Earn honor and coins')).toBeAttached();
    },
  },
  {
    name: 'town-settings',
    open: async ({ enterTown, page }) => {
      await enterTown('Luz');
      const settings = page.getByRole('button', { name: 'Settings' });
      // On a phone the settings are inside the menu.
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
  ...gameScenes,
  { name: 'feed', open: (stage) => openFromMenu(stage, 'Profile', 'Feed') },
  { name: 'guilds', open: (stage) => openFromMenu(stage, 'Menu', 'Guilds') },
  ...shopScenes,
  ...giftScenes,
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
  ...accountScenes,
  {
    name: 'wardrobe',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Wardrobe');
      await stage.page.getByRole('button').filter({ hasText: 'Berry Studio Beret' }).click();
      await expect(stage.page.getByRole('button', { name: 'Equip', exact: true })).toBeVisible();
    },
  },
  {
    name: 'wardrobe-booth',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Wardrobe');
      await stage.page.getByRole('button', { name: 'Photo booth' }).click();
      await expect(stage.page.getByRole('dialog', { name: 'Photo booth' })).toBeVisible();
      await expect(stage.page.locator('.booth-figure [data-status="shown"]')).toBeAttached();
      await stage.page.waitForTimeout(1200);
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
      await saveOutfit(stage, 'Sunday pier');
      await page.getByRole('article', { name: 'Sunday pier' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
    },
  },
  {
    name: 'outfit-rail',
    open: async (stage) => {
      const { page } = stage;
      await saveOutfit(stage, 'Sunday pier');
      await stage.page.keyboard.press('Escape');
      const rail = page.locator('.outfit-rail');
      await expect(rail).toBeVisible({ timeout: 20_000 });
      if ((await rail.getAttribute('data-open')) === 'false') await rail.locator('.outfit-rail-toggle').click();
      await expect(rail.getByRole('button', { name: /^Sunday pier/ })).toBeVisible();
    },
  },
  ...creatorScenes,
  ...placeScenes,
  ...rewardScenes,
  ...failureScenes,
];

/** An account created by a sign-in provider, without a username yet. */
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
