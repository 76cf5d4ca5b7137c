/** The stops of the tour in the game: each screen with its tabs, dialogs, menus and popovers. */
import { dialogOf, expect, type Stop, type Tour } from './tour.ts';
import { ALBUM_STOP, INVITATION_STOP, TOWN_STOPS } from './town-stops.ts';
import { WRITING_STOPS } from './writing-stops.ts';
import { CLOTHES_STOPS } from './clothes-stops.ts';
import { FLOW_STOP, LATER_GAME_STOPS } from './game-stops.ts';
import { HAT_OF_FRIEND } from './world.ts';

async function openProfileOfFriend(tour: Tour): Promise<void> {
  await tour.screen('Profile', 'Friends');
  await tour.find('searchbox').fill(tour.world.friend.username);
  await tour.page.keyboard.press('Enter');
  await tour.shows('button', 'Remove Friend');
}

const PEOPLE: Stop[] = [
  {
    name: 'profile',
    open: async (tour) => {
      await tour.screen('Profile', 'About');
      await tour.shows('tab', 'About');
    },
  },
  ...dialogOf('Edit bio', 'button', 'Edit bio'),
  ...dialogOf('location', 'button', 'Edit location'),
  ...dialogOf('bio colour', 'button', 'Change bio colour'),
  ...dialogOf('favourite outfit', 'button', 'Choose favourite outfit'),
  {
    name: 'account menu',
    open: async (tour) => {
      await tour.press('button', 'Account');
      await tour.shows('menuitem', 'Change password');
    },
  },
  {
    name: 'download of the data',
    open: async (tour) => {
      await tour.press('menuitem', 'Download my data');
      await tour.shows('dialog', 'Download my data');
    },
  },
  {
    name: 'change password',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'Account');
      await tour.press('menuitem', 'Change password');
      await tour.shows('button', 'Change password');
    },
  },
  {
    name: 'delete account',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'Account');
      await tour.press('menuitem', 'Delete account');
      await tour.shows('button', 'Delete account');
    },
  },
  {
    name: 'comments',
    open: async (tour) => {
      await tour.escape();
      await tour.press('tab', 'Comments');
      await expect(tour.page.getByText('Lovely hat!').last()).toBeVisible();
    },
  },
  {
    name: 'friends',
    open: async (tour) => {
      await tour.screen('Profile', 'Friends');
      await tour.shows('button', new RegExp(tour.world.friend.username));
    },
  },
  {
    name: 'profile of a friend',
    open: openProfileOfFriend,
  },
  ...dialogOf('remove a friend', 'button', 'Remove Friend'),
  {
    name: 'report',
    open: async (tour) => {
      await tour.press('button', 'Report');
      await tour.shows('button', 'Send report');
    },
  },
  {
    name: 'mutual friends',
    open: async (tour) => {
      await openProfileOfFriend(tour);
      await tour.press('tab', 'Mutuals');
      await expect(tour.page.getByText('No mutual friends').first()).toBeVisible();
    },
  },
  {
    name: 'mails',
    open: async (tour) => {
      await tour.screen('Profile', 'Email');
      await tour.shows('button', /lanterns/);
    },
  },
  ...dialogOf('new mail', 'button', 'New mail'),
  ...dialogOf('clear a folder', 'button', 'Clear folder'),
  {
    name: 'folders',
    open: async (tour) => {
      await tour.press('button', /^Folder: /);
      await tour.shows('menu');
    },
  },
  {
    name: 'conversation',
    open: async (tour) => {
      await tour.escape();
      // The closed menu returns the focus, and a key pressed before would open it again.
      await expect(tour.find('button', /^Folder: /)).toBeFocused();
      await tour.press('button', /lanterns/);
      await tour.shows('button', 'Reply');
    },
  },
  ...dialogOf('reply to a mail', 'button', 'Reply'),
  { name: 'feed', open: (tour) => tour.screen('Profile', 'Feed') },
  ...dialogOf('delete an activity', 'button', 'Delete activity'),
  { name: 'guilds', open: (tour) => tour.screen('Menu', 'Guilds') },
];

const GAMES: Stop[] = [FLOW_STOP, ...dialogOf('end of a game', 'button', 'New game'), ...LATER_GAME_STOPS];

const CREATIONS: Stop[] = [
  {
    name: 'creator',
    open: async (tour) => {
      await tour.screen('Profile', 'Creator');
      await tour.shows('button', /Moss Stargazer/);
    },
  },
  {
    name: 'page of a creator',
    open: async (tour) => {
      await tour.press('button', 'My page');
      await tour.shows('button', 'My submissions');
    },
  },
  {
    name: 'favourites of the month',
    open: async (tour) => {
      await tour.press('button', 'Favourites of the month');
      await tour.shows('heading', 'Favourites of the month');
    },
  },
  {
    name: 'own submission',
    open: async (tour) => {
      await tour.screen('Profile', 'Creator');
      await tour.use(tour.find('region', 'Submissions').getByRole('button').first());
      await tour.shows('button', 'Save changes');
    },
  },
  {
    name: 'new submission',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'New Submission');
      await tour.shows('button', 'Submit');
    },
  },
  {
    name: 'guide of creators',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'Creator guide');
      await expect(tour.page.locator('.guide-page, .guide-article').first()).toBeVisible();
    },
  },
  {
    name: 'review',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', /^Review/);
      await tour.use(tour.find('region', 'Submissions to review').getByRole('button', { name: /Plum/ }).first());
      await tour.shows('button', 'Approve');
    },
  },
  ...dialogOf('rejection', 'button', 'Reject'),
  {
    name: 'page of another creator',
    open: async (tour) => {
      await tour.world.sellHat();
      await openProfileOfFriend(tour);
      await tour.press('button', 'See what was drawn');
      await tour.shows('article', HAT_OF_FRIEND);
    },
  },
  {
    name: 'page of a drawn item',
    open: async (tour) => {
      await tour.use(tour.find('article', HAT_OF_FRIEND).getByRole('button', { name: /^About / }));
      await tour.shows('button', `Made by ${tour.world.friend.username}`);
    },
  },
];

const REPORTS: Stop[] = [
  {
    name: 'reports to decide',
    open: async (tour) => {
      await tour.screen('Profile', 'Creator');
      await tour.press('button', 'Reports');
      await tour.use(tour.find('button', new RegExp(tour.world.stranger.username)).first());
      await tour.shows('button', 'Decide');
    },
  },
  {
    name: 'own reports',
    open: async (tour) => {
      if ((await tour.find('tab', 'Your reports').count()) === 0) await tour.escape();
      await tour.press('tab', 'Your reports');
      await expect(tour.page.getByText('Waiting for a decision')).toBeVisible();
    },
  },
];

const HELP: Stop[] = [
  { name: 'preferences', open: (tour) => tour.setting('Preferences') },
  {
    name: 'how to play',
    open: async (tour) => {
      await tour.press('button', 'How to play');
      await tour.shows('dialog', 'How to play');
      await expect(tour.page.locator('.skel')).toHaveCount(0);
    },
  },
];

export const STOPS: readonly Stop[] = [
  ...TOWN_STOPS,
  ...PEOPLE,
  ...CLOTHES_STOPS,
  ...GAMES,
  ...WRITING_STOPS,
  ...CREATIONS,
  ...REPORTS,
  ...HELP,
  ALBUM_STOP,
  INVITATION_STOP,
];
