/**
 * The player's friends as cards. The search filters them; Enter opens the profile of the typed username, also of a
 * player who is no friend.
 */
import './friends.css';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { openScreen } from '../../screens/screens.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { FIRST_FRIENDS, firstFriendsQuery, friendsQuery } from '../../state/people/people.ts';
import { useFriendsInTown } from '../../state/people/use-friends-in-town.ts';
import { formatCount } from '../../ui/controls/format-count.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SignNote } from '../../ui/overlays/dialog-place.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { arrangeFriends } from './arrange.ts';
import { FriendGrid, FriendGridSkeleton } from './parts/friend-grid.tsx';
import { text } from './text.ts';

export default function FriendsScreen() {
  const [search, setSearch] = useState('');
  const [isOnlineFirst, setIsOnlineFirst] = useState(true);
  const { isWhole, ...query } = useFriends();
  const { data } = query;
  const { data: online } = useFriendsInTown();
  const friends = useMemo(
    () => arrangeFriends(data ?? [], { online: online ?? [], search, isOnlineFirst }),
    [data, online, search, isOnlineFirst],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 md:p-4">
      {isWhole && data && (
        <SignNote>
          <span className="sign-count num">
            {formatCount(data.length)}
            <span className="sr-only"> {text.count({ count: data.length })}</span>
          </span>
        </SignNote>
      )}
      <div className="flex gap-2">
        <Field
          className="min-w-0 flex-1"
          label={text.search}
          isLabelHidden
          placeholder={text.search}
          type="search"
          enterKeyHint="go"
          maxLength={SEARCH_MAX_LENGTH}
          icon={<MagnifyingGlassIcon weight="bold" size={18} />}
          value={search}
          onChange={setSearch}
          data-own-escape=""
          onKeyDown={(event) => actOnKey(event, search)}
        />
        <Button
          className="max-md:hidden!"
          isPressed={isOnlineFirst}
          icon={<FunnelIcon weight="fill" size={16} />}
          onClick={() => setIsOnlineFirst(!isOnlineFirst)}
        >
          {text.onlineFirst}
        </Button>
      </div>
      <ListRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={<FriendGridSkeleton />}
        isEmpty={friends.length === 0}
        empty={<NoFriends hasAny={data?.length !== 0} search={search} />}
      >
        <FriendGrid friends={friends} />
      </ListRegion>
    </div>
  );
}

/** The first page and, when it has loaded, the whole list. */
function useFriends() {
  const first = useQuery(firstFriendsQuery());
  const isLong = first.data !== undefined && first.data.length >= FIRST_FRIENDS;
  const all = useQuery({ ...friendsQuery(), enabled: isLong });
  const { error, refetch } = first;
  return { data: (isLong && all.data) || first.data, error, isWhole: !isLong || all.isSuccess, refetch };
}

/** Enter opens the player's profile. Escape leaves the field for the dialog. */
function actOnKey(event: KeyboardEvent<HTMLInputElement>, search: string): void {
  const username = search.trim();
  if (event.key === 'Escape')
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  if (event.key === 'Enter' && username !== '') openScreen('profile', { username });
}

function NoFriends({ hasAny, search }: { hasAny: boolean; search: string }) {
  return hasAny ? (
    <Empty picture="/ui/empty/no-friends.webp" title={text.noneFound} text={text.pressEnter({ name: search.trim() })} />
  ) : (
    <Empty picture="/ui/empty/no-friends.webp" title={text.empty} text={text.emptyNote} />
  );
}
