/** The dialogs over a shop. They outlive the popover or drawer of the cart that opens some of them. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Accent } from '../ui/layout/accent.ts';
import { ItemPage } from './item-page/item-page.tsx';
import { SetPage } from './item-page/set-page.tsx';
import { CartFitting } from './purchases/cart-fitting.tsx';
import { PurchaseList } from './purchases/purchase-list.tsx';
import { closeItem, closeShopDialog, shopView } from './shop-view.ts';

export function ShopDialogs({ accent }: { accent: Accent }) {
  const { dialog, itemId } = useSnapshot(shopView);
  useEffect(
    () => () => {
      closeShopDialog();
      closeItem();
    },
    [],
  );
  return (
    <>
      {dialog === 'fitting' && <CartFitting accent={accent} onClose={closeShopDialog} />}
      {dialog === 'purchases' && <PurchaseList accent={accent} onClose={closeShopDialog} />}
      {dialog === 'set' && <SetPage accent={accent} onClose={closeShopDialog} />}
      {itemId !== null && <ItemPage id={itemId} accent={accent} onClose={closeItem} />}
    </>
  );
}
