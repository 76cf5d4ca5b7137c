/** An item of the player's inventory, for tests of screens. */
import type { InventoryItem } from '../../../src/shared/contract/inventory.ts';

export const inventoryItem = (id: string, change: Partial<InventoryItem> = {}): InventoryItem => ({
  id,
  name: `A ${id}`,
  description: '',
  creator: ['Promenade'],
  category: 7,
  isEquipped: false,
  costGems: 0,
  costCoins: 100,
  rarity: 0,
  bodyTypes: ['feminine', 'masculine'],
  imageUrl: null,
  ...change,
});
