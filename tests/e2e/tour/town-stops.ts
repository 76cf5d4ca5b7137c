/** The stops of the tour in the town: chat, panels, menus, the bell and cards; and the album, which a door opens. */
import { expect, LIMIT_MS, type Stop, type Tour } from './tour.ts';

/** A part opens by then, or is opened once more. */
const OPENING_MS = 3000;

/** By the sign of the place; small windows have it in the drawer. */
async function openSurroundings(tour: Tour): Promise<void> {
  const sign = tour.page.locator('.place-sign');
  if (!(await sign.isVisible())) await tour.press('button', /^Menu/);
  // Its name is the same in all languages.
  await tour.press('button', /Lantern Bay/);
  // It takes the focus a moment later.
  await expect(tour.find('heading', 'Surroundings')).toBeFocused();
}

async function closePanels(tour: Tour): Promise<void> {
  const close = tour.page.locator('.hud-panels .panel-close').filter({ visible: true });
  for (let count = await close.count(); count > 0; count -= 1) {
    await tour.use(close.first());
    await expect(close).toHaveCount(count - 1);
    await focusReturned(tour);
  }
}

/** What closes gives the focus back in the next frame: a control that has it before loses it. */
async function focusReturned({ page }: Tour): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** Opens a panel by its button. On the smallest phones the panel that is open is in the place of the buttons. */
async function useToggle(tour: Tour, name: string | RegExp): Promise<void> {
  const toggle = tour.find('button', name).last();
  // The message line may have the focus of a button that a narrower window has hidden; while it has it, there are no buttons.
  if (await tour.page.getByRole('textbox', { name: 'Message' }).evaluate((line) => line === document.activeElement)) {
    await tour.escape();
    await focusReturned(tour);
  }
  if (!(await toggle.isVisible())) await closePanels(tour);
  await tour.use(toggle);
}

async function openEmoji(tour: Tour): Promise<void> {
  await tour.press('button', 'Emoji');
  await tour.shows('searchbox');
}

export const TOWN_STOPS: Stop[] = [
  { name: 'town', open: (tour) => tour.world.keeper.town.say('Good evening, Lantern Bay!') },
  { name: 'first stop', open: (tour) => tour.page.keyboard.press('Tab') },
  {
    name: 'chat',
    // It opens by itself with the first line that comes, which may be just now.
    open: (tour) =>
      expect(async () => {
        const opener = tour.find('button', 'Open chat');
        if ((await opener.count()) > 0) {
          await opener.focus({ timeout: OPENING_MS });
          await tour.page.keyboard.press('Enter');
        }
        await expect(tour.find('tab', 'Public Chat')).toBeVisible({ timeout: OPENING_MS });
      }).toPass({ timeout: LIMIT_MS }),
  },
  {
    name: 'whispers',
    open: async (tour) => {
      await tour.press('tab', /^Whispers/);
      await tour.page.getByRole('textbox', { name: 'Message' }).fill(`${tour.world.friend.username}: psst`);
      await expect(tour.page.locator('.chat-recipient').filter({ hasText: 'Whisper to' })).toBeVisible();
    },
  },
  {
    name: 'emoji suggestions',
    open: async (tour) => {
      await tour.page.getByRole('textbox', { name: 'Message' }).fill('hello :fro');
      await tour.shows('listbox', 'Emoji suggestions');
    },
  },
  {
    name: 'emoji picker',
    open: async (tour) => {
      await tour.page.getByRole('textbox', { name: 'Message' }).fill('');
      await openEmoji(tour);
    },
  },
  {
    name: 'emoji picker, custom',
    open: async (tour) => {
      // The rules of axe over all emoji can hold the page of a busy machine so long that it is offline for a moment, which closes it.
      await expect(tour.page.locator('.offline-retry')).toHaveCount(0);
      if (!(await tour.find('searchbox').isVisible())) await openEmoji(tour);
      await tour.press('tab', 'Custom');
      await tour.shows('button', 'pepe');
    },
  },
  {
    name: 'gestures',
    open: async (tour) => {
      await tour.closeAll();
      if (tour.isPhone) await tour.press('button', 'Close chat');
      await tour.press('button', 'Gestures');
      await tour.shows('group', 'Gestures');
    },
  },
  {
    name: 'surroundings',
    open: async (tour) => {
      await tour.escape();
      await expect(tour.find('group', 'Gestures')).toHaveCount(0);
      await focusReturned(tour);
      await openSurroundings(tour);
    },
  },
  {
    name: 'card of a player',
    open: async (tour) => {
      const { username } = tour.world.friend;
      await tour.press('button', new RegExp(`^${username}\\W`));
      await tour.shows('dialog', username);
      await tour.shows('button', 'Whisper');
    },
  },
  {
    name: 'card of the townsfolk',
    open: async (tour) => {
      await tour.closeAll();
      if ((await tour.find('region', 'Surroundings').count()) === 0) await openSurroundings(tour);
      await tour.press('button', /^Ember\W/);
      await tour.shows('button', 'Say hello');
    },
  },
  {
    name: 'channels',
    open: async (tour) => {
      await tour.closeAll();
      // At 400 % a panel is in its place.
      await useToggle(tour, /^Channel \d/);
      await expect(tour.find('dialog', 'Channels of the town').getByText('You are here')).toBeVisible();
    },
  },
  {
    name: 'friends panel',
    open: async (tour) => {
      await tour.closeAll();
      await useToggle(tour, tour.isPhone ? 'Online friends' : /^Show all/);
      await tour.shows('region', 'Online friends');
    },
  },
  {
    name: 'radio panel',
    open: async (tour) => {
      await tour.closeAll();
      await useToggle(tour, 'Radio');
      await tour.shows('slider', 'Volume');
    },
  },
  {
    name: 'quick actions',
    open: async (tour) => {
      await closePanels(tour);
      if (tour.isPhone) await tour.press('button', 'Open chat');
      await tour.press('tab', 'Public Chat');
      await tour.world.friend.town.say('Evening!');
      await expect(tour.page.getByRole('log').getByText('Evening!').last()).toBeAttached();
      const lines = tour.page.getByRole('log');
      await tour.use(lines.getByRole('button', { name: tour.world.friend.username }).last());
      await tour.shows('button', 'Whisper');
    },
  },
  ...(['Recent chat', 'Mute', 'Audit log'] as const).map(
    (tab): Stop => ({
      name: `moderation, ${tab}`,
      open: async (tour) => {
        if (tab === 'Recent chat') await tour.press('button', 'Recent chat');
        else await tour.press('tab', tab);
        await expect(tour.find('tab', tab)).toHaveAttribute('aria-selected', 'true');
      },
    }),
  ),
  {
    name: 'menu',
    open: async (tour) => {
      await tour.closeAll();
      if (tour.isPhone) await tour.press('button', 'Close chat');
      await tour.press('button', /^Menu/);
      await expect(tour.page.getByText('Places', { exact: true })).toBeVisible();
    },
  },
  ...(['Profile', 'Settings'] as const).map(
    (menu): Stop => ({
      name: `menu, ${menu}`,
      open: async (tour) => {
        if (tour.isPhone) return;
        await tour.closeAll();
        await tour.press('button', new RegExp(`^${menu}`));
        await tour.shows('menu');
      },
    }),
  ),
  {
    name: 'bell',
    open: async (tour) => {
      await tour.closeAll();
      await tour.press('button', /^Bell/);
      await tour.shows('button', /wrote on your profile/);
    },
  },
  {
    name: 'good news',
    open: async (tour) => {
      await tour.closeAll();
      await closePanels(tour);
      await tour.world.askToBeFriends();
      if (!tour.hasCards) return;
      await tour.shows('region', 'Good news');
      await tour.find('region', 'Good news').hover();
    },
  },
];

/** The link is made when the panel opens. Those who have a friend in town are not asked. */
export const INVITATION_STOP: Stop = {
  name: 'invitation',
  open: async (tour) => {
    await tour.closeAll();
    await closePanels(tour);
    await tour.world.leaveAlone();
    if (tour.isPhone) await useToggle(tour, 'Online friends');
    await tour.press('button', 'Invite a friend');
    await expect(tour.find('textbox', 'Your invitation link')).toHaveValue(/invite/);
  },
};

/** Opened by walking to the statue. */
export const ALBUM_STOP: Stop = {
  name: 'album',
  open: async (tour) => {
    await tour.closeAll();
    if ((await tour.find('region', 'Surroundings').count()) === 0) await openSurroundings(tour);
    await tour.press('button', /^Cat statue/);
    await expect(tour.find('dialog', 'Lantern album')).toBeVisible({ timeout: 45_000 });
    await expect(tour.page.getByText("Today's lanterns")).toBeVisible();
  },
};
