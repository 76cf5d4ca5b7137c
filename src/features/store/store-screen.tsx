/** The store: the player's own figure to try items on, the list, and the cart. */
import './store.css';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { totalOf } from '../../shared/rules/store.ts';
import { isReadyToBuy } from '../../store/calls.ts';
import { Balances } from '../../store/balances.tsx';
import { CartPanel } from '../../store/cart-panel.tsx';
import { ALL_CATEGORIES, CategoryChips } from '../../store/category-chips.tsx';
import { ConfirmPurchase } from '../../store/confirm-purchase.tsx';
import { FilterButton } from '../../store/filter-button.tsx';
import { shelfQuery } from '../../store/item-page/calls.ts';
import { text as itemText } from '../../store/item-page/text.ts';
import { OtherShop } from '../../store/other-shop.tsx';
import { DayShelf } from '../../store/shelf/day-shelf.tsx';
import { openItem, openSet } from '../../store/shop-view.ts';
import type { ScreenParams } from '../../screens/screens.ts';
import { ShopDialogs } from '../../store/shop-dialogs.tsx';
import { TotalPrice } from '../../store/price.tsx';
import { text as shopText } from '../../store/text.ts';
import { useFreshCart } from '../../store/use-fresh-cart.ts';
import { useFreshWishlist } from '../../store/wishlist/use-fresh-wishlist.ts';
import { WishlistCopySwitches } from '../../store/wishlist/wishlist-copy.tsx';
import { cart } from '../../state/shopping/cart.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/controls/chip.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { useIsFolded } from '../../ui/hooks/use-is-folded.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { FittingStage } from './parts/fitting-stage.tsx';
import { Filters } from './parts/filters.tsx';
import { StoreList } from './parts/store-list.tsx';
import { TryingPanel } from './parts/trying-panel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { chooseCategory, countFilters, forgetBought, RECENT, store, WISHLIST } from './state.ts';
import { text } from './text.ts';

export default function StoreScreen({ params }: { params?: ScreenParams['store'] }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { filters } = useSnapshot(store);
  const isFolded = useIsFolded();
  const isLow = useMedia(LOW_QUERY);
  const isWishlist = filters.chosen === WISHLIST;
  useOpenPage(params);
  useShortcuts();
  useFreshCart();
  useFreshWishlist();
  return (
    <>
      <Balances />
      <div className="dressing-room md:gap-3.5">
        <div className="store-side">
          <FittingStage />
          {!isFolded && <TryingPanel />}
        </div>
        <div className="store-list dressing-list">
          <ListHead />
          {filters.chosen === ALL_CATEGORIES && filters.search === '' && <DayShelf />}
          {!isWishlist && <OtherShop text={text.aboutOutlet} label={text.outlet} screen="outlet" />}
          {isWishlist && !isLow && <WishlistCopySwitches />}
          <StoreList />
          {isWishlist && isLow && <WishlistCopySwitches />}
        </div>
        <aside aria-label={shopText.cart} className="card hidden w-[262px] flex-none flex-col p-3.5 lg:flex">
          <CartPanel onCheckout={() => setIsConfirming(true)} />
        </aside>
      </div>
      <CartBar onCheckout={() => setIsConfirming(true)} />
      <ShopDialogs accent="boutique" />
      {isConfirming && (
        <ConfirmPurchase accent="boutique" onClose={() => setIsConfirming(false)} onBought={forgetBought} />
      )}
    </>
  );
}

/** The page of an item or the look of the day, when the screen was opened for it. */
function useOpenPage(params: ScreenParams['store']): void {
  useEffect(() => {
    if (params?.item !== undefined) openItem(params.item);
    else if (params?.isSet === true) openSet();
  }, [params]);
}

function ListHead() {
  const { filters } = useSnapshot(store);
  const isLow = useMedia(LOW_QUERY);
  const hasSet = Boolean(useQuery(shelfQuery).data?.set);
  return (
    <>
      <div className="flex gap-2">
        <SearchField
          label={text.search}
          value={filters.search}
          onChange={(search) => (store.filters.search = search)}
          className="min-w-0 flex-1"
        />
        <FilterButton
          accent="boutique"
          sortBy={filters.sortBy}
          onSort={(sortBy) => (store.filters.sortBy = sortBy)}
          filterCount={countFilters(filters)}
        >
          <Filters />
        </FilterButton>
      </div>
      <CategoryChips
        chosen={filters.chosen}
        onChoose={(id) => (id === SET ? openSet() : chooseCategory(id))}
        more={isLow && hasSet ? [SET_CHIP, ...OWN_LISTS] : OWN_LISTS}
        hasVerticalKeys
      />
    </>
  );
}

/** Where the shelf of the day is hidden, see `item-page.css`, and the switches of the wishlist are after it. */
const LOW_QUERY = '(max-height: 640px)';
const SET = 'set';
const SET_CHIP = { id: SET, label: itemText.set, icon: <TShirtIcon weight="fill" size={16} aria-hidden /> };

const OWN_LISTS = [
  { id: WISHLIST, label: text.wishlist, icon: <HeartIcon weight="fill" size={16} aria-hidden /> },
  { id: RECENT, label: text.recent, icon: <ClockCounterClockwiseIcon weight="bold" size={16} aria-hidden /> },
];

/** The cart where the list leaves no space for it. */
function CartBar({ onCheckout }: { onCheckout: () => void }) {
  const { items, isBeingBought } = useSnapshot(cart);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="store-cart-bar border-t-[1.5px] border-hairline">
      <Button icon={<BasketIcon weight="fill" size={19} />} onClick={() => setIsOpen(true)}>
        {text.cart}
        <Badge count={items.length} label={shopText.items({ count: items.length })} />
      </Button>
      <span className="store-cart-total flex min-w-0 flex-1 justify-end">
        {items.length > 0 && <TotalPrice total={totalOf(items)} size={16} />}
      </span>
      <Button
        tone="primary"
        isBusy={isBeingBought}
        onClick={() => (isReadyToBuy() ? onCheckout() : setIsOpen(items.length > 0))}
      >
        {isBeingBought ? shopText.processing : shopText.checkout}
      </Button>
      {isOpen && (
        <Drawer title={shopText.cart} accent="boutique" onClose={() => setIsOpen(false)} className="px-4">
          <CartPanel
            onCheckout={() => {
              setIsOpen(false);
              onCheckout();
            }}
          />
        </Drawer>
      )}
    </div>
  );
}
