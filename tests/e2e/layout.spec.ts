/** The game screen at 12 sizes, touched and clicked, in each state: nothing overlaps, is cut, covered or too small. */
import type { Page } from '@playwright/test';
import { BLANK_WEBP } from '../support/chromium/still-webgl.ts';
import { findLayoutFaults } from '../support/chromium/layout-faults.ts';
import { expect, test } from './test.ts';

type Input = 'touch' | 'mouse';
/** `busy`: chat and both panels. */
type State = 'quiet' | 'chat' | 'friends' | 'radio' | 'busy' | 'menu' | 'settings' | 'typing';

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
const MENUS = { menu: 0, settings: 2 } as const;
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

const isPhone = (width: number, height: number): boolean => width < 768 || height < 560;

test('the game screen fits 12 sizes from 320 to 1920 px', async ({ players }) => {
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
  for (const [width, height, inputs] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const input of inputs) {
      for (const state of statesOf(width, height, input)) {
        await show(page, state, input);
        const found = await findLayoutFaults(page, {
          targetPx: input === 'touch' ? 44 : 24,
          free: state === 'typing' ? { widthPx: 140, heightPx: 60 } : { widthPx: 130, heightPx: 115 },
        });
        faults.push(...found.map((fault) => `${width}x${height} ${input} ${state}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
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
  if (!isPhone(width, height)) return ['quiet', 'busy', 'menu', 'settings'];
  const states: State[] = ['quiet', 'chat', 'friends', 'radio', 'menu'];
  if (input === 'touch') states.push('typing');
  return states;
}

/** Brings the page from any state into this one, by the buttons of the page, and waits until it is laid out. */
function show(page: Page, state: State, input: Input): Promise<void> {
  return page.evaluate(
    async ({ state: wanted, touch, menu }) => {
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

      // Back to the quiet state.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const open of document.querySelectorAll('[role="menu"], .menu-drawer')) key(open, 'Escape');
      if (wanted === 'quiet') await laidOut();
      for (const close of document.querySelectorAll<HTMLElement>('.hud-panels .panel-close')) close.click();
      await rendered();
      const isChatWanted = wanted !== 'quiet';
      if ((find('.chat-window') !== null) !== isChatWanted) find('.chat-send')?.click();

      await rendered();
      if (wanted === 'friends' || wanted === 'busy') find('#friends-toggle')?.click();
      if (wanted === 'radio' || wanted === 'busy') find('#radio-toggle')?.click();
      if (wanted === 'typing') find('.chat-input > input')?.focus();
      if (menu !== null) {
        const knob = find('.hud-knob');
        if (knob) knob.click();
        else key(document.querySelectorAll('.hud-menu-button')[menu] ?? null, 'Enter');
      }
      await (menu === null ? rendered() : laidOut());
    },
    { state, touch: input === 'touch', menu: state in MENUS ? MENUS[state as keyof typeof MENUS] : null },
  );
}
