/**
 * A walk over all screens, dialogs, menus and their states on one page. A stop opens its state from that of the stop before; after
 * each, the caller checks the page.
 */
import { expect as soon, type Locator, type Page } from '@playwright/test';
import type { TourWorld } from './world.ts';

/** A stop that does not open ends the tour. */
export const LIMIT_MS = 45_000;
/** Layers are closed by then. */
const CLOSING_MS = 600;
export const expect = soon.configure({ timeout: LIMIT_MS });

type Role = Parameters<Page['getByRole']>[0];

export class Tour {
  readonly page: Page;
  readonly world: TourWorld;
  /** Menus are a drawer, and the parts of the game screen are compact. */
  readonly isPhone: boolean;
  /** Panels beside a figure are drawers. */
  readonly isFolded: boolean;
  /** Cards of good news have room above the bottom bar. */
  readonly hasCards: boolean;

  constructor(page: Page, world: TourWorld) {
    this.page = page;
    this.world = world;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    this.isFolded = width < 768 || height <= 540;
    this.isPhone = width < 768 || height < 560;
    this.hasCards = height >= 300;
  }

  /** The first shown element of the role, preferably in the topmost dialog. A text matches the whole name. */
  find(role: Role, name?: string | RegExp): Locator {
    const options = name === undefined ? {} : { name, exact: typeof name === 'string' };
    return this.page.getByRole(role, options).filter({ visible: true });
  }

  /** By key. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    await this.use(this.find(role, name).last());
  }

  /** Focuses a control and uses it by Enter. */
  async use(control: Locator): Promise<void> {
    await expect(async () => {
      await control.focus();
      await expect(control).toBeFocused({ timeout: 300 });
    }).toPass({ timeout: LIMIT_MS });
    await this.page.keyboard.press('Enter');
  }

  shows(role: Role, name?: string | RegExp): Promise<void> {
    return expect(this.find(role, name).first()).toBeVisible();
  }

  /** Closes whatever is open, and opens a screen from its menu. */
  async screen(menu: 'Menu' | 'Profile', entry: string): Promise<void> {
    await this.closeAll();
    await this.openMenu(this.isPhone ? /^Menu/ : new RegExp(`^${menu}`));
    await this.press(this.isPhone ? 'button' : 'menuitem', new RegExp(`^${entry}`));
    await this.shows('dialog');
    await expect(this.page.locator('.skel')).toHaveCount(0);
  }

  /** An entry of the settings menu. */
  async setting(entry: string): Promise<void> {
    await this.closeAll();
    const [menu, role] = this.isPhone ? ([/^Menu/, 'button'] as const) : (['Settings', 'menuitem'] as const);
    await this.openMenu(menu);
    await this.press(role, entry);
    await this.shows('dialog');
    await expect(this.page.locator('.skel')).toHaveCount(0);
  }

  /** Waits until it is open: a button of the bottom bar may begin with the name of an entry. */
  private async openMenu(button: string | RegExp): Promise<void> {
    await this.press('button', button);
    await this.shows(this.isPhone ? 'dialog' : 'menu');
  }

  /** Closes the topmost layer. What takes the focus back does so a moment after its layer is gone: the next key must not be lost. */
  async escape(): Promise<void> {
    const layers = this.page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
    const before = await layers.count();
    await this.page.keyboard.press('Escape');
    // Some layers only change, such as a dialog that asks whether to discard.
    if (before > 0)
      await soon
        .configure({ timeout: CLOSING_MS })(layers)
        .not.toHaveCount(before)
        .catch(() => undefined);
    await this.page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  async closeAll(): Promise<void> {
    const open = this.find('dialog').or(this.find('menu'));
    await expect(async () => {
      if (await this.find('button', 'Discard').first().isVisible()) await this.press('button', 'Discard');
      else if ((await open.count()) > 0) await this.escape();
      await expect(open).toHaveCount(0, { timeout: 150 });
    }).toPass({ intervals: [20], timeout: LIMIT_MS });
  }
}

export interface Stop {
  name: string;
  open: (tour: Tour) => Promise<unknown>;
  /** What was open before is shown again: only where the focus is matters. */
  isBehind?: boolean;
}

/** A dialog that a control of the screen opens; the next stop begins behind it. */
export function dialogOf(name: string, role: 'button' | 'menuitem', control: string | RegExp): Stop[] {
  // Those below the topmost are hidden from the tree.
  const dialogs = ({ page }: Tour) => page.locator('[role="dialog"], [role="alertdialog"]');
  let before = 0;
  return [
    {
      name,
      open: async (tour) => {
        before = await dialogs(tour).count();
        await tour.press(role, control);
        await expect(dialogs(tour)).not.toHaveCount(before);
      },
    },
    {
      name: `behind: ${name}`,
      isBehind: true,
      open: (tour) =>
        expect(async () => {
          await tour.escape();
          await expect(dialogs(tour)).toHaveCount(before, { timeout: 200 });
        }).toPass({ timeout: LIMIT_MS }),
    },
  ];
}
