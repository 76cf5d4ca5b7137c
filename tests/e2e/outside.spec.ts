/**
 * The pages outside of the game, and the screens of a player who has nothing yet or whose connection fails: the rules of axe in both
 * themes and sizes, the focus also in forced colours, and a window of 320 px.
 */
import type { Page } from '@playwright/test';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { findFocusFaults } from '../support/chromium/focus-faults.ts';
import { settled } from '../support/chromium/motion-faults.ts';
import { findReflowFaults } from '../support/chromium/reflow-faults.ts';
import { ResetPage } from './pages/reset-page.ts';
import { expect, REFUSED, SERVER_GONE, test } from './test.ts';
import { Tour } from './tour/tour.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/** What is wrong with the page as it is, in both themes; `isBrief`: only in the wide window, and only the rules of axe. */
async function faultsOf(page: Page, name: string, isBrief = false): Promise<string[]> {
  const faults: string[] = [];
  const note = (what: string, found: string[]): void => {
    faults.push(...found.map((fault) => `${name}, ${what}: ${fault}`));
  };
  for (const viewport of isBrief ? [WIDE] : [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    for (const theme of ['night', 'day'] as const) {
      await page.evaluate(async (wanted) => {
        document.documentElement.dataset.theme = wanted;
        for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      }, theme);
      await settled(page);
      note(`${theme}, ${viewport.width} px`, await findAxeFaults(page, { areColoursOnly: theme === 'night' }));
    }
  }
  if (isBrief) return faults;
  await page.keyboard.press('Shift');
  note('focus', await findFocusFaults(page));
  await page.emulateMedia({ forcedColors: 'active' });
  note('focus in forced colours', await findFocusFaults(page));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(NARROWEST);
  // Toasts slide to their place.
  await settled(page);
  note('320 px', await findReflowFaults(page));
  await page.setViewportSize(WIDE);
  return faults;
}

test('landing, registration, login, forgotten and new passwords, and unknown addresses', async ({ players }) => {
  players.expectErrors(REFUSED);
  const access = await players.visit();
  const { page } = access;
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => void faults.push(...(await faultsOf(page, name)));
  await access.open();
  await expect(page.getByText(/players of .* online/)).toBeVisible();
  await look('landing');
  await access.chooseBody('Feminine');
  await expect(access.look).not.toBeEmpty();
  await look('registration, figure');
  await access.continueRegistration();
  await access.createButton.click();
  await expect(page.getByText('Choose a username.')).toBeVisible();
  await look('registration, name');
  await access.open('/login');
  await access.signIn('somebody@example.org', 'not-the-password');
  await expect(page.getByText('That e-mail and password do not belong together.')).toBeVisible();
  await look('login with an error');
  await access.open('/login');
  // The address is kept over a reload.
  await expect(access.email).toHaveValue('somebody@example.org');
  await access.email.fill('');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('dialog').getByText('Enter your e-mail address.')).toBeVisible();
  await look('forgotten password');
  await page.goto('/reset-password?token=spent');
  await expect(page.getByLabel('New password')).toBeVisible();
  await look('new password');
  await page.goto('/reset-password?error=INVALID_TOKEN');
  await expect(new ResetPage(page).expired).toBeVisible();
  await look('expired link');
  await page.goto('/no-such-place');
  await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  await look('unknown address');
  expect(faults).toEqual([]);
});

/** Screens with their call, and what they say when they are empty and when the call fails. */
const LISTS = [
  ['Profile', 'Friends', /\/friend\/list(\?|$)/, 'No friends, yet :)', 'Error loading friends list: '],
  ['Profile', 'Email', /\/mail\?/, 'No messages in Inbox', 'Error loading user data: '],
  ['Profile', 'Outfits', /\/outfit\/list/, 'No outfits, yet :)', 'Error loading outfits: '],
  ['Profile', 'Creator', /\/creator\/submission/, 'No submissions, yet :)', 'Error loading submissions: '],
  ['Profile', 'Feed', /\/feed(\?|$)/, 'No activity, yet :)', 'Your feed could not be read'],
  ['Menu', 'Forums', /\/forum\//, null, 'Error loading forum content: '],
  ['Menu', 'Store', /\/store\?/, null, 'Error loading outlet: '],
] as const;
const SERVER_ERROR = { success: false, message: 'Something went wrong on the server.', code: 'server-error' };

test('screens without entries, while they load, and when that fails; the game without a connection', async ({
  players,
}) => {
  players.expectErrors(/status of 500/, SERVER_GONE);
  const visited = await players.visit();
  const { page } = visited;
  await page.setViewportSize(WIDE);
  let answer: 'as always' | 'never' | 'with an error' = 'as always';
  for (const [, , call] of LISTS)
    await page.route(call, async (route) => {
      if (answer === 'as always') await route.fallback();
      else if (answer === 'with an error') await route.fulfill({ status: 500, json: SERVER_ERROR });
    });
  const keeper = await players.arrive('keeper', { visited });
  const faults: string[] = [];
  const nothing = (): Promise<void> => Promise.resolve();
  const others = { friend: keeper, stranger: keeper };
  const acts = { askToBeFriends: nothing, write: nothing, sellHat: nothing, leaveAlone: nothing };
  const tour = new Tour(page, { keeper, ...others, ...acts });
  for (const [menu, entry, , empty] of LISTS) {
    if (empty === null) continue;
    await tour.screen(menu, entry);
    await expect(page.getByText(empty).filter({ visible: true }).first()).toBeVisible();
    faults.push(...(await faultsOf(page, `${entry}, empty`, true)));
  }
  await tour.closeAll();
  for (const state of ['never', 'with an error'] as const) {
    answer = state;
    // The history may still go back from the last dialog.
    await expect(() => page.reload()).toPass();
    await keeper.town.expectPlayers(keeper.username);
    for (const [menu, entry, , , failed] of LISTS) {
      await tour.closeAll();
      await tour.press('button', new RegExp(`^${menu}`));
      await tour.press('menuitem', new RegExp(`^${entry}`));
      await tour.shows('dialog');
      if (state === 'with an error')
        await expect(page.getByText(failed).filter({ visible: true }).first()).toBeVisible();
      faults.push(...(await faultsOf(page, `${entry}, answered ${state}`, true)));
    }
    await tour.closeAll();
  }
  await page.context().setOffline(true);
  await expect(keeper.town.offline).toBeVisible();
  // `layout.spec.ts` looks at it in all sizes.
  faults.push(...(await faultsOf(page, 'offline', true)));
  expect(faults).toEqual([]);
});
