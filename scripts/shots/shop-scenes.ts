/** Scenes of shopping: the outlet, the store with its dialogs, and the membership page. */
import { expect } from '@playwright/test';
import { openFromMenu, type Scene, type Stage } from './stage.ts';

const isWide = ({ page }: Stage): boolean => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return width >= 768 && height > 540;
};

const openOutlet = (stage: Stage) => openFromMenu(stage, 'Menu', 'Store');
/** The store with two items that are tried on and in the cart. */
const tryOnTwo = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await openOutlet(stage);
  await page.getByRole('button', { name: 'Store', exact: true }).click();
  await page.getByRole('switch', { name: 'Auto add to cart' }).click();
  const offers = page.getByRole('button', { name: /^Try on / });
  await offers.nth(0).click();
  await offers.nth(1).click();
  await expect(page.getByText('Trying on 2 items')).toBeVisible();
};
const buyTwo = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await tryOnTwo(stage);
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await page.getByRole('button', { name: 'Confirm Purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'All yours!' })).toBeVisible();
};
const openMembership = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await stage.enterTown('Kenji');
  await page.getByRole('button', { name: isWide(stage) ? 'Settings' : /^Menu/ }).click();
  await page.getByRole(isWide(stage) ? 'menuitem' : 'button', { name: 'Become a Resident' }).click();
  await expect(page.getByText('Subscription Plans')).toBeVisible();
};

export const shopScenes: Scene[] = [
  {
    name: 'outlet',
    open: async (stage) => {
      await openOutlet(stage);
      const tiles = stage.page.getByRole('region', { name: 'Items' }).getByRole('button');
      await tiles.nth(1).click();
    },
  },
  { name: 'store', open: tryOnTwo },
  {
    name: 'store-filter',
    open: async (stage) => {
      await tryOnTwo(stage);
      await stage.page.getByRole('button', { name: /^Sort by/ }).click();
      await expect(stage.page.getByRole('textbox', { name: 'From' })).toBeVisible();
    },
  },
  {
    name: 'store-trying',
    open: async (stage) => {
      await tryOnTwo(stage);
      if (!isWide(stage)) await stage.page.getByRole('button', { name: 'Trying on 2 items' }).click();
      await stage.page.getByRole('button', { name: 'Add All to Cart (0)' }).click();
      await expect(stage.page.getByText('All preview items are already in cart')).toBeVisible();
    },
  },
  {
    name: 'store-confirm',
    open: async (stage) => {
      await tryOnTwo(stage);
      await stage.page.getByRole('button', { name: 'CHECKOUT' }).click();
      await expect(stage.page.getByRole('dialog', { name: 'Confirm Purchase' })).toBeVisible();
    },
  },
  {
    name: 'store-fitting',
    open: async (stage) => {
      await tryOnTwo(stage);
      if (!isWide(stage)) await stage.page.getByRole('button', { name: /^Cart/ }).first().click();
      await stage.page.getByRole('button', { name: 'Try on the cart' }).click();
      await expect(stage.page.getByRole('dialog', { name: 'Your cart on you' })).toBeVisible();
    },
  },
  {
    name: 'store-thanks',
    open: async (stage) => {
      const { page } = stage;
      await buyTwo(stage);
      await expect(page.locator('.thanks-items > li[data-arrived]')).toHaveCount(2);
    },
  },
  {
    name: 'store-purchases',
    open: async (stage) => {
      const { page } = stage;
      await buyTwo(stage);
      await page.getByRole('button', { name: 'Keep shopping' }).click();
      if (!isWide(stage)) await page.getByRole('button', { name: /^Cart/ }).first().click();
      await page.getByRole('button', { name: 'Purchases' }).click();
      await expect(page.getByRole('button', { name: /^Return / }).first()).toBeVisible();
    },
  },
  {
    name: 'store-item',
    open: async (stage) => {
      await tryOnTwo(stage);
      await stage.page
        .getByRole('button', { name: /^About / })
        .first()
        .click();
      await expect(stage.page.getByRole('region', { name: 'Goes with' })).toBeVisible();
    },
  },
  {
    name: 'store-set',
    open: async (stage) => {
      await tryOnTwo(stage);
      await stage.page.getByRole('button', { name: /^The look of the day/ }).click();
      await expect(stage.page.getByRole('button', { name: 'Buy the set' })).toBeVisible();
    },
  },
  { name: 'membership', open: openMembership },
  {
    name: 'membership-yearly',
    open: async (stage) => {
      await openMembership(stage);
      await stage.page.getByRole('button', { name: /^Yearly/ }).click();
      await stage.page.getByRole('button', { name: 'Cancel Subscription' }).scrollIntoViewIfNeeded();
    },
  },
];
