/** A work on the page of its creator: its name leads to its page in the store, and its buttons name it. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { dialogs } from '../../screens/screens.ts';
import type { Work } from '../../shared/contract/creators.ts';
import { WorkTile } from './parts/work-tile.tsx';

servePage();

const WORK: Work = {
  id: 'creation_moss',
  name: 'Moss Stargazer',
  description: '',
  category: 7,
  rarity: 2,
  costCoins: 300,
  costGems: 0,
  quantity: null,
  creator: 'odette',
  canBuyWithCoins: true,
  canBuyWithGems: false,
  bodyTypes: ['feminine'],
  imageUrl: null,
  wearers: 3,
  alreadyOwned: false,
  isEquipped: false,
};

it('is named by its buttons, of which a page has many', async () => {
  render(<WorkTile work={WORK} />);
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['About Moss Stargazer', 'Add to cart, Moss Stargazer', 'Add to Wishlist, Moss Stargazer']);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart, Moss Stargazer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Wishlist, Moss Stargazer' }));
  expect(names().slice(1)).toEqual(['In the cart, Moss Stargazer', 'Remove from wishlist, Moss Stargazer']);
});

it('has a name that leads to its page in the store', async () => {
  render(<WorkTile work={WORK} />);
  await userEvent.click(screen.getByRole('button', { name: 'About Moss Stargazer' }));
  expect(dialogs.screens).toMatchObject([{ name: 'store', params: { item: 'creation_moss' } }]);
});
