/** The grid of friends: four columns, two on a phone. Only visible rows are in the document. */
import { useMemo } from 'react';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import type { ShownFriend } from '../arrange.ts';
import { text } from '../text.ts';
import { FriendCard } from './friend-card.tsx';

const WIDE = { columns: 4, heightPx: 250 } as const;
const NARROW = { columns: 2, heightPx: 214 } as const;
const GAP_PX = 10;
const SKELETON_CARDS = 8;

interface GridRow {
  key: string;
  friends: ShownFriend[];
}

export function FriendGrid({ friends }: { friends: readonly ShownFriend[] }) {
  const { columns, heightPx } = useIsNarrow() ? NARROW : WIDE;
  const rows = useMemo(() => rowsOf(friends, columns), [friends, columns]);
  return (
    <VirtualList
      label={text.friends}
      rows={rows}
      keyOf={({ key }) => key}
      estimatePx={heightPx}
      gapPx={GAP_PX}
      className="flex-1"
      renderRow={(row) => (
        <div className="friend-row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {row.friends.map((friend) => (
            <FriendCard key={friend.username} friend={friend} heightPx={heightPx} />
          ))}
        </div>
      )}
    />
  );
}

export function FriendGridSkeleton() {
  const { columns, heightPx } = useIsNarrow() ? NARROW : WIDE;
  return (
    <output className="friend-row" aria-label={text.loading} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <span key={card} className="skel block rounded-[18px]!" style={{ height: heightPx }} />
      ))}
    </output>
  );
}

function rowsOf(friends: readonly ShownFriend[], columns: number): GridRow[] {
  return Array.from({ length: Math.ceil(friends.length / columns) }, (_, row) => {
    const inRow = friends.slice(row * columns, (row + 1) * columns);
    return { key: inRow.map(({ username }) => username).join(' '), friends: inRow };
  });
}
