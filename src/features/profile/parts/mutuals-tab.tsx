/** Friends in common as cards, by name. The search starts 300 ms after the last key. */
import { locale } from '../../../languages/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mutualsQuery } from '../../../state/people/people.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { avatarThumb, avatarView } from '../../../net/avatar-images.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { useCell } from '../../../ui/lists/cell-focus.ts';
import { GridRegion } from '../../../ui/lists/grid-region.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { NameText } from '../../../people/name-tag.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { ColumnSteps } from '../../../ui/lists/use-columns.ts';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import { text } from '../text.ts';

const SKELETON_COUNT = 11;
const CARD_PX = 190;
const COLUMNS: ColumnSteps = [2, 2, 3, 3, 4];

export function MutualsTab({ username }: { username: string }) {
  const [search, setSearch] = useState('');
  const term = useDebounced(search.trim().toLowerCase(), SEARCH_DEBOUNCE_MS);
  const query = useQuery(mutualsQuery(username));
  const { data } = query;
  const sorted = useMemo(() => data?.toSorted(byUsername), [data]);
  const found = useMemo(
    () => sorted?.filter((friend) => friend.username.toLowerCase().includes(term)) ?? [],
    [sorted, term],
  );
  return (
    <>
      <SearchField label={text.searchMutuals} value={search} onChange={setSearch} />
      <GridRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={
          <div className="scroll flex-1">
            <SkeletonRows count={SKELETON_COUNT} label={text.loading} />
          </div>
        }
        empty={
          <Empty
            picture="/ui/empty/no-friends.webp"
            title={data?.length === 0 ? text.noMutuals : text.noMutualsFound}
          />
        }
        filterKey={term}
        label={text.mutuals}
        cells={found}
        keyOf={usernameOf}
        estimatePx={CARD_PX}
        columns={COLUMNS}
        renderCell={(friend) => <MutualCard username={friend.username} />}
      />
    </>
  );
}

/** The player's figure in a card, with the name below. */
function MutualCard({ username }: { username: string }) {
  const cell = useCell();
  return (
    <button
      {...cell}
      type="button"
      className="card mutual-card"
      aria-haspopup="dialog"
      onClick={(event) => openQuickActions(username, event.currentTarget)}
    >
      <span className="mutual-figure" aria-hidden>
        <HiddenIfMissing
          src={avatarView(username)}
          fallback={<AvatarThumb name={username} src={avatarThumb(username)} sizePx={64} />}
        />
      </span>
      <NameText name={username} className="max-w-full px-2 pb-2" />
    </button>
  );
}

const usernameOf = ({ username }: { username: string }): string => username;
const names = new Intl.Collator(locale, { sensitivity: 'base' });
const byUsername = (a: { username: string }, b: { username: string }): number => names.compare(a.username, b.username);
