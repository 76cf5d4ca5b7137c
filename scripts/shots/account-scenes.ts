/** Scenes of the player's own account: the forgotten password, the profile, and the dialogs of its menu. */
import { expect } from '@playwright/test';
import type { AccessPage } from '../../tests/e2e/pages/access-page.ts';
import { chooseEntry, openFromMenu, saveOutfit, type Scene, type Stage } from './stage.ts';

export const accountScenes: Scene[] = [
  {
    name: 'forgot-password',
    open: ({ access }) => openForgotten(access),
  },
  {
    name: 'forgot-password-empty',
    open: async ({ access, page }) => {
      await openForgotten(access);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('dialog').getByText('Enter your e-mail address.')).toBeVisible();
    },
  },
  {
    name: 'forgot-password-sent',
    open: async ({ access, page }) => {
      await openForgotten(access);
      await page.getByRole('dialog').getByLabel('Email').fill('somebody@example.org');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(access.toast(/./).first()).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    open: async ({ page }) => {
      await page.goto('/reset-password?token=photograph');
      await expect(page.getByLabel('New password')).toBeVisible();
    },
  },
  {
    name: 'reset-password-expired',
    open: async ({ page }) => {
      await page.goto('/reset-password?error=INVALID_TOKEN');
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    },
  },
  {
    name: 'profile-own',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'About');
      await expect(page.getByText('Not matched with anyone')).toBeVisible();
    },
  },
  {
    name: 'profile-coloured',
    open: async ({ page, enterTown, admin }) => {
      const username = await enterTown('Kenji');
      await admin('badge', username, 'Creator', 'on');
      await admin('badge', username, 'Ambassador', 'on');
      await chooseEntry(page, 'Profile', 'About');
      await page.getByRole('button', { name: 'Change bio colour' }).click();
      await page.getByLabel('Colour as #RRGGBB').fill('#5b7f2a');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Change bio colour' })).toBeHidden();
      await page.getByRole('button', { name: 'Ambassador' }).click();
      await expect(page.getByText('for helping newcomers')).toBeVisible();
    },
  },
  {
    name: 'profile-favourite',
    open: async (stage) => {
      const { page } = stage;
      await saveOutfit(stage, 'Sunday pier');
      await expect(page.getByRole('article', { name: 'Sunday pier' })).toBeVisible();
      await page.keyboard.press('Escape');
      await chooseEntry(page, 'Profile', 'About');
      await page.getByRole('button', { name: 'Choose favourite outfit' }).click();
      await page.getByRole('button', { name: 'Sunday pier' }).click();
      await expect(page.getByRole('dialog', { name: 'Favourite outfit' })).toBeHidden();
      await page.getByRole('button', { name: 'Choose favourite outfit' }).click();
      await expect(page.getByRole('button', { name: 'Show none' })).toBeVisible();
    },
  },
  {
    name: 'bio-editor',
    open: async (stage) => {
      const { page } = stage;
      await openFromMenu(stage, 'Profile', 'About');
      await page.getByRole('button', { name: 'Edit bio' }).click();
      await expect(page.getByRole('textbox', { name: 'Bio' })).toBeVisible();
    },
  },
  {
    name: 'account-password',
    open: async (stage) => {
      await chooseOfAccount(stage, 'Change password');
      await expect(stage.page.getByLabel('New password', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'account-download',
    open: async (stage) => {
      await chooseOfAccount(stage, 'Download my data');
      await expect(stage.page.getByLabel('Password', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'account-delete',
    open: async (stage) => {
      await chooseOfAccount(stage, 'Delete account');
      await expect(stage.page.getByLabel('Password', { exact: true })).toBeVisible();
    },
  },
];

async function openForgotten(access: AccessPage): Promise<void> {
  await access.open('/login');
  await access.page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(access.page.getByRole('dialog').getByLabel('Email')).toBeVisible();
}

async function chooseOfAccount(stage: Stage, entry: string): Promise<void> {
  const { page } = stage;
  await openFromMenu(stage, 'Profile', 'About');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
