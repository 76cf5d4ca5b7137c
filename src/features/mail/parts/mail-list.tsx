/** The mails of a folder, newest first, fetched page by page while the player scrolls. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Mail, MailFolder } from '../../../shared/contract/mail.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { mailsOf, mailsQuery } from '../calls.ts';
import { text } from '../text.ts';
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
  const emptyTitle = search === '' ? text.nothingIn({ folder: text.folderNames[folder] }) : text.nothingFound;
  return (
    <PagedList
      query={query}
      label={text.mails}
      loading={text.loading}
      loadFailed={text.loadFailed}
      loadMoreFailed={text.loadMoreFailed}
      empty={<Empty picture="/ui/empty/no-mail.webp" title={emptyTitle} />}
      rows={mails}
      keyOf={({ id }) => id}
      estimatePx={ROW_ESTIMATE_PX}
      gapPx={2}
      renderRow={(mail) => <MailRow mail={mail} isOpen={mail.id === openId} onOpen={onOpen} />}
    />
  );
}
