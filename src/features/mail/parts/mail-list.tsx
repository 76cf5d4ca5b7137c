/** The mails of a folder, newest first, fetched page by page while the player scrolls. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Mail, MailFolder } from '../../../shared/contract/mail.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
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
  const emptyTitle = search === '' ? text.nothingIn(text.FOLDER_NAMES[folder]) : text.NOTHING_FOUND;
  return (
    <PagedList
      query={query}
      label={text.MAILS}
      loading={text.LOADING}
      loadFailed={text.LOAD_FAILED}
      loadMoreFailed={text.LOAD_MORE_FAILED}
      empty={<Empty picture="/ui/empty/no-mail.webp" title={emptyTitle} />}
      rows={mails}
      keyOf={({ id }) => id}
      estimatePx={ROW_ESTIMATE_PX}
      gapPx={2}
      renderRow={(mail) => <MailRow mail={mail} isOpen={mail.id === openId} onOpen={onOpen} />}
    />
  );
}
