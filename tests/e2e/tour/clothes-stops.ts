/** The stops of the tour among clothes: the wardrobe with its booth, outfits, the two shops, and what comes after a purchase. */
import { dialogOf, expect, type Stop, type Tour } from './tour.ts';

const SMALL_PX = 360;

/** Searches for an own item in small windows: lists have only the rows that are in sight. */
async function pressItem(tour: Tour, name: string): Promise<void> {
  const search = tour.find('searchbox').last();
  const isSmall = (tour.page.viewportSize()?.width ?? 0) < SMALL_PX;
  if (isSmall) await search.fill(name);
  // The tile comes before its heart and its colours.
  await tour.use(tour.find('button', new RegExp(name)).first());
  if (isSmall) await search.fill('');
}

/** Presses a button of the cart, which is a drawer in small windows. */
async function openCart(tour: Tour, button: string): Promise<void> {
  if (!(await tour.find('button', button).first().isVisible())) await tour.press('button', /^Cart/);
  await tour.press('button', button);
}

export const CLOTHES_STOPS: readonly Stop[] = [
  {
    name: 'wardrobe',
    open: async (tour) => {
      await tour.screen('Profile', 'Wardrobe');
      await pressItem(tour, 'Berry Studio Beret');
      await tour.shows('button', /^(Equip|Unequip)$/);
    },
  },
  {
    name: 'photo booth',
    open: async (tour) => {
      await tour.press('button', 'Photo booth');
      await tour.shows('dialog', 'Photo booth');
      await expect(tour.page.locator('.booth-figure [data-status="shown"]')).toBeAttached();
    },
  },
  {
    name: 'inventory',
    open: async (tour) => {
      await tour.screen('Profile', 'Wardrobe');
      await tour.press('button', 'Customise');
      await pressItem(tour, 'Berry Studio Beret');
      await expect(tour.page.getByText('1 pending change').filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: 'size, skin and body',
    open: async (tour) => {
      if (tour.isFolded) await tour.press('button', 'Size, skin and body');
      await tour.shows('slider', 'Height');
    },
  },
  {
    name: 'unsaved work',
    open: async (tour) => {
      if (tour.isFolded) await tour.escape();
      await tour.press('button', 'Close');
      await tour.shows('button', 'Discard');
    },
  },
  {
    name: 'outfits',
    open: async (tour) => {
      await tour.press('button', 'Discard');
      await tour.screen('Profile', 'Outfits');
      await tour.use(tour.find('article', 'Sunday pier').getByRole('button').first());
      await tour.shows('button', 'Copy code');
    },
  },
  ...dialogOf('delete an outfit', 'button', 'Delete'),
  { name: 'outlet', open: (tour) => tour.screen('Menu', 'Store') },
  {
    name: 'item of the outlet',
    open: async (tour) => {
      await tour.use(tour.find('region', 'Items').getByRole('button').nth(1));
      await tour.shows('button', /^Add to cart/);
    },
  },
  {
    name: 'store',
    open: async (tour) => {
      await tour.screen('Menu', 'Store');
      await tour.press('button', 'Store');
      await tour.press('switch', 'Auto add to cart');
      await tour.use(tour.find('button', /^Try on /).nth(0));
      await tour.use(tour.find('button', /^Try on /).nth(1));
      await expect(tour.page.getByText('Trying on 2 items')).toBeVisible();
    },
  },
  {
    name: 'page of an item',
    open: async (tour) => {
      // The first one is the drawn hat where the stop of its page has been: nothing goes with it.
      await tour.use(tour.find('button', /^About /).nth(1));
      await tour.shows('region', 'Goes with');
    },
  },
  {
    name: 'gift to a friend',
    open: async (tour) => {
      await tour.press('button', 'Give to a friend');
      await tour.shows('textbox', 'A line with it');
    },
  },
  {
    name: 'look of the day',
    open: async (tour) => {
      await tour.escape();
      await tour.escape();
      await tour.press('button', /^The look of the day/);
      await tour.shows('button', 'Buy the set');
    },
  },
  {
    name: 'filters',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', /^Sort by/);
      await tour.shows('textbox', 'From');
    },
  },
  {
    name: 'cart on the figure',
    open: async (tour) => {
      await tour.escape();
      await openCart(tour, 'Try on the cart');
      await tour.shows('dialog', 'Your cart on you');
    },
  },
  {
    name: 'checkout',
    open: async (tour) => {
      await tour.escape();
      await openCart(tour, 'CHECKOUT');
      await tour.shows('dialog', 'Confirm Purchase');
    },
  },
  {
    name: 'thanks for a purchase',
    open: async (tour) => {
      // For a moment a press may be the second one of a double press on the button before.
      await expect(tour.find('button', 'Confirm Purchase').last()).toBeEnabled();
      await tour.press('button', 'Confirm Purchase');
      await tour.shows('dialog', 'All yours!');
      await expect(tour.page.locator('.thanks-items > li[data-arrived]')).toHaveCount(2);
    },
  },
  {
    name: 'purchases',
    open: async (tour) => {
      await tour.press('button', 'Keep shopping');
      await openCart(tour, 'Purchases');
      await tour.shows('button', /^Return /);
    },
  },
  {
    name: 'gifts',
    open: async (tour) => {
      await tour.press('button', 'See your gifts');
      await tour.shows('dialog', 'Gifts');
    },
  },
  {
    name: 'wishlist on the account',
    open: async (tour) => {
      await tour.screen('Menu', 'Store');
      await tour.press('button', 'Store');
      await tour.press('button', 'Wishlist');
      await tour.press('switch', 'Keep my wishlist on my account');
      await tour.shows('switch', /^Ring the bell/);
    },
  },
  { name: 'membership', open: (tour) => tour.setting('Become a Resident') },
];
