/** An item on sale, for tests of the store and the cart. */
import type { StoreItem } from '../../../src/shared/contract/store.ts';

/** Costs 100 coins and is not owned. */
export const storeItem = (id: string, change: Partial<StoreItem> = {}): StoreItem => ({
  id,
  imageUrl: null,
  name: `A ${id}`,
  description: '',
  creator: 'Promenade',
  category: 7,
  bodyTypes: ['feminine', 'masculine'],
  rarity: 0,
  quantity: null,
  costCoins: 100,
  costGems: 0,
  canBuyWithCoins: true,
  canBuyWithGems: false,
  alreadyOwned: false,
  isEquipped: false,
  ...change,
});
