/** Scenes of good news and of a player who is alone: cards, and the link that invites a friend. */
import { expect, request } from '@playwright/test';
import { newPlayer } from '../../tests/e2e/new-player.ts';
import type { Scene, Stage } from './stage.ts';

/** Another player asks for friendship. */
async function askForFriendship(username: string, origin: string): Promise<void> {
  const api = await request.newContext({ baseURL: origin });
  const asking = newPlayer('Odette');
  await api.post('/game-api/register', { data: { ...asking, confirmPassword: asking.password, gender: 1 } });
  const { token } = (await (await api.post('/auth/sign-in/email', { data: asking })).json()) as { token: string };
  const sent = await api.post(`/friend/${username}`, { headers: { 'x-session-key': token } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await api.dispose();
}

const card = ({ page }: Stage) => page.getByRole('region', { name: 'Good news' });

export const rewardScenes: Scene[] = [
  {
    name: 'reward-request',
    open: async (stage) => {
      const name = await stage.enterTown('Mirabel');
      await askForFriendship(name, new URL(stage.page.url()).origin);
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
