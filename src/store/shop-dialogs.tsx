/** The dialogs over a shop that its cart opens. They outlive the popover or drawer of the cart. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Accent } from '../ui/layout/accent.ts';
import { CartFitting } from './purchases/cart-fitting.tsx';
import { PurchaseList } from './purchases/purchase-list.tsx';
import { closeShopDialog, shopView } from './shop-view.ts';

export function ShopDialogs({ accent }: { accent: Accent }) {
  const { dialog } = useSnapshot(shopView);
  useEffect(() => closeShopDialog, []);
  if (dialog === 'fitting') return <CartFitting accent={accent} onClose={closeShopDialog} />;
  return dialog === 'purchases' ? <PurchaseList accent={accent} onClose={closeShopDialog} /> : null;
}
