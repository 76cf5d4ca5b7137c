/** The page of all interface components: rules of axe in both moods, a small window, and dialogs by keyboard. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { fromRoot } from '../../scripts/process/root.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { findFocusFaults } from '../support/chromium/focus-faults.ts';
import { findReflowFaults } from '../support/chromium/reflow-faults.ts';
import { expect, test } from './test.ts';

const ORIGIN = 'http://kit.localhost';
const SMALL = { width: 320, height: 640 };
let folder = '';

// In order: one build does for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'promenade-kit-'));
  await build({
    root: fromRoot('.'),
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, minify: false, rolldownOptions: { input: fromRoot('kit.html') } },
  });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openKit(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    await route.fulfill({ path: file }).catch(() => route.fulfill({ status: 404, body: '' }));
  });
  await page.goto(`${ORIGIN}/kit.html`);
  await expect(page.getByRole('heading', { name: 'Parts of the interface' })).toBeVisible();
  // The checks read styles in the task that changes theme or focus, when a transition is at its start.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  // Parts that mount later.
  await expect(page.getByText('This line came two frames later.')).toBeVisible();
}

test('keeps the rules of axe by day and by lantern night, and fits a small window in both directions', async ({
  page,
}) => {
  await openKit(page);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lantern night' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(await findAxeFaults(page, { areColoursOnly: true })).toEqual([]);
  await page.setViewportSize(SMALL);
  expect(await findReflowFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Right to left' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await findReflowFaults(page)).toEqual([]);
});

test('every control takes the focus visibly, and every dialog opens and closes by keyboard', async ({ page }) => {
  await openKit(page);
  await page.keyboard.press('Shift');
  expect(await findFocusFaults(page)).toEqual([]);
  for (const name of ['Dialog', 'Small dialog', 'Form', 'Confirm', 'Reason', 'Drawer']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findAxeFaults(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    if (name === 'Form') await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});
