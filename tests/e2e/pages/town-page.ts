/** The town: positions (from the list for screen readers), movement, chat and the offline overlay. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Position {
  x: number;
  y: number;
  view: number;
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export class TownPage {
  readonly page: Page;
  readonly mirror: Locator;
  readonly canvas: Locator;
  readonly message: Locator;
  readonly offline: Locator;
  /** Visible while scenery in view is still loading. */
  readonly drawing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mirror = page.getByTestId('town-mirror');
    this.canvas = page.locator('.town-canvas');
    this.message = page.getByRole('textbox', { name: 'Message', includeHidden: true });
    this.drawing = page.getByText('Drawing the town…');
    this.offline = page.getByText("Oh no! You're offline.");
  }

  player(username: string): Locator {
    return this.mirror.locator(`li[data-username="${username}"]`);
  }

  /** The purse of the top bar, if it shows this balance. */
  balance(coins: number): Locator {
    return this.page.locator('.purse').filter({ hasText: new RegExp(`^${coins.toLocaleString('en')} coins`) });
  }

  /** Waits until exactly these players are in the town. */
  async expectPlayers(...usernames: string[]): Promise<void> {
    for (const username of usernames) await expect(this.player(username)).toBeAttached();
    await expect(this.mirror.locator('li[data-username]')).toHaveCount(usernames.length);
    await expect(this.offline).toBeHidden();
  }

  async position(username: string): Promise<Position> {
    const item = this.player(username);
    const [x, y, view] = await Promise.all(['data-x', 'data-y', 'data-view'].map((name) => item.getAttribute(name)));
    return { x: Number(x), y: Number(y), view: Number(view) };
  }

  /** The player's position after it has stopped, on this page. */
  settledPosition(username: string): Promise<Position> {
    return settledOnAllPages(username, this);
  }

  /** Holds an arrow key until the player has moved at least this far. @returns the position after the stop. */
  async walk(username: string, key: ArrowKey, atLeastPx: number): Promise<Position> {
    const from = await this.position(username);
    await this.page.keyboard.down(key);
    await expect
      .poll(async () => distance(from, await this.position(username)), { timeout: 5000 })
      .toBeGreaterThan(atLeastPx);
    await this.page.keyboard.up(key);
    return this.settledPosition(username);
  }

  /** Tries the arrow keys in turn: spawn points are next to walls. */
  async walkAnywhere(username: string, atLeastPx: number): Promise<Position> {
    const keys: ArrowKey[] = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    for (const key of keys) {
      try {
        return await this.walk(username, key, atLeastPx);
      } catch {
        await this.page.keyboard.up(key);
      }
    }
    throw new Error(`${username} cannot walk in any direction`);
  }

  /** Clicks the ground near the player, in the middle of the canvas, until the player starts to walk. */
  async clickToWalk(username: string): Promise<Position> {
    const from = await this.settledPosition(username);
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The canvas is not shown');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const [dx, dy] of [
      [140, 30],
      [-140, 30],
      [0, 110],
      [200, 60],
      [-200, 60],
      [0, -60],
      [90, -40],
      [-90, -40],
    ] as const) {
      await this.page.mouse.click(middle.x + dx, middle.y + dy);
      try {
        await expect
          .poll(async () => distance(from, await this.position(username)), { timeout: 2500 })
          .toBeGreaterThan(20);
        return await this.settledPosition(username);
      } catch {
        // The point is not walkable, or the click hit another player and opened the quick actions.
        if (await this.page.getByRole('dialog').first().isVisible()) await this.page.keyboard.press('Escape');
      }
    }
    throw new Error('No click made the player walk');
  }

  /**
   * Clicks the ground far to the right of the player, or else to the left, which starts a walk of at least two seconds.
   * @returns the position before the walk.
   */
  async startLongWalk(username: string): Promise<Position> {
    const from = await this.settledPosition(username);
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The canvas is not shown');
    const heights = [0.75, 0.7, 0.8, 0.65];
    for (const [across, down] of [0.95, 0.05].flatMap((side) => heights.map((height) => [side, height] as const))) {
      await this.page.mouse.click(box.x + box.width * across, box.y + box.height * down);
      try {
        await expect
          .poll(async () => distance(from, await this.position(username)), { timeout: 2500, intervals: [50] })
          .toBeGreaterThan(5);
        return from;
      } catch {
        // The point is not walkable: tries the next one.
      }
    }
    throw new Error('No click made the player start a walk');
  }

  /** Looks with the pointer for a figure. @returns a point on it, CSS pixels of the window. */
  async findFigure(name: string): Promise<{ x: number; y: number }> {
    const town = this.page.locator('.town');
    const box = await town.boundingBox();
    if (!box) throw new Error('The town is not shown');
    for (let y = box.y + box.height * 0.75; y > box.y + box.height * 0.2; y -= FIGURE_STEP_PX) {
      for (let x = box.x + box.width * 0.2; x < box.x + box.width * 0.8; x += FIGURE_STEP_PX) {
        await this.page.mouse.move(x, y);
        if ((await town.getAttribute('data-figure')) === name) return { x, y };
      }
    }
    throw new Error(`${name} is not in sight`);
  }

  /**
   * Touches the joystick and pushes it in one direction after the other until the player has moved at least this far,
   * then releases it.
   */
  async walkByJoystick(username: string, atLeastPx: number): Promise<void> {
    const from = await this.position(username);
    const box = await this.page.getByLabel('Joystick').boundingBox();
    if (!box) throw new Error('The joystick is not shown');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [middle]);
    for (const [dx, dy] of [
      [45, 0],
      [-45, 0],
      [0, 45],
      [0, -45],
    ] as const) {
      await send('touchMove', [{ x: middle.x + dx, y: middle.y + dy }]);
      try {
        await expect
          .poll(async () => distance(from, await this.position(username)), { timeout: 4000 })
          .toBeGreaterThan(atLeastPx);
        break;
      } catch {
        // A wall blocks this direction.
      }
    }
    await send('touchEnd', []);
    await touch.detach();
  }

  /** A line that cannot be delivered, such as at a lost connection, returns into the input: it is sent again. */
  async say(text: string): Promise<void> {
    await this.message.fill(text);
    await expect(async () => {
      if ((await this.message.inputValue()) !== '') await this.message.press('Enter');
      await expect(this.message).toHaveValue('', { timeout: 2000 });
    }).toPass({ timeout: 45_000 });
  }

  /** A line of the chat log. */
  logLine(text: string): Locator {
    return this.page.getByRole('log').getByText(text);
  }

  /** A bubble over an avatar, in the accessible copy of the canvas. */
  bubble(username: string, text: string): Locator {
    return this.player(username).filter({ hasText: text });
  }
}

/**
 * The player's position after it has stopped and all pages show it at the same place, in the same view.
 * Fails with the position on each page when they stay different.
 */
export async function settledOnAllPages(username: string, ...towns: TownPage[]): Promise<Position> {
  let seen: Position[] = [];
  await expect(async () => {
    const before = seen;
    seen = await Promise.all(towns.map((town) => town.position(username)));
    const [first] = seen;
    const isSame = seen.every((one) => first && distance(one, first) < SAME_POSITION_PX && one.view === first.view);
    const isStill = seen.every((one, index) => before[index] && distance(one, before[index]) === 0);
    expect({ isSame, isStill, seen }).toMatchObject({ isSame: true, isStill: true });
  }).toPass({ intervals: [600], timeout: 60_000 });
  const [place] = seen;
  if (!place) throw new Error('No page was given');
  return place;
}

const FIGURE_STEP_PX = 24;

/** Positions are sent as whole pixels. */
const SAME_POSITION_PX = 2;

export function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
