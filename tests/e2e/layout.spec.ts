/**
 * The game screen at 12 sizes, touched and clicked, in each state, on phones also with a notch: nothing overlaps, is cut,
 * covered or too small.
 */
import type { Page } from '@playwright/test';
import { findLayoutFaults } from '../support/chromium/layout-faults.ts';
import { NOTCH, setSafeArea } from '../support/chromium/safe-area-faults.ts';
import { findSmallTargets } from '../support/chromium/small-targets.ts';
import { BLANK_WEBP } from '../support/server/blank-scenery.ts';
import { expect, test } from './test.ts';

type Input = 'touch' | 'mouse';
/** `busy`: chat and both panels. `keyboard`: the message line has the focus, and the on-screen keyboard covers the page. */
type State = 'quiet' | 'chat' | 'friends' | 'radio' | 'busy' | 'menu' | 'profile' | 'settings' | 'typing' | 'keyboard';

const BOTH: Input[] = ['touch', 'mouse'];
const SIZES: [width: number, height: number, inputs: Input[]][] = [
  [320, 640, ['touch']],
  [360, 740, ['touch']],
  [390, 844, ['touch']],
  [568, 320, ['touch']],
  [667, 375, ['touch']],
  [844, 390, BOTH],
  [932, 430, ['touch']],
  [768, 1024, BOTH],
  [1024, 768, BOTH],
  [1280, 720, ['mouse']],
  [1440, 900, ['mouse']],
  [1920, 1080, ['mouse']],
];
/** Positions of the menus in the top row. */
const MENUS = { menu: 0, profile: 1, settings: 2 } as const;
/** Share of the window. */
const KEYBOARD = 0.4;
const LINES = 2;
const FRIENDS = [
  'mothlight',
  'driftwood_by_the_sea',
  'saltbreeze',
  'teacup_9',
  'mosscat',
  'plumtart',
  'seaglass',
  'Wren',
];

/** Larger side of the smallest phones that have a notch. */
const NOTCHED_PX = 640;

const isPhone = (width: number, height: number): boolean => width < 768 || height < 560;

test('the game screen fits 12 sizes from 320 to 1920 px', async ({ players }) => {
  players.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const visited = await players.visit();
  const { page } = visited;
  await page.route('**/avatars/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body: BLANK_WEBP }));
  await page.route('**/friend/list/online', (route) =>
    route.fulfill({ json: FRIENDS.map((username) => ({ username })) }),
  );
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(typeof message === 'string' ? withFriends(message) : message));
  });
  const { town } = await players.arrive('keeper', { visited });
  for (let line = 1; line <= LINES; line += 1)
    await town.say(`Line ${line}: lanterns hang over the promenade tonight.`);
  await expect(
    page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: `Line ${LINES}` }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: /^Show all 8/ })).toBeVisible();

  await openLateParts(page);

  const faults: string[] = [];
  const check = async (
    width: number,
    height: number,
    input: Input,
    states: readonly State[],
    note = '',
  ): Promise<void> => {
    for (const state of states) {
      await show(page, state, input);
      const found = await findLayoutFaults(page, {
        targetPx: input === 'touch' ? 44 : 24,
        free: isTyping(state) ? { widthPx: 140, heightPx: 60 } : { widthPx: 130, heightPx: 115 },
      });
      faults.push(...found.map((fault) => `${width}x${height} ${input} ${state}${note}: ${fault}`));
    }
  };
  for (const [width, height, inputs] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const input of inputs) await check(width, height, input, statesOf(width, height, input));
  }
  for (const [width, height] of SIZES.filter(([w, h]) => isPhone(w, h) && Math.max(w, h) >= NOTCHED_PX)) {
    await page.setViewportSize({ width, height });
    await setSafeArea(page, width > height ? NOTCH.lying : NOTCH.upright);
    await check(width, height, 'touch', statesOf(width, height, 'touch'), ', notch');
  }
  await setSafeArea(page, {});
  await show(page, 'quiet', 'mouse');
  await loseConnection(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await findLayoutFaults(page, { targetPx: 44, free: { widthPx: 0, heightPx: 0 } });
    faults.push(...found.map((fault) => `${width}x${height} offline: ${fault}`));
  }
  await showToast(page);
  for (const [width, height, inputs] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const input of inputs) {
      // A press begins its time again; while it has the focus it does not end.
      await page.locator('.toast').dispatchEvent('pointerdown', { bubbles: false });
      await show(page, 'quiet', input);
      await page.locator('.toast button').focus();
      const found = await toastFaults(page);
      if (input === 'touch') found.push(...(await findSmallTargets(page.locator('.toast'))));
      faults.push(...found.map((fault) => `${width}x${height} ${input} toast: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

const isTyping = (state: State): boolean => state === 'typing' || state === 'keyboard';

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.locator('.offline-card')).toBeVisible();
}

/** The toast of a connection that is back. */
async function showToast(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.locator('.toast button').focus();
  await expect(page.locator('.offline-card')).toBeHidden();
}

/** What the toast covers of the top row and the bottom bar, and whether it is outside of the window. */
const toastFaults = (page: Page): Promise<string[]> =>
  page.locator('.toast').evaluate(async (toast) => {
    const isDone = (): boolean => document.getAnimations().every(({ playState }) => playState !== 'running');
    for (let frame = 0; frame < 60 && (frame < 2 || !isDone()); frame += 1)
      await new Promise((done) => requestAnimationFrame(done));
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    const found = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [`outside (${box})`] : [];
    const parts = '.hud-card, .hud-purse, .hud-plate, .hud-place .sign, .hud-menus, .hud-knob, .hud-bar';
    for (const part of document.querySelectorAll(parts)) {
      const other = part.getBoundingClientRect();
      const isCovered = other.left < right && other.right > left && other.top < bottom && other.bottom > top;
      if (isCovered && part.checkVisibility() && other.width > 1) found.push(`over ${part.className} (${box})`);
    }
    return found;
  });

/** The server's pushed list, with the friends of the stubbed fetch. */
const withFriends = (message: string): string =>
  message.replace('"friends":[]', `"friends":${JSON.stringify(FRIENDS)}`);

/** Panels and drawer fetch their code when they are first opened. */
async function openLateParts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [opener, part] of [
    ['#friends-toggle', '.friends-panel'],
    ['#radio-toggle', '.radio-panel'],
    ['.hud-knob', '.menu-drawer'],
  ] as const) {
    await page.locator(opener).click();
    await expect(page.locator(part)).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

function statesOf(width: number, height: number, input: Input): State[] {
  if (!isPhone(width, height)) return ['quiet', 'busy', 'menu', 'profile', 'settings'];
  const states: State[] = ['quiet', 'chat', 'friends', 'radio', 'menu'];
  if (input === 'touch') states.push('typing', 'keyboard');
  return states;
}

/** Brings the page from any state into this one, by the buttons of the page, and waits until it is laid out. */
function show(page: Page, state: State, input: Input): Promise<void> {
  return page.evaluate(
    async ({ state: wanted, touch, menu, keyboard }) => {
      /** React has rendered what the last click changed. */
      const rendered = (): Promise<void> => new Promise((done) => setTimeout(done));
      /** Menus and size classes need frames. */
      const laidOut = async (): Promise<void> => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      };
      const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
      const key = (element: Element | null, name: string): void => {
        element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      };
      if (touch) document.documentElement.dataset.touch = '';
      else delete document.documentElement.dataset.touch;

      // Where the keyboard lies over the page, only the visual viewport is smaller.
      const view = window.visualViewport;
      if (view) {
        Object.defineProperty(view, 'height', { get: () => innerHeight * (1 - keyboard), configurable: true });
        view.dispatchEvent(new Event('resize'));
      }

      // Back to the quiet state.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const open of document.querySelectorAll('[role="menu"], .menu-drawer')) key(open, 'Escape');
      // A menu that is still closing returns the focus, which closes the next one.
      for (let frame = 0; frame < 30 && find('[role="menu"]') !== null; frame += 1)
        await new Promise((done) => requestAnimationFrame(done));
      if (wanted === 'quiet') await laidOut();
      for (const close of document.querySelectorAll<HTMLElement>('.hud-panels .panel-close')) close.click();
      await rendered();
      const isChatWanted = wanted !== 'quiet';
      if ((find('.chat-window') !== null) !== isChatWanted) find('.chat-send')?.click();

      await rendered();
      if (wanted === 'friends' || wanted === 'busy') find('#friends-toggle')?.click();
      if (wanted === 'radio' || wanted === 'busy') find('#radio-toggle')?.click();
      if (wanted === 'typing' || wanted === 'keyboard') find('.chat-input > input')?.focus();
      if (menu !== null) {
        const knob = find('.hud-knob');
        if (knob) knob.click();
        else key(document.querySelectorAll('.hud-menu-button')[menu] ?? null, 'Enter');
      }
      await (menu === null ? rendered() : laidOut());
    },
    {
      state,
      touch: input === 'touch',
      menu: state in MENUS ? MENUS[state as keyof typeof MENUS] : null,
      keyboard: state === 'keyboard' ? KEYBOARD : 0,
    },
  );
}
