/**
 * What two players wrote to each other, oldest above, with the opened mail in view and marked. Further mails are fetched by
 * buttons at both ends. Until the others are there, and when they fail to load, the opened mail is shown alone. The opened
 * mail is read, the others when their beginning comes into view; until then they have a mark.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { COMMA } from '../../../languages/texts.ts';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import type { Mail } from '../../../shared/contract/mail.ts';
import { onNotification } from '../../../state/session/notifications.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { conversationOf, conversationQuery, markRead, refreshConversations } from '../calls.ts';
import { longDate } from '../partner-and-dates.ts';
import { text } from '../text.ts';

/** Space above the opened mail, which shows that there is more. */
const ABOVE_PX = 56;

export function Conversation({ mail, partner }: { mail: Mail; partner: string }) {
  const query = useInfiniteQuery(conversationQuery(mail.id));
  const { hasPreviousPage, hasNextPage, isFetchingPreviousPage, isFetchingNextPage, isError } = query;
  const mails = useMemo(() => conversationOf(query.data, mail), [query.data, mail]);
  const box = useKeptPlace(mails);
  useEffect(() => onNotification('mail', refreshConversations), []);
  useReadInView(box, mails, mail.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
    <div ref={box} className="scroll mail-body mail-talk" tabIndex={0}>
      {isError && (
        <p role="alert" className="mail-more t-small">
          {text.conversationFailed}
          <Button size="sm" onClick={() => void query.refetch()}>
            {text.tryAgain}
          </Button>
        </p>
      )}
      {hasPreviousPage && (
        <div className="mail-more">
          <Button size="sm" isBusy={isFetchingPreviousPage} onClick={() => void query.fetchPreviousPage()}>
            {text.older}
          </Button>
        </div>
      )}
      <ol className="mail-bubbles" aria-label={text.conversationWith({ partner })}>
        {mails.map((shown) => (
          <Bubble key={shown.id} mail={shown} isOpened={shown.id === mail.id} isAlone={mails.length === 1} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="mail-more">
          <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.newer}
          </Button>
        </div>
      )}
    </div>
  );
}

interface BubbleProps {
  mail: Mail;
  isOpened: boolean;
  isAlone: boolean;
}

function Bubble({ mail: shown, isOpened, isAlone }: BubbleProps) {
  const { id, message, createdAt, sender, isSender } = shown;
  const isUnread = isUnreadIn(shown) && !isOpened;
  return (
    <li
      className="mail-bubble"
      data-bubble={id}
      data-own={isSender || undefined}
      data-unread={isUnread || undefined}
      data-opened={(isOpened && !isAlone) || undefined}
      aria-current={isOpened || undefined}
    >
      <p className="t-micro text-ink-3">
        <b>{isSender ? text.you : sender}</b>
        {!isOpened && (
          <>
            {COMMA}
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </>
        )}
        {isUnread && <b className="mail-unread">{text.unread}</b>}
      </p>
      <div className="t-body mail-words">
        <Bbcode text={message} />
      </div>
    </li>
  );
}

const isUnreadIn = ({ isRead, isSender }: Mail): boolean => !isRead && !isSender;

/** Marks mails as read when their beginning comes into view, each once: a failure is not repeated while it is open. */
function useReadInView(box: RefObject<HTMLDivElement | null>, mails: readonly Mail[], openedId: string): void {
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const root = box.current;
    const unread = new Map(
      mails.filter((mail) => isUnreadIn(mail) && mail.id !== openedId).map((mail) => [mail.id, mail]),
    );
    if (root === null || unread.size === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const mail = unread.get(target.closest('[data-bubble]')?.getAttribute('data-bubble') ?? '');
          if (!isIntersecting || mail === undefined || marked.current.has(mail.id)) continue;
          marked.current.add(mail.id);
          void markRead(mail);
        }
      },
      { root, threshold: 1 },
    );
    for (const beginning of root.querySelectorAll('[data-unread] > p')) observer.observe(beginning);
    return () => observer.disconnect();
  }, [box, mails, openedId]);
}

/**
 * Mails that come above or below do not move what is read; at first that is the opened mail. Returns the ref of the scrolling
 * box.
 */
function useKeptPlace(mails: readonly Mail[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: string | undefined; height: number; count: number } | null>(null);
  const [first, count] = [mails[0]?.id, mails.length];
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const last = before.current;
    before.current = { first, height: element.scrollHeight, count };
    if (last === null || last.count === 1) {
      const opened = element.querySelector<HTMLElement>('[data-opened]');
      if (opened) element.scrollTop = opened.offsetTop - element.offsetTop - ABOVE_PX;
    } else if (first !== last.first) {
      element.scrollTop += element.scrollHeight - last.height;
    }
  }, [first, count]);
  return box;
}
