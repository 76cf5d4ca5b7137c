/** The mails of a folder, newest first, fetched page by page as one scrolls. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Mail, MailFolder } from '../../../shared/contract/mail.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VirtualList } from '../../../ui/virtual-list.tsx';
import { mailsOf, mailsQuery } from '../calls.ts';
import * as text from '../text.ts';
import { MailRow } from './mail-row.tsx';

const ROW_ESTIMATE_PX = 78;

export interface MailListProps {
  folder: MailFolder;
  search: string;
  openId: string | null;
  onOpen: (mail: Mail) => void;
}

export function MailList({ folder, search, openId, onOpen }: MailListProps) {
  const query = useInfiniteQuery(mailsQuery(folder, search));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const mails = useMemo(() => mailsOf(data), [data]);
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (isPending) {
    return (
      <div className="scroll flex-1 px-2">
        <SkeletonRows count={7} label={text.LOADING} />
      </div>
    );
  }
  if (!data) {
    return <LoadFailure message={`${text.LOAD_FAILED}${error.message}`} onRetry={() => void refetch()} />;
  }
  if (mails.length === 0) {
    const title = search === '' ? text.nothingIn(text.FOLDER_NAMES[folder]) : text.NOTHING_FOUND;
    return (
      <div className="m-auto">
        <Empty picture="/ui/empty/no-mail.webp" title={title} />
      </div>
    );
  }
  return (
    <VirtualList
      label={text.MAILS}
      rows={mails}
      keyOf={({ id }) => id}
      estimatePx={ROW_ESTIMATE_PX}
      gapPx={2}
      className="flex-1 px-2 pb-3"
      onNearEnd={fetchMore}
      foot={isFetchingNextPage && <SkeletonRows count={2} label={text.LOADING} />}
      renderRow={(mail) => <MailRow mail={mail} isOpen={mail.id === openId} onOpen={onOpen} />}
    />
  );
}
