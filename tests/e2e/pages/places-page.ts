/** The doors of the town and the panel of places. */
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
    this.panel = page.getByRole('region', { name: 'Places' });
    this.dialog = page.getByRole('dialog');
    this.status = page.getByTestId('door-status');
  }

  row(name: string): Locator {
    return this.panel.getByRole('button', { name });
  }

  async open(): Promise<void> {
    await this.sign.click();
    await this.panel.waitFor();
  }

  /**
   * Moves the mouse over the town, from below, until it is over a door: the nearest to the viewer.
   * @returns a point inside of it: at its edge, the next click would miss it when the camera follows the player
   */
  async findDoor(): Promise<{ x: number; y: number }> {
    const town = this.page.locator('.town');
    const box = await town.boundingBox();
    if (!box) throw new Error('The town is not shown');
    for (let y = box.y + box.height - 100; y > box.y + 100; y -= STEP_PX) {
      for (let x = box.x + STEP_PX; x < box.x + box.width - STEP_PX; x += STEP_PX) {
        await this.page.mouse.move(x, y);
        if ((await town.evaluate((element: HTMLElement) => element.style.cursor)) === 'pointer')
          return { x: x + 2 * STEP_PX, y: y - STEP_PX };
      }
    }
    throw new Error('No door is in sight');
  }
}
