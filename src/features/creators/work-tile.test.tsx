/** A work on the page of its creator: its name leads to its page in the store. */
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

it('has a name that leads to its page in the store', async () => {
  render(<WorkTile work={WORK} />);
  await userEvent.click(screen.getByRole('button', { name: 'About Moss Stargazer' }));
  expect(dialogs.screens).toMatchObject([{ name: 'store', params: { item: 'creation_moss' } }]);
});
