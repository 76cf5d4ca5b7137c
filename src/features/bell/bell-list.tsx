/**
 * The list of the bell, newest first, page by page. A press on a row marks its entries as read and opens what they are about.
 */
import './bell.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks';
import { queryClient } from '../../net/query-client.ts';
import { bellKeys } from '../../net/query-keys.ts';
import { openScreenByName } from '../../screens/screens.ts';
import { bell } from '../../state/session/bell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { BellRow } from './bell-row.tsx';
import { bellQuery, entriesOf, markAllRead, markGroupRead } from './calls.ts';
import { type BellGroup, groupsOf, openedEntry } from './groups.ts';
import { text, unreadCount } from './text.ts';
import { targetOf } from './words.ts';

const ROW_ESTIMATE_PX = 84;

export interface BellListProps {
  /** Before the number of unread entries. */
  heading?: ReactNode;
  /** Called before the screen of an entry opens. */
  onOpen?: () => void;
}

export function BellList({ heading, onOpen }: BellListProps) {
  const query = useInfiniteQuery(bellQuery);
  const entries = useMemo(() => entriesOf(query.data), [query.data]);
  const groups = useMemo(() => groupsOf(entries), [entries]);
  useEffect(refetchWhenChanged, []);
  const open = (group: BellGroup): void => {
    // A failure leaves it unread; what it is about still opens.
    if (!group.isRead) markGroupRead(group.entries.map(({ id }) => id)).catch(() => undefined);
    const target = targetOf(openedEntry(group));
    if (target === null) return;
    onOpen?.();
    openScreenByName(target.screen, target.params);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="bell-head">
        {heading}
        {entries.length > 0 && <MarkAll newestId={entries[0]?.id ?? ''} />}
      </div>
      <PagedList
        query={query}
        label={text.list}
        loading={text.loading}
        loadFailed={text.loadFailed}
        loadMoreFailed={text.loadMoreFailed}
        empty={<Empty picture="/ui/empty/no-mail.webp" title={text.empty} text={text.emptyNote} />}
        rows={groups}
        keyOf={({ id }) => id}
        estimatePx={ROW_ESTIMATE_PX}
        gapPx={2}
        renderRow={(group) => <BellRow group={group} onOpen={open} />}
      />
    </div>
  );
}

function MarkAll({ newestId }: { newestId: string }) {
  const { unread } = useSnapshot(bell);
  const markAll = async (): Promise<void> => {
    try {
      await markAllRead(newestId);
      showToast({ text: text.marked, tone: 'ok', id: 'bell' });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <>
      <p className="t-small flex-1 font-bold text-ink-2">{unreadCount(unread)}</p>
      <Button
        size="sm"
        icon={<ChecksIcon weight="bold" size={17} />}
        // Not `disabled`: the focus would be lost.
        aria-disabled={unread === 0 || undefined}
        onClick={() => unread > 0 && void markAll()}
      >
        {text.markAll}
      </Button>
    </>
  );
}

/** Refetches the list while it is open when the count rises, and when it shows more unread entries than there are. */
function refetchWhenChanged(): () => void {
  let { unread } = bell;
  return subscribe(bell, () => {
    const isNew = bell.unread > unread;
    unread = bell.unread;
    const shown = entriesOf(queryClient.getQueryData(bellQuery.queryKey)).filter(({ isRead }) => !isRead).length;
    if ((isNew || shown > unread) && queryClient.isFetching({ queryKey: bellKeys.list }) === 0) {
      void queryClient.invalidateQueries({ queryKey: bellKeys.list });
    }
  });
}
