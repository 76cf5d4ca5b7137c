/** Scenes of item creation: submission, the moderators' review, and the approved item. */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { CreatorPage } from '../../tests/e2e/pages/creator-page.ts';
import { hatSheet } from '../../tests/support/samples/hat-sheet.ts';
import { chooseEntry, openFromMenu, type Scene, type Stage } from './stage.ts';

const HATS = [
  { name: 'Plum Stargazer', colour: '#7b3f8f' },
  { name: 'Moss Stargazer', colour: '#5f8f3f' },
];

export const creatorScenes: Scene[] = [
  {
    name: 'review-empty',
    open: async (stage) => {
      await openReview(stage, []);
      await expect(stage.page.getByText('Nothing waits for review')).toBeVisible();
    },
  },
  {
    name: 'review-queue',
    open: async (stage) => {
      await openReview(stage, HATS);
      await expect(new CreatorPage(stage.page).waiting('Plum')).toBeVisible();
    },
  },
  {
    name: 'review',
    open: async (stage) => {
      await openReview(stage, HATS);
      await new CreatorPage(stage.page).waiting('Plum').click();
      await expect(stage.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    },
  },
  {
    name: 'review-history',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await openApproved(creator);
    },
  },
  {
    name: 'review-withdraw',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await openApproved(creator);
      await creator.button('Withdraw').click();
      await expect(stage.page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    },
  },
  {
    name: 'review-withdraw-empty',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await openApproved(creator);
      await creator.withdraw('');
      await expect(stage.page.getByText('Please give a reason.')).toBeVisible();
    },
  },
  {
    name: 'review-reject',
    open: async (stage) => {
      const creator = new CreatorPage(stage.page);
      await openReview(stage, HATS);
      await creator.waiting('Moss').click();
      await creator.button('Reject').click();
      await expect(stage.page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    },
  },
  {
    name: 'creator-page',
    open: async (stage) => {
      const username = await openOwn(stage, ['Plum Stargazer', 'Moss Stargazer']);
      await stage.page.getByRole('button', { name: 'My page' }).click();
      await expect(stage.page.getByRole('article', { name: 'Plum Stargazer' })).toBeVisible();
      await expect(stage.page.getByRole('heading', { name: username })).toBeVisible();
    },
  },
  {
    name: 'creators-favourites',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Creator');
      await stage.page.getByRole('button', { name: 'My page' }).click();
      await stage.page.getByRole('button', { name: 'Favourites of the month' }).click();
      await expect(stage.page.getByText('Nothing was worn, yet :)')).toBeVisible();
    },
  },
  {
    name: 'creator-talk',
    open: async (stage) => {
      await openOwn(stage, [], 'Moss Stargazer');
      await new CreatorPage(stage.page).submission('Moss').click();
      await stage.page.getByRole('textbox', { name: 'Ask or explain' }).fill('Would a wider brim do?');
      await stage.page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(stage.page.getByRole('log', { name: 'About this decision' })).toBeVisible();
    },
  },
  {
    name: 'creator-drafts',
    open: async (stage) => {
      await chooseSheet(stage);
      await stage.page.getByLabel('Name (optional)').fill('Duffle for rain');
      await stage.page.getByRole('button', { name: 'Keep as draft' }).click();
      await expect(stage.page.getByRole('region', { name: 'Drafts on this device' })).toBeVisible();
    },
  },
  { name: 'creator-empty', open: (stage) => openFromMenu(stage, 'Profile', 'Creator') },
  { name: 'creator-form', open: (stage) => chooseSheet(stage) },
  {
    name: 'creator-preview',
    open: async (stage) => {
      await chooseSheet(stage);
      await stage.page.getByRole('combobox', { name: 'Category' }).selectOption('Coat');
      await stage.page.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = stage.page.getByRole('dialog', { name: 'Character preview' });
      await expect(preview.locator('.avatar-view[data-status="shown"]')).toHaveCount(2);
    },
  },
  {
    name: 'creator-guide',
    open: async (stage) => {
      await openFromMenu(stage, 'Profile', 'Creator');
      await stage.page.getByRole('button', { name: 'Creator guide' }).click();
      await expect(stage.page.locator('.guide-page[data-page="1"]')).toBeVisible();
    },
  },
];

/** An administrator, who may review their own hats. */
async function openReview({ enterTown, admin, page }: Stage, hats: typeof HATS): Promise<void> {
  const username = await enterTown('Reviewer');
  await admin('access', username, '2');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Menu/ })).toBeVisible();
  const creator = new CreatorPage(page);
  await chooseEntry(page, 'Profile', 'Creator');
  for (const { name, colour } of hats) {
    await creator.submit({ sheet: await hatSheet(colour), name, category: 'Hat', gender: 'female' });
    await expect(creator.submission(name)).toBeVisible();
  }
  await creator.openReview();
}

/** One of the hats in the store, with its entry open. */
async function openApproved(creator: CreatorPage): Promise<void> {
  await creator.waiting('Plum').click();
  await creator.approve({ currency: 'gems', amount: 45, rarity: 'EPIC' });
  await creator.toast('is in the store now').waitFor();
  await creator.showReviewed('Approved');
  await creator.waiting('Plum').click();
  await expect(creator.page.getByText(/^Approved by/)).toBeVisible();
}

/** A coat of the catalogue in the format of a submission. */
async function chooseSheet(stage: Stage): Promise<void> {
  const { page } = stage;
  await openFromMenu(stage, 'Profile', 'Creator');
  await page.getByRole('button', { name: 'New Submission' }).click();
  const sheet = await page.request.get('/storage/items/duffle-coat-camel/feminine/sheet.webp');
  const buffer = await sharp(await sheet.body())
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Generate thumbnail' })).toBeVisible();
}

/** Own submissions: `approved` are in the store, `rejected` is not. Returns the player's name. */
async function openOwn(
  { enterTown, admin, page }: Stage,
  approved: readonly string[],
  rejected?: string,
): Promise<string> {
  const username = await enterTown('Painter');
  const creator = new CreatorPage(page);
  await chooseEntry(page, 'Profile', 'Creator');
  for (const name of [...approved, ...(rejected === undefined ? [] : [rejected])]) {
    const colour = HATS.find((hat) => hat.name === name)?.colour ?? '#7b3f8f';
    await creator.submit({ sheet: await hatSheet(colour), name, category: 'Hat', gender: 'female' });
    await expect(creator.submission(name)).toBeVisible();
  }
  const { serverSessionKey } = (await (await page.request.get('/session')).json()) as { serverSessionKey: string };
  const headers = { 'x-session-key': serverSessionKey };
  const listed = await page.request.get('/game-api/creator/submission', { headers });
  for (const { id, name } of (await listed.json()) as { id: string; name: string }[]) {
    if (name === rejected) await admin('reject', id, 'The brim is cut off in two views.');
    else await admin('approve', id, '--coins', '450', '--rarity', '2');
  }
  await expect(creator.submission(approved[0] ?? rejected ?? '')).toContainText(
    rejected === undefined ? /EPIC/ : 'brim',
  );
  return username;
}
