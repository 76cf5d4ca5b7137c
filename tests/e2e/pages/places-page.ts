/** The doors of the town and the panel of surroundings. */
import type { Locator, Page } from '@playwright/test';

/** Distance of the points of the canvas at which a door is looked for, CSS px. */
const STEP_PX = 40;

export class PlacesPage {
  readonly page: Page;
  readonly sign: Locator;
  readonly panel: Locator;
  /** The dialog that a door opened. */
  readonly dialog: Locator;
  /** What screen readers hear in front of a door. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sign = page.getByRole('button', { name: 'Lantern Bay: Places' });
    this.panel = page.getByRole('region', { name: 'Surroundings' });
    this.dialog = page.getByRole('dialog');
    this.status = page.getByTestId('door-status');
  }

  /** The row that begins with a name; the button beside it walks there. */
  row(name: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async open(): Promise<void> {
    await this.sign.click();
    await this.panel.waitFor();
  }

  /** Moves the mouse over the town until it is well inside of a door, which the camera keeps there for a while. */
  async findDoor(key: string): Promise<{ x: number; y: number }> {
    const town = this.page.locator('.town');
    const box = await town.boundingBox();
    if (!box) throw new Error('The town is not shown');
    const isOver = async (x: number, y: number): Promise<boolean> => {
      await this.page.mouse.move(x, y);
      return (await town.getAttribute('data-door')) === key;
    };
    for (let y = box.y + box.height - 100; y > box.y + 100; y -= STEP_PX) {
      for (let x = box.x + STEP_PX; x < box.x + box.width - STEP_PX; x += STEP_PX) {
        const isInside = (await isOver(x, y)) && (await isOver(x + 2 * STEP_PX, y)) && (await isOver(x + STEP_PX, y));
        if (isInside) return { x: x + STEP_PX, y };
      }
    }
    throw new Error(`The door ${key} is not in sight`);
  }
}
