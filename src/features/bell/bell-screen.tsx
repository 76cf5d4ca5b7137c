/**
 * The list of the bell, newest first, page by page. A press on an entry marks it as read and opens what it is about; Back
 * returns to the list.
 */
import './bell.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks';
import { queryClient } from '../../net/query-client.ts';
import { bellKeys } from '../../net/query-keys.ts';
import { openScreenByName } from '../../screens/screens.ts';
import type { BellEntry } from '../../shared/contract/bell.ts';
import { bell } from '../../state/session/bell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { NextPageFoot, useNextPage } from '../../ui/lists/next-page.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { BellRow } from './bell-row.tsx';
import { bellQuery, entriesOf, markAllRead, markRead } from './calls.ts';
import * as text from './text.ts';
import { targetOf } from './words.ts';

const ROW_ESTIMATE_PX = 84;

export default function BellScreen() {
  const query = useInfiniteQuery(bellQuery);
  const entries = useMemo(() => entriesOf(query.data), [query.data]);
  const fetchMore = useNextPage(query);
  useEffect(refetchWhenNew, []);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {entries.length > 0 && <Head newestId={entries[0]?.id ?? ''} />}
      <ListRegion
        query={query}
        loadFailed={text.LOAD_FAILED}
        skeleton={
          <div className="scroll flex-1 px-2 pt-2">
            <SkeletonRows count={6} label={text.LOADING} />
          </div>
        }
        isEmpty={entries.length === 0}
        empty={<Empty picture="/ui/empty/no-mail.webp" title={text.EMPTY} text={text.EMPTY_NOTE} />}
      >
        <VirtualList
          label={text.LIST}
          rows={entries}
          keyOf={({ id }) => id}
          estimatePx={ROW_ESTIMATE_PX}
          gapPx={2}
          className="flex-1 px-2 pb-3"
          onNearEnd={fetchMore}
          foot={<NextPageFoot pages={query} loading={text.LOADING} failed={text.LOAD_MORE_FAILED} />}
          renderRow={(entry) => <BellRow entry={entry} onOpen={open} />}
        />
      </ListRegion>
    </div>
  );
}

function Head({ newestId }: { newestId: string }) {
  const { unread } = useSnapshot(bell);
  const markAll = async (): Promise<void> => {
    try {
      await markAllRead(newestId);
      showToast({ text: text.MARKED, tone: 'ok', id: 'bell' });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <div className="bell-head">
      <p className="t-small flex-1 font-bold text-ink-2">{text.unreadCount(unread)}</p>
      <Button
        size="sm"
        icon={<ChecksIcon weight="bold" size={17} />}
        // Not `disabled`: the focus would be lost.
        aria-disabled={unread === 0 || undefined}
        onClick={() => unread > 0 && void markAll()}
      >
        {text.MARK_ALL}
      </Button>
    </div>
  );
}

function open(entry: BellEntry): void {
  // A failure leaves it unread; what it is about opens all the same.
  if (!entry.isRead) markRead(entry.id).catch(() => undefined);
  const target = targetOf(entry);
  if (target !== null) openScreenByName(target.screen, target.params);
}

/** Refetches the list when the count rises while it is open. */
function refetchWhenNew(): () => void {
  let { unread } = bell;
  return subscribe(bell, () => {
    const isNew = bell.unread > unread;
    unread = bell.unread;
    if (isNew && queryClient.isFetching({ queryKey: bellKeys.list }) === 0) {
      void queryClient.invalidateQueries({ queryKey: bellKeys.list });
    }
  });
}
