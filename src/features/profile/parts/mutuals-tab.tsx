/** Friends in common, by name. The search starts 300 ms after the last key. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mutualsQuery } from '../../../state/people/people.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { NameText } from '../../../people/name-tag.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import * as text from '../text.ts';

const SKELETON_COUNT = 11;
const ROW_PX = 60;

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
      <SearchField label={text.SEARCH_MUTUALS} value={search} onChange={setSearch} />
      <ListRegion
        query={query}
        loadFailed={text.LOAD_FAILED}
        skeleton={
          <div className="scroll flex-1">
            <SkeletonRows count={SKELETON_COUNT} label={text.LOADING} />
          </div>
        }
        isEmpty={found.length === 0}
        empty={
          <Empty
            picture="/ui/empty/no-friends.webp"
            title={data?.length === 0 ? text.NO_MUTUALS : text.NO_MUTUALS_FOUND}
          />
        }
      >
        <VirtualList
          label={text.MUTUALS}
          rows={found}
          keyOf={(friend) => friend.username}
          estimatePx={ROW_PX}
          className="flex-1"
          renderRow={(friend) => (
            <button
              type="button"
              className="row"
              aria-haspopup="dialog"
              onClick={(event) => openQuickActions(friend.username, event.currentTarget)}
            >
              <AvatarThumb name={friend.username} src={avatarThumb(friend.username)} sizePx={40} />
              <NameText name={friend.username} />
            </button>
          )}
        />
      </ListRegion>
    </>
  );
}

const names = new Intl.Collator('en', { sensitivity: 'base' });
const byUsername = (a: { username: string }, b: { username: string }): number => names.compare(a.username, b.username);
