/**
 * What two players wrote to each other, oldest above, with the opened mail in view and marked. Further mails are fetched by
 * buttons at both ends. Until the others are there, and when they fail to load, the opened mail is shown alone.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import type { Mail } from '../../../shared/contract/mail.ts';
import { onNotification } from '../../../state/session/notifications.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { conversationOf, conversationQuery, markRead, refreshConversations } from '../calls.ts';
import { longDate } from '../partner-and-dates.ts';
import * as text from '../text.ts';

/** Space above the opened mail, which shows that there is more. */
const ABOVE_PX = 56;

export function Conversation({ mail, partner }: { mail: Mail; partner: string }) {
  const query = useInfiniteQuery(conversationQuery(mail.id));
  const { hasPreviousPage, hasNextPage, isFetchingPreviousPage, isFetchingNextPage, isError } = query;
  const mails = conversationOf(query.data, mail);
  const box = useKeptPlace(mails);
  useEffect(() => onNotification('mail', refreshConversations), []);
  useEffect(() => {
    // The screen marks the opened one.
    const shown = query.data?.pages.flatMap((page) => page.mails) ?? [];
    for (const other of shown) if (other.id !== mail.id) void markRead(other);
  }, [query.data, mail.id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
    <div ref={box} className="scroll mail-body mail-talk" tabIndex={0}>
      {isError && (
        <p role="alert" className="mail-more t-small">
          {text.CONVERSATION_FAILED}
          <Button size="sm" onClick={() => void query.refetch()}>
            {text.TRY_AGAIN}
          </Button>
        </p>
      )}
      {hasPreviousPage && (
        <div className="mail-more">
          <Button size="sm" isBusy={isFetchingPreviousPage} onClick={() => void query.fetchPreviousPage()}>
            {text.OLDER}
          </Button>
        </div>
      )}
      <ol className="mail-bubbles" aria-label={text.conversationWith(partner)}>
        {mails.map((shown) => (
          <Bubble key={shown.id} mail={shown} isOpened={shown.id === mail.id} isAlone={mails.length === 1} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="mail-more">
          <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.NEWER}
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

function Bubble({ mail: { id, message, createdAt, sender, isSender }, isOpened, isAlone }: BubbleProps) {
  return (
    <li
      className="mail-bubble"
      data-bubble={id}
      data-own={isSender || undefined}
      data-opened={(isOpened && !isAlone) || undefined}
      aria-current={isOpened || undefined}
    >
      <p className="t-micro text-ink-3">
        <b>{isSender ? text.YOU : sender}</b>
        {!isOpened && (
          <>
            {', '}
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </>
        )}
      </p>
      <div className="t-body mail-words">
        <Bbcode text={message} />
      </div>
    </li>
  );
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
