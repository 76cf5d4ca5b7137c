/** The whole stock as tiles. One call fetches up to 3000 items; only a stock above 500 needs more calls. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { storageUrl } from '../../../net/client-config.ts';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { groupByCut } from '../../../shared/rules/cuts.ts';
import { OUTLET_NEAR_END_PX, OUTLET_PAGE_SIZE, OUTLET_SINGLE_PAGE_MAX } from '../../../shared/rules/store.ts';
import { itemsOf, type StoreFilter, storeQuery } from '../../../store/calls.ts';
import { queryOf } from '../../../store/filter-parts.tsx';
import { ALL_CATEGORIES } from '../../../store/category-chips.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Price } from '../../../store/price.tsx';
import { WornPicture } from '../../../avatar/worn-picture.tsx';
import { leftOf, text as shopText } from '../../../store/text.ts';
import { cart } from '../../../state/shopping/cart.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ItemTile } from '../../../items/item-tile.tsx';
import { Swatches } from '../../../items/swatches.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { VirtualGrid } from '../../../ui/lists/virtual-grid.tsx';
import { outlet, toggleSelected } from '../state.ts';
import { text } from '../text.ts';

const TILE_PX = 180;

export function OutletGrid() {
  const { chosen, search, sortBy, rarity, currency, owned, isOnlyFitting } = useSnapshot(outlet);
  const term = useDebounced(search.trim(), SEARCH_DEBOUNCE_MS);
  const filter = useMemo<StoreFilter>(
    () => ({
      categories: chosen === ALL_CATEGORIES ? undefined : chosen,
      search: term === '' ? undefined : term,
      sortBy: sortBy === 'newest' ? undefined : sortBy,
      ...queryOf({ rarity, currency, owned, isOnlyFitting }),
    }),
    [chosen, term, sortBy, rarity, currency, owned, isOnlyFitting],
  );
  const query = useInfiniteQuery({
    ...storeQuery(filter, OUTLET_PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query;
  const cuts = useMemo(() => groupByCut(itemsOf(data?.pages)), [data]);
  const isMore = query.hasNextPage && (data?.pages.at(-1)?.total ?? 0) > OUTLET_SINGLE_PAGE_MAX;
  const fetchMore = useNextPage({ hasNextPage: isMore, isFetching, isFetchNextPageError, fetchNextPage });

  return (
    <ListRegion
      query={query}
      loadFailed={text.loadFailed}
      retryText={shopText.retry}
      skeleton={<SkeletonRows count={8} label={text.loading} />}
      isEmpty={cuts.length === 0 && !isFetching}
      empty={<Empty picture="/ui/empty/no-items.webp" title={emptyTitle(term, chosen)} />}
    >
      <VirtualGrid
        key={JSON.stringify(filter)}
        label={text.items}
        arrows="grid"
        cells={cuts}
        keyOf={([{ id }]) => id}
        renderCell={(cut) => <CutTile cut={cut} />}
        estimatePx={TILE_PX}
        isBusy={term !== search.trim() || isPlaceholderData}
        className={`flex-1 ${isPlaceholderData ? 'opacity-60' : ''}`}
        nearEndPx={OUTLET_NEAR_END_PX}
        onNearEnd={fetchMore}
        foot={
          error ? (
            <LoadFailure
              message={text.loadFailed + error.message}
              onRetry={() => void fetchNextPage()}
              retryText={shopText.retry}
            />
          ) : (
            isMore && isFetching && <SkeletonRows count={2} label={text.loading} />
          )
        }
      />
    </ListRegion>
  );
}

function emptyTitle(term: string, chosen: string): string {
  if (term !== '') return text.noneWith({ term });
  return chosen === ALL_CATEGORIES ? text.noneAvailable : text.noneIn({ category: categoryName(Number(chosen)) });
}

/** The selected colour of a cut, or else the first one, and the others as swatches. */
function CutTile({ cut }: { cut: [StoreItem, ...StoreItem[]] }) {
  const { selected } = useSnapshot(outlet);
  const shown = cut.find(({ id }) => id === selected?.id) ?? cut[0];
  return (
    <span className="outlet-cut">
      <Tile item={shown} />
      <Swatches
        items={cut}
        shownId={shown.id}
        onChoose={(colour) => colour.id !== selected?.id && toggleSelected(colour)}
      />
    </span>
  );
}

function Tile({ item }: { item: StoreItem }) {
  const isSelected = useSnapshot(outlet).selected?.id === item.id;
  const isIn = useSnapshot(cart).items.some(({ id }) => id === item.id);
  return (
    <ItemTile
      name={item.name}
      imageUrl={storageUrl(item.imageUrl)}
      rarity={item.rarity}
      state={isSelected ? 'sel' : undefined}
      isPressed={isSelected}
      overPicture={<WornPicture item={item} />}
      mark={isIn && <InCart />}
      foot={<TileFoot item={item} />}
      hint={item.name}
      onClick={() => toggleSelected(item)}
    />
  );
}

/** The price, and how many are left of a limited item. */
function TileFoot({ item }: { item: StoreItem }) {
  const { quantity, alreadyOwned } = item;
  const left = alreadyOwned || quantity === null ? null : leftOf(quantity);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Price item={item} />
      {left && <span className={quantity === 0 ? 'tag tag-bad' : 'tag'}>{left}</span>}
    </span>
  );
}

const InCart = () => (
  <span
    className="grid h-7 w-7 place-items-center rounded-full border-2 border-outline"
    style={{ background: 'var(--primary)', color: 'var(--on-primary)' }}
    title={shopText.inCart}
  >
    <BasketIcon weight="fill" size={14} aria-hidden />
    <span className="sr-only">{shopText.inCart}</span>
  </span>
);
