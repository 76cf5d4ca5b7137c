/** The main path of a new player in ten steps, the same in every browser. Names, mouse and keyboard are all that it uses. */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { RolePage, Target } from '../../support/browsers/role-page.ts';
import { findSwap } from '../flow-swap.ts';
import type { NewPlayer } from '../pages/access-page.ts';
import type { OtherPlayer } from './other-player.ts';

export interface MainPath {
  page: RolePage;
  /** Address of the server. */
  url: string;
  player: NewPlayer;
  other: OtherPlayer;
}

export interface MainPathStep {
  name: string;
  act: (path: MainPath) => Promise<void>;
}

const WALK_MIN_STEPS = 5;
const SOCKS = 'White Knee Socks';
/** A walk from one end of the town to the other. */
const WALK = { timeout: 60_000 };
/** The scenery and the figures have more; a page that draws nothing has less. */
const TOWN_COLOURS_MIN = 400;

const button = (name: string | RegExp, inside?: Target): Target => ({
  role: 'button',
  name,
  ...(inside === undefined ? {} : { inside }),
});
const dialog = (name: string): Target => ({ role: 'dialog', name });
const field = (label: string, inside?: Target): Target => ({ label, ...(inside === undefined ? {} : { inside }) });
const menuItem = (name: string): Target => ({ role: 'menuitem', name });
const SURROUNDINGS: Target = { role: 'region', name: 'Surroundings' };

export const STEPS: readonly MainPathStep[] = [
  {
    name: 'see the landing page',
    async act({ page, url }) {
      await page.driver.open(url);
      await page.isShown(button('Sign in'));
      expect(await coloursOf(page), 'colours of the landing page').toBeGreaterThan(TOWN_COLOURS_MIN);
    },
  },
  {
    name: 'register with a look by the dice',
    async act({ page, player }) {
      await page.press(button('Create an account'));
      await expect.poll(() => lookOf(page)).not.toBe('');
      const first = await lookOf(page);
      // Two looks can have the same clothes.
      await expect(async () => {
        await page.press(button('Another look'));
        await expect.poll(() => lookOf(page), { timeout: 4000 }).not.toBe(first);
      }).toPass();
      await page.press(button('Next'));
      await page.write(field('Username'), player.username);
      await page.write(field('Email'), player.email);
      await page.write(field('Password'), player.password);
      await page.write(field('Confirm password'), player.password);
      await page.press(button('Create Account'));
    },
  },
  {
    name: 'sign in and see the town',
    async act({ page, player }) {
      await page.isShown(button('Sign in'));
      await page.write(field('Password'), player.password);
      await page.press(button('Sign in'));
      await isDrawn(page);
    },
  },
  {
    name: 'say a line that another player receives, and read the answer',
    async act({ page, other }) {
      await say(page, 'Lovely lanterns tonight');
      await other.hears('Lovely lanterns tonight');
      other.say('Indeed they are');
      await page.isShown({ role: 'log', name: 'Public Chat' }, 'Indeed they are');
    },
  },
  {
    name: 'whisper, and receive a whisper',
    async act({ page, player, other }) {
      await say(page, `${other.username}: Shall we walk?`);
      await other.hears(`${player.username}: Shall we walk?`);
      other.whisper(player.username, 'To the squares');
      await page.isShown({ role: 'status', name: 'Urgent announcements' }, 'To the squares');
    },
  },
  {
    name: 'walk by a press on the ground, then to a named place',
    async act({ page, player }) {
      await walkByPress(page, player.username);
      await page.press(button(/^Lantern Bay: Places/));
      const walks: Target = { role: 'region', name: 'Walk to', inside: SURROUNDINGS };
      await page.isShown(walks);
      // The region is shown before its list.
      await expect.poll(() => page.namesOf('button', walks)).not.toEqual([]);
      const place = nearbyPlace(await page.namesOf('button', walks));
      await page.press(button(new RegExp(`^${place}, `), walks));
      await page.isShown({ role: 'status', name: 'Announcements' }, new RegExp(`You are at ${place}\\.`, 'i'));
      await page.press(button(/^Lantern Bay: Places/));
      await page.isGone(SURROUNDINGS);
      await hasOnePainter(page);
    },
  },
  {
    name: 'buy something in the store',
    async act({ page }) {
      const store = dialog('Store');
      await page.press(button(/^Menu/));
      await page.press(menuItem('Store'));
      await page.press(button('Store', dialog('Outlet')));
      await page.write({ role: 'searchbox', name: 'Search the store', inside: store }, SOCKS);
      const items: Target = { role: 'region', name: 'Items', inside: store };
      // In one look: for a moment no items are there, then once more those of before the search.
      await expect
        .poll(async () => (await page.namesOf('button', items)).filter((name) => name.startsWith('Try on ')))
        .toEqual([`Try on ${SOCKS}`]);
      await page.press(button(`Add to Cart, ${SOCKS}`, items));
      await page.press(button('CHECKOUT', { role: 'complementary', name: 'Your cart', inside: store }));
      await page.press(button('Confirm Purchase', dialog('Confirm Purchase')));
      await page.isGone(dialog('Confirm Purchase'));
      await closeDialogs(page);
    },
  },
  {
    name: 'wear it',
    async act({ page }) {
      await page.press(button('Wear it now', { role: 'region', name: 'Good news' }));
      await isWorn(page);
    },
  },
  {
    name: 'play a move of FLOW by drag',
    async act({ page }) {
      const flow = dialog('FLOW');
      const board: Target = { role: 'grid', name: 'FLOW board', inside: flow };
      await page.press(button(/open FLOW/));
      await page.isShown(board);
      const names = await page.namesOf('gridcell', board);
      const { cell, other } = findSwap(names);
      await page.drag(
        { role: 'gridcell', name: cell, inside: board },
        { role: 'gridcell', name: other, inside: board },
      );
      await page.isShown(flow, /Score\s*[1-9]/);
      await closeDialogs(page);
    },
  },
  {
    name: 'find place and clothes again after a reload, and sign out',
    async act({ page, url, player }) {
      const before = await settledPosition(page, player.username);
      await page.driver.open(url);
      await isDrawn(page);
      const after = await settledPosition(page, player.username);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
      await isWorn(page);
      await page.press(button('Settings'));
      await page.press(menuItem('Logout'));
      await page.isShown(button('Sign in'));
    },
  },
];

/** What the figure of the registration wears, as it is read; empty until it is known. */
async function lookOf(page: RolePage): Promise<string> {
  const lines = await page.namesOf('status', { role: 'main' });
  return lines.find((line) => line.includes(', ')) ?? '';
}

async function say(page: RolePage, line: string): Promise<void> {
  await page.write(field('Message'), line);
  await page.key('Enter');
}

/** The town is shown, and the photograph has its scenery. A photograph takes as long as many questions to the page. */
async function isDrawn(page: RolePage): Promise<void> {
  await page.isShown({ role: 'application', name: 'Lantern Bay' });
  const isLoading = (): Promise<boolean> =>
    page.call(() => document.querySelector('canvas') === null || document.body.innerText.includes('Drawing the town…'));
  await expect.poll(isLoading, { timeout: 60_000, intervals: [100] }).toBe(false);
  await expect.poll(() => coloursOf(page), { ...WALK, intervals: [300] }).toBeGreaterThan(TOWN_COLOURS_MIN);
}

/** The page has downloaded one painter: the other one takes over when the first one fails. */
async function hasOnePainter(page: RolePage): Promise<void> {
  const scripts = await page.call(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const painters = scripts.map((name) => /\/(core|pixi)-drawing-[^/]+\.js$/.exec(name)?.[1]).filter(Boolean);
  expect(painters).toHaveLength(1);
}

/** Number of colours, each channel in 32 steps, in the middle of the window. */
async function coloursOf(page: RolePage): Promise<number> {
  const photograph = sharp(await page.driver.photograph()).removeAlpha();
  const { width, height } = await photograph.metadata();
  const area = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 };
  const pixels = await photograph.extract(area).raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    colours.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
  }
  return colours.size;
}

interface Position {
  x: number;
  y: number;
}

/** From the list of players for screen readers. */
function positionOf(page: RolePage, username: string): Promise<Position | null> {
  return page.call((name: string) => {
    const item = document.querySelector<HTMLElement>(`[data-testid="town-mirror"] li[data-username="${name}"]`);
    return item === null ? null : { x: Number(item.dataset.x), y: Number(item.dataset.y) };
  }, username);
}

/** The position, once it has been the same for half a second. */
async function settledPosition(page: RolePage, username: string): Promise<Position> {
  let seen: Position | null = null;
  await expect(async () => {
    const before = seen;
    seen = await positionOf(page, username);
    expect(seen).not.toBeNull();
    expect(seen).toEqual(before);
  }).toPass({ intervals: [500], ...WALK });
  return seen ?? { x: 0, y: 0 };
}

/** Presses points of the town around the middle until the player walks. */
async function walkByPress(page: RolePage, username: string): Promise<void> {
  const from = await settledPosition(page, username);
  const middle = await page.pointOf({ role: 'application', name: 'Lantern Bay' });
  for (const [dx, dy] of GROUND) {
    await page.pressAt(middle.x + dx, middle.y + dy);
    const isWalking = async (): Promise<boolean> => {
      const { x, y } = (await positionOf(page, username)) ?? from;
      return Math.hypot(x - from.x, y - from.y) > 20;
    };
    try {
      return await expect.poll(isWalking, { timeout: 2500, intervals: [100] }).toBe(true);
    } catch {
      // Nobody can walk there, or the press opened the other player's quick actions.
      await closeDialogs(page);
    }
  }
  throw new Error('no press made the player walk');
}

/** A place that is a short walk away. `names` are those of the list, as "Chalk squares, to the right, 16 steps". */
function nearbyPlace(names: readonly string[]): string {
  const [place] = names.flatMap((name) => {
    const [, at, steps] = /^(.+?), (?:up|down|to the) .*?, (\d+) steps/.exec(name) ?? [];
    return at !== undefined && Number(steps) >= WALK_MIN_STEPS ? [at] : [];
  });
  if (place === undefined) throw new Error(`no place is far enough away: ${names.join('; ')}`);
  return place;
}

/** From the middle of the town, CSS pixels. */
const GROUND = [
  [140, 30],
  [-140, 30],
  [0, 110],
  [200, 60],
  [-200, 60],
] as const;

async function isWorn(page: RolePage): Promise<void> {
  const wardrobe = dialog('Wardrobe');
  await page.press(button(/^Profile/));
  await page.press(menuItem('Wardrobe'));
  await page.isShown(button(new RegExp(`${SOCKS}.*Worn|Worn.*${SOCKS}`, 's'), wardrobe));
  await closeDialogs(page);
}

async function closeDialogs(page: RolePage): Promise<void> {
  await expect(async () => {
    if ((await page.textOf({ role: 'dialog' })) === null) return;
    await page.key('Escape');
    await expect.poll(() => page.textOf({ role: 'dialog' }), { timeout: 500, intervals: [50] }).toBeNull();
  }).toPass({ intervals: [50] });
}
