/**
 * Mail: folder picker, search and list, and the open mail beside them; on a phone it replaces the list. Mail that
 * arrives while the screen is open is inserted on top.
 */
import './mail.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { takeContinued } from '../../rich-text/write/draft-list.ts';
import type { ScreenProps } from '../../screens/screens.ts';
import { type Mail, MAIL_FRIEND_REQUEST, type MailFolder } from '../../shared/contract/mail.ts';
import { mailKeys } from '../../net/query-keys.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { unread } from '../../state/session/unread.ts';
import { Badge } from '../../ui/controls/chip.tsx';
import { SignNote } from '../../ui/overlays/dialog-place.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showOutcome } from '../../ui/feedback/outcome.ts';
import { scrollStop } from '../../ui/hooks/scroll-stop.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../ui/hooks/use-debounced.ts';
import { useInnerLayer } from '../../ui/layers/use-layer.ts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { findMail, insertNewMail, mailBeside, markRead, neighbourOf, removeOtherFolders, setSaved } from './calls.ts';
import { mailKeyOf } from './mail-keys.ts';
import { ComposeButton } from './parts/compose-button.tsx';
import { ListHead } from './parts/list-head.tsx';
import { MailList } from './parts/mail-list.tsx';
import { OpenMail, replyDraftOf } from './parts/open-mail.tsx';
import { firstWordsOf, nameOf } from './preview.ts';
import { text } from './text.ts';

type Params = { selectedEmail?: Mail; selectedEmailId?: string } | undefined;

export default function MailScreen({ params }: ScreenProps<Params>) {
  const { unreadMailCount } = useSnapshot(unread);
  const isNarrow = useIsNarrow();
  const [folder, setFolder] = useState<MailFolder>('inbox');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Mail | null>(params?.selectedEmail ?? null);
  const [isReplying, setIsReplying] = useState(() => takeContinued(replyDraftOf(params?.selectedEmailId ?? '')));
  const term = useDebounced(search.trim(), SEARCH_DEBOUNCE_MS);
  const { isSeeking, isGone } = useMailOfId(params?.selectedEmailId, setOpen);

  useEffect(() => removeOtherFolders, []);
  useEffect(() => onNotification('mail', () => void insertNewMail(folder, term)), [folder, term]);
  useEffect(() => {
    if (open) void markRead(open);
  }, [open]);

  const close = (): void => {
    const id = open?.id;
    setOpen(null);
    setIsReplying(false);
    if (id !== undefined) returnToRow(id);
  };
  useInnerLayer(close, open !== null);
  /** After a deletion the next mail opens beside the list; on a narrow window the list comes back. */
  const openNext = (id: string): void => {
    const next = isNarrow ? null : neighbourOf(folder, term, id);
    if (next?.type === MAIL_FRIEND_REQUEST || next?.isRead || next?.isSender) setOpen(next);
    else setOpen(null);
    returnToRow(next?.id);
  };
  const onListKey = (event: KeyboardEvent): void => {
    const key = mailKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    if (key === 'reply') return setIsReplying(open !== null);
    if (key === 'save') {
      // The list has the current state of the mail.
      const shown = open && mailBeside(folder, term, open.id, 0);
      if (shown && !shown.isDeleted) void showOutcome(setSaved(shown.id, !shown.isSaved));
      return;
    }
    const next = mailBeside(folder, term, open?.id, key === 'next' ? 1 : -1);
    if (next === null) return;
    setOpen(next);
    document.querySelector<HTMLElement>(`.mail-side [data-mail="${next.id}"]`)?.focus();
  };
  const isListShown = !isNarrow || open === null;
  return (
    <div className="flex min-h-0 flex-1">
      <SignNote>
        <Badge count={unreadMailCount} label={text.unreadMails({ count: unreadMailCount })} className="z-[1]" />
      </SignNote>
      {isListShown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the list inside
        <div className="mail-side" onKeyDown={onListKey}>
          <ListHead
            folder={folder}
            onFolder={(next) => {
              setFolder(next);
              close();
            }}
            search={search}
            onSearch={setSearch}
            onCleared={close}
          />
          <MailList folder={folder} search={term} openId={open?.id ?? null} onOpen={setOpen} />
          <ComposeButton />
        </div>
      )}
      {(!isNarrow || open !== null) && (
        <div className="flex min-w-0 flex-1 flex-col">
          {open && (
            <OpenMail
              key={open.id}
              mail={open}
              folder={folder}
              search={term}
              onClose={close}
              onRemoved={openNext}
              isReplying={isReplying}
              onReplying={setIsReplying}
            />
          )}
          {!open && isSeeking && <SkeletonRows count={3} label={text.loading} />}
          {!open && !isSeeking && (
            <div ref={scrollStop} className="empty-place">
              <Empty picture="/ui/empty/no-mail.webp" title={isGone ? text.gone : text.choose} />
            </div>
          )}
        </div>
      )}
      {/* The focus does not move to it: beside the list it stays in the list. */}
      <output className="sr-only">{open && text.openMail({ who: nameOf(open), words: firstWordsOf(open) })}</output>
    </div>
  );
}

/** Focuses the row of a mail, which may appear first; without one the list. */
function returnToRow(id: string | undefined): void {
  window.setTimeout(() => {
    if (document.activeElement?.closest('.mail-side, [data-mail]')) return;
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`.mail-side [data-mail="${id}"]`);
    (row ?? document.querySelector<HTMLElement>('.mail-side section, .mail-side input'))?.focus();
  });
}

/** Opens the mail of an id when it is found. */
function useMailOfId(id: string | undefined, open: (mail: Mail) => void) {
  const { data, isLoading } = useQuery({
    queryKey: mailKeys.byId(id),
    queryFn: ({ signal }) => findMail(id ?? '', signal),
    enabled: id !== undefined,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) open(data);
  }, [data, open]);
  return { isSeeking: isLoading, isGone: data === null };
}
