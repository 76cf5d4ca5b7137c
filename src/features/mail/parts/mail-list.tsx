/** The mails of a folder, newest first, fetched page by page while the player scrolls. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Mail, MailFolder } from '../../../shared/contract/mail.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageFoot, useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
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
  const mails = useMemo(() => mailsOf(query.data), [query.data]);
  const fetchMore = useNextPage(query);
  return (
    <ListRegion
      query={query}
      loadFailed={text.LOAD_FAILED}
      skeleton={
        <div className="scroll flex-1 px-2">
          <SkeletonRows count={7} label={text.LOADING} />
        </div>
      }
      isEmpty={mails.length === 0}
      empty={
        <Empty
          picture="/ui/empty/no-mail.webp"
          title={search === '' ? text.nothingIn(text.FOLDER_NAMES[folder]) : text.NOTHING_FOUND}
        />
      }
    >
      <VirtualList
        label={text.MAILS}
        rows={mails}
        keyOf={({ id }) => id}
        estimatePx={ROW_ESTIMATE_PX}
        gapPx={2}
        className="flex-1 px-2 pb-3"
        onNearEnd={fetchMore}
        foot={<NextPageFoot pages={query} loading={text.LOADING} failed={text.LOAD_MORE_FAILED} />}
        renderRow={(mail) => <MailRow mail={mail} isOpen={mail.id === openId} onOpen={onOpen} />}
      />
    </ListRegion>
  );
}
