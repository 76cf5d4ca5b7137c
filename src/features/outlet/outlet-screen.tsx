/** The outlet: the whole stock as a grid. The player's own figure wears the selected item, with its details below. */
import './outlet.css';
import { ArrowsInSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsInSimple';
import { ArrowsOutSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutSimple';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { bodyOf, lookTrying } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { Balances } from '../../store/balances.tsx';
import { CategoryChips } from '../../store/category-chips.tsx';
import { FilterButton } from '../../store/filter-button.tsx';
import {
  countShopFilters,
  CurrencyFilter,
  FilterSwitch,
  NO_SHOP_FILTERS,
  OwnedFilter,
  RarityFilter,
} from '../../store/filter-parts.tsx';
import { OtherShop } from '../../store/other-shop.tsx';
import { ShopDialogs } from '../../store/shop-dialogs.tsx';
import { useFreshCart } from '../../store/use-fresh-cart.ts';
import { useFreshWishlist } from '../../store/wishlist/use-fresh-wishlist.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { SignActions } from '../../ui/overlays/dialog-place.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { useIsStacked } from '../../ui/hooks/use-is-stacked.ts';
import { CartButton } from './parts/cart-button.tsx';
import { ItemDetails } from './parts/item-details.tsx';
import { OutletGrid } from './parts/outlet-grid.tsx';
import { chooseCategory, outlet } from './state.ts';
import { text } from './text.ts';

export default function OutletScreen() {
  const { isMaximised } = useSnapshot(outlet);
  useFreshCart();
  useFreshWishlist();
  const isGridHidden = useIsStacked() && isMaximised;
  return (
    <>
      <Balances />
      <ShopDialogs accent="bloom" />
      <SignActions>
        <Button
          size="sm"
          className="z-[1] me-1"
          icon={<StorefrontIcon weight="fill" size={18} />}
          onClick={() => openScreenByName('store')}
        >
          <span className="max-md:sr-only">{text.store}</span>
        </Button>
        <CartButton />
      </SignActions>
      <div className="dressing-room">
        <Preview />
        {!isGridHidden && (
          <div className="dressing-list">
            <ListHead />
            <OtherShop text={text.aboutStore} label={text.store} screen="store" />
            <OutletGrid />
          </div>
        )}
      </div>
    </>
  );
}

function Preview() {
  const { selected, rotation, camera, isMaximised } = useSnapshot(outlet);
  const own = useOwnLook();
  const figure = own ? { customization: selected ? lookTrying(own, [selected]) : own } : {};
  const body = own && bodyOf(own);
  const Arrows = isMaximised ? ArrowsInSimpleIcon : ArrowsOutSimpleIcon;
  return (
    <div className="outlet-side" data-max={isMaximised || undefined}>
      <AvatarStage
        {...figure}
        rotation={rotation}
        onRotate={(next) => (outlet.rotation = next)}
        view={{ camera, onCamera: (next) => (outlet.camera = next) }}
      >
        <IconButton
          size="sm"
          className="outlet-size"
          label={isMaximised ? text.minimise : text.maximise}
          aria-pressed={isMaximised}
          onClick={() => (outlet.isMaximised = !isMaximised)}
        >
          <Arrows weight="bold" size={16} />
        </IconButton>
      </AvatarStage>
      {selected ? (
        <ItemDetails item={selected} body={body} />
      ) : (
        <p className="outlet-details outlet-hint card t-small">{text.choose}</p>
      )}
    </div>
  );
}

function ListHead() {
  const { chosen, search, sortBy, ...filters } = useSnapshot(outlet);
  return (
    <>
      <div className="flex gap-2">
        <SearchField
          label={text.search}
          value={search}
          onChange={(typed) => (outlet.search = typed)}
          className="min-w-0 flex-1"
        />
        <FilterButton
          accent="bloom"
          sortBy={sortBy}
          onSort={(sort) => (outlet.sortBy = sort)}
          filterCount={countShopFilters(filters)}
        >
          <RarityFilter value={filters.rarity} onChange={(rarity) => (outlet.rarity = rarity)} />
          <CurrencyFilter value={filters.currency} onChange={(currency) => (outlet.currency = currency)} />
          <FilterSwitch
            label={text.fitting}
            isOn={filters.isOnlyFitting}
            onChange={(isOn) => (outlet.isOnlyFitting = isOn)}
          />
          <OwnedFilter value={filters.owned} onChange={(owned) => (outlet.owned = owned)} />
          {countShopFilters(filters) > 0 && (
            <Button size="sm" onClick={() => Object.assign(outlet, NO_SHOP_FILTERS)}>
              {text.reset}
            </Button>
          )}
        </FilterButton>
      </div>
      <CategoryChips chosen={chosen} onChoose={chooseCategory} />
    </>
  );
}
