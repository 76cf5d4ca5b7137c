/** Scenes of good news and of a player who is alone: cards, the bell, and the link that invites a friend. */
import { expect, request } from '@playwright/test';
import { newPlayer } from '../../tests/e2e/new-player.ts';
import { chooseEntry, type Scene, type Stage } from './stage.ts';

type Call = [path: string, data?: object];
type Sender = ReturnType<typeof newPlayer>;

async function post(stage: Stage, key: string, calls: readonly Call[]): Promise<void> {
  const api = await request.newContext({ baseURL: new URL(stage.page.url()).origin });
  for (const [path, data = {}] of calls) {
    const sent = await api.post(path, { headers: { 'x-session-key': key }, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  await api.dispose();
}

/** A player who is not in the town sends these calls. */
async function sendOn(sender: Sender, stage: Stage, ...calls: Call[]): Promise<void> {
  const api = await request.newContext({ baseURL: new URL(stage.page.url()).origin });
  const { token } = (await (await api.post('/auth/sign-in/email', { data: sender })).json()) as { token: string };
  await api.dispose();
  await post(stage, token, calls);
}

/** The same for a new player. */
async function sendAs(name: string, stage: Stage, ...calls: Call[]): Promise<Sender> {
  const api = await request.newContext({ baseURL: new URL(stage.page.url()).origin });
  const sender = newPlayer(name);
  await api.post('/game-api/register', { data: { ...sender, confirmPassword: sender.password, gender: 1 } });
  await api.dispose();
  await sendOn(sender, stage, ...calls);
  return sender;
}

/** The player of the page sends these calls. */
async function sendAsSelf(stage: Stage, ...calls: Call[]): Promise<void> {
  const stored = await stage.page.evaluate(() => sessionStorage.getItem('session') ?? '{}');
  await post(stage, (JSON.parse(stored) as { sessionKey: string }).sessionKey, calls);
}

const card = ({ page }: Stage) => page.getByRole('region', { name: 'Good news' });

export const rewardScenes: Scene[] = [
  {
    name: 'reward-request',
    open: async (stage) => {
      const name = await stage.enterTown('Mirabel');
      await sendAs('Odette', stage, [`/friend/${name}`]);
      await expect(card(stage)).toContainText('would like to be friends');
      await card(stage).hover();
    },
  },
  {
    name: 'reward-level',
    open: async (stage) => {
      const name = await stage.enterTown('Mirabel');
      await stage.admin('grant', name, 'honor', '210');
      await expect(card(stage)).toContainText('Level 2: 1,000 coins');
      await card(stage).hover();
    },
  },
  {
    name: 'bell',
    open: async (stage) => {
      const { page } = stage;
      const name = await stage.enterTown('Mirabel');
      const comment = 'Your hat with the lanterns is the nicest on the whole promenade. Where did you find it? '.repeat(
        2,
      );
      await sendAs('Odette', stage, [`/profile/${name}/comment`, { comment: 'Hello!' }]);
      await sendAs('Bartholomew_Pier', stage, [`/profile/${name}/comment`, { comment }], [`/friend/${name}`]);
      await page.getByRole('button', { name: 'Bell, 3 unread' }).click();
      await page.getByRole('button', { name: /and Odette.* wrote on your profile/ }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      // On a phone the list is a dialog before this one.
      if ((page.viewportSize()?.width ?? 0) < 768) await page.goBack();
      else {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Bell, 1 unread' }).click();
      }
      await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'bell-empty',
    open: async ({ enterTown, page }) => {
      await enterTown('Mirabel');
      await page.getByRole('button', { name: 'Bell' }).click();
      await expect(page.getByText('Nothing yet')).toBeVisible();
    },
  },
  {
    name: 'mail-conversation',
    open: async (stage) => {
      const { page } = stage;
      const name = await stage.enterTown('Mirabel');
      const [first, ...others] = [
        'Are you at the pier tonight?',
        'The [b]lanterns[/b] rise on the hour, and everybody comes to see them. '.repeat(4),
        'Wait for me by the post box!',
      ].map((message): Call => [`/mail/${name}`, { message }]);
      const wren = await sendAs('Wren', stage, first ?? ['']);
      await sendAsSelf(stage, [`/mail/${wren.username}`, { message: 'Yes, until the last lantern.' }]);
      await sendOn(wren, stage, ...others);
      await chooseEntry(page, 'Profile', 'Email');
      await page.getByRole('button', { name: /Wait for me/ }).click();
      await expect(page.getByRole('list', { name: /^Conversation/ }).getByRole('listitem')).toHaveCount(4);
    },
  },
  {
    name: 'mail-compose',
    open: async (stage) => {
      const { page } = stage;
      const name = await stage.enterTown('Mirabel');
      for (const friend of ['Odette', 'Mothlight', 'Teacup_at_the_Pier']) {
        const { username } = await sendAs(friend, stage, [`/friend/${name}`]);
        await sendAsSelf(stage, [`/friend/${username}`]);
      }
      await chooseEntry(page, 'Profile', 'Email');
      await page.getByRole('button', { name: 'New mail' }).click();
      await page.getByRole('combobox', { name: 'To' }).fill('t');
      await page.getByRole('combobox', { name: 'To' }).press('ArrowDown');
      await expect(page.getByRole('option')).toHaveCount(3);
    },
  },
  {
    name: 'invite',
    open: async ({ enterTown, page }) => {
      await enterTown('Mirabel');
      const button = page.getByRole('button', { name: 'Invite a friend' });
      if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: 'Online friends' }).click();
      await button.click();
      await expect(page.getByRole('textbox', { name: 'Your invitation link' })).toHaveValue(/invite/);
    },
  },
];
