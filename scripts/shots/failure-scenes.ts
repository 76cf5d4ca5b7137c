/** Scenes of lists that failed to load; each screen offers a retry. */
import { expect } from '@playwright/test';
import { openFromMenu, RESOURCE_ERROR, type Scene } from './stage.ts';

interface Failure {
  name: string;
  menu: 'Menu' | 'Profile';
  entry: string;
  /** The call that fails. */
  call: RegExp;
  /** The text before the server's message. */
  says: string;
  /** The steps from the opened dialog to the list. */
  goOn?: string;
}

const FAILURES: Failure[] = [
  {
    name: 'friends',
    menu: 'Profile',
    entry: 'Friends',
    call: /\/friend\/list(\?|$)/,
    says: 'Error loading friends list: ',
  },
  { name: 'mail', menu: 'Profile', entry: 'Email', call: /\/mail\?/, says: 'Error loading user data: ' },
  { name: 'wardrobe', menu: 'Profile', entry: 'Wardrobe', call: /\/inventory$/, says: 'Error loading wardrobe: ' },
  { name: 'creator', menu: 'Profile', entry: 'Creator', call: /\/submission/, says: 'Error loading submissions: ' },
  { name: 'feed', menu: 'Profile', entry: 'Feed', call: /\/feed(\?|$)/, says: 'Your feed could not be read' },
  { name: 'forums', menu: 'Menu', entry: 'Forums', call: /\/forum\//, says: 'Error loading forum content: ' },
  { name: 'outlet', menu: 'Menu', entry: 'Store', call: /\/store\?/, says: 'Error loading outlet: ' },
  { name: 'store', menu: 'Menu', entry: 'Store', call: /\/store\?/, says: 'Error loading store: ', goOn: 'Store' },
];

const SERVER_ERROR = {
  success: false,
  message: 'Something went wrong on the server. Please try again.',
  code: 'server-error',
};

export const failureScenes: Scene[] = FAILURES.map(({ name, menu, entry, call, says, goOn }) => ({
  name: `${name}-failed`,
  expectedErrors: RESOURCE_ERROR,
  open: async (stage) => {
    const { page } = stage;
    await page.route(call, (route) => route.fulfill({ status: 500, json: SERVER_ERROR }));
    await openFromMenu(stage, menu, entry);
    if (goOn !== undefined) await page.getByRole('button', { name: goOn, exact: true }).click();
    const message = page.getByText(says).filter({ visible: true }).first();
    await expect(message).toBeVisible();
    await message.scrollIntoViewIfNeeded();
  },
}));
