/** The type of a scene, the server and page helpers that it receives, and opening a dialog by the town's menus. */
import { expect, type Page } from '@playwright/test';
import type { AccessPage } from '../../tests/e2e/pages/access-page.ts';
import type { TownPage } from '../../tests/e2e/pages/town-page.ts';

export interface Stage {
  page: Page;
  access: AccessPage;
  town: TownPage;
  /** Registers, signs in and enters the town. @returns the username. */
  enterTown(name: string): Promise<string>;
  /** Runs an administrator's command on the server. */
  admin(...argv: string[]): Promise<void>;
  /** Kills the server; it is started again after the scene. */
  killServer(): Promise<void>;
}

export interface Scene {
  /** Prefix of the picture's file name. */
  name: string;
  open(stage: Stage): Promise<void>;
  /** Console errors that are expected in this state. */
  expectedErrors?: RegExp;
}

/** Chromium's console message for a request that fails on purpose. */
export const RESOURCE_ERROR = /Failed to load resource/;

/** Opens the outfits and saves what is worn. */
export async function saveOutfit(stage: Stage, name: string): Promise<void> {
  await openFromMenu(stage, 'Profile', 'Outfits');
  await stage.page.getByRole('textbox', { name: 'Name of the outfit' }).fill(name);
  await stage.page.getByRole('button', { name: 'Save Outfit' }).click();
}

/** Enters the town and opens a dialog from its menu. */
export async function openFromMenu({ enterTown, page }: Stage, menu: 'Menu' | 'Profile', entry: string): Promise<void> {
  await enterTown('Kenji');
  await chooseEntry(page, menu, entry);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page.locator('.skel')).toHaveCount(0);
}

/** Uses the menus of the top bar, or on a phone the drawer that contains all entries. */
export async function chooseEntry(page: Page, menu: 'Menu' | 'Profile', entry: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width >= 768 && height >= 560) {
    await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    return;
  }
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${entry}`) })
    .click();
}
