/** The list of sold items, fetched in pages of fifty while the player scrolls. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { groupByCut } from '../../../shared/rules/cuts.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { STORE_PAGE_SIZE } from '../../../shared/rules/store.ts';
import { itemsOf, type StoreFilter, type StorePage, storeQuery } from '../../../store/calls.ts';
import { ALL_CATEGORIES } from '../../../store/category-chips.tsx';
import { queryOf } from '../../../store/filter-parts.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { text as shopText } from '../../../store/text.ts';
import { useOwnBody } from '../../../store/use-own-body.ts';
import { shopping } from '../../../state/shopping/shopping.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import type { ColumnSteps } from '../../../ui/lists/use-columns.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { VirtualGrid } from '../../../ui/lists/virtual-grid.tsx';
import { priceRangeOf, RECENT, store, type StoreFilters, WISHLIST } from '../state.ts';
import { text } from '../text.ts';
import { StoreRow } from './store-row.tsx';

const COLUMNS: ColumnSteps = [1, 1, 1, 1, 2];
const ROW_PX = 100;

export function StoreList() {
  const { filters } = useSnapshot(store);
  const { filter, isTyping } = useFilter(filters);
  const isEmptyIdList = filter.ids === '';
  const query = useInfiniteQuery({
    ...storeQuery(filter, STORE_PAGE_SIZE),
    enabled: !isEmptyIdList,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query;
  const fetchMore = useNextPage(query);
  const cuts = useMemo(
    () => (isEmptyIdList ? [] : cutsOf(data?.pages ?? [], filter.ids)),
    [data, filter, isEmptyIdList],
  );
  const total = isEmptyIdList ? 0 : (data?.pages.at(-1)?.total ?? 0);
  const body = useOwnBody();

  return (
    <>
      <Head total={data || isEmptyIdList ? total : null} />
      <ListRegion
        query={{ data: isEmptyIdList ? cuts : data, error, refetch }}
        loadFailed={text.loadFailed}
        retryText={shopText.retry}
        skeleton={<SkeletonRows count={6} label={text.loading} />}
        isEmpty={cuts.length === 0}
        empty={!isFetching && <NothingFound chosen={filters.chosen} />}
      >
        <VirtualGrid
          key={JSON.stringify(filter)}
          label={text.items}
          arrows="line"
          cells={cuts}
          keyOf={([{ id }]) => id}
          renderCell={(cut) => <CutRow cut={cut} body={body} />}
          columns={COLUMNS}
          estimatePx={ROW_PX}
          isBusy={isTyping || isPlaceholderData}
          className={`flex-1 ${isPlaceholderData ? 'opacity-60' : ''}`}
          onNearEnd={fetchMore}
          foot={
            <Foot
              total={total}
              isWhole={!hasNextPage}
              isFetching={isFetching}
              problem={error && text.loadFailed + error.message}
              onRetry={() => void fetchNextPage()}
            />
          }
        />
      </ListRegion>
    </>
  );
}

/** The query, debounced while the player types. */
function useFilter(filters: Readonly<StoreFilters>): { filter: StoreFilter; isTyping: boolean } {
  const { storeWishlist, recentlyViewed } = useSnapshot(shopping);
  const typed = useMemo(() => ({ search: filters.search.trim(), priceRange: priceRangeOf(filters) }), [filters]);
  const { search, priceRange } = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const isTyping = search !== typed.search || priceRange !== typed.priceRange;
  const { chosen, sortBy, rarity, currency, isOnlyAffordable, isOnlyFitting, owned } = filters;
  const listed = chosen === WISHLIST ? storeWishlist : chosen === RECENT ? recentlyViewed : null;
  const isCategory = listed === null && chosen !== ALL_CATEGORIES;
  const filter = useMemo<StoreFilter>(
    () => ({
      ...queryOf({ rarity, currency, owned, isOnlyFitting }),
      categories: isCategory ? chosen : undefined,
      ids: listed?.join(','),
      cuts: listed === null ? 'true' : undefined,
      search: search === '' ? undefined : search,
      sortBy: sortBy === 'newest' ? undefined : sortBy,
      priceRange,
      onlyAffordable: isOnlyAffordable ? 'true' : undefined,
    }),
    [isCategory, chosen, listed, search, sortBy, rarity, priceRange, currency, isOnlyAffordable, isOnlyFitting, owned],
  );
  return { filter, isTyping };
}

type Cut = [StoreItem, ...StoreItem[]];

/** Colours of a cut are one row. Wishlist and recently viewed items are shown one by one, in their own order. */
function cutsOf(pages: readonly StorePage[], ids: string | undefined): Cut[] {
  if (ids === undefined) return groupByCut(itemsOf(pages));
  const order = new Map(ids.split(',').map((id, at) => [id, at]));
  const items = itemsOf(pages).toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return items.map((item) => [item]);
}

/** The colour that is tried on, or else the first one. */
function CutRow({ cut, body }: { cut: Cut; body: BodyType | null }) {
  const { tried } = useSnapshot(store);
  const shown = cut.find(({ id }) => tried.some((one) => one.id === id)) ?? cut[0];
  return <StoreRow item={shown} colours={cut} body={body} />;
}

function Head({ total }: { total: number | null }) {
  const { autoAddToCart } = useSnapshot(shopping);
  return (
    <div className="t-small flex min-h-[28px] items-center gap-2 text-ink-3">
      <span className="store-keys flex-1" aria-hidden>
        {text.keys}
      </span>
      <output className="store-count flex-1">
        {total !== null && (
          <>
            <b className="text-ink">{formatCount(total)}</b> {text.available({ count: total })}
          </>
        )}
      </output>
      <span>{text.autoAdd}</span>
      <Switch label={text.autoAddLabel} isOn={autoAddToCart} onChange={(isOn) => (shopping.autoAddToCart = isOn)} />
    </div>
  );
}

interface FootProps {
  total: number;
  isWhole: boolean;
  isFetching: boolean;
  problem: string | null;
  onRetry: () => void;
}

function Foot({ total, isWhole, isFetching, problem, onRetry }: FootProps) {
  if (isFetching && !isWhole) return <SkeletonRows count={2} label={text.loading} />;
  if (problem !== null) return <LoadFailure message={problem} onRetry={onRetry} retryText={shopText.retry} />;
  return isWhole ? <p className="t-small py-4 text-center text-ink-3">{text.end({ total })}</p> : null;
}

function NothingFound({ chosen }: { chosen: string }) {
  const [title, note] =
    chosen === WISHLIST
      ? [text.wishlistEmpty, text.wishlistEmptyNote]
      : chosen === RECENT
        ? [text.recentEmpty, text.recentEmptyNote]
        : [text.noneFound, text.noneFoundNote];
  return <Empty picture="/ui/empty/no-items.webp" title={title} text={note} />;
}
