/** The last public messages, newest at the foot; it follows new ones unless the reader scrolled up. */
import { memo, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { type ChatMessage, chat } from '../../state/chat.ts';
import { NameText } from '../../ui/name-tag.tsx';
import { EMPTY_LOG, REDACTED, RESIDENT } from './text.ts';

/** This near to the foot counts as reading the newest. */
const AT_FOOT_PX = 40;

export function ChatLog() {
  const { log } = useSnapshot(chat);
  const list = useRef<HTMLOListElement>(null);
  const isAtFoot = useRef(true);
  const newest = log.at(-1)?.id;
  useLayoutEffect(() => {
    const { current } = list;
    if (newest !== undefined && isAtFoot.current && current !== null) current.scrollTop = current.scrollHeight;
  }, [newest]);
  if (log.length === 0) return <p className="chat-quiet">{EMPTY_LOG}</p>;
  return (
    <ol
      ref={list}
      className="chat-log scroll"
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtFoot.current = scrollHeight - scrollTop - clientHeight < AT_FOOT_PX;
      }}
    >
      {log.map((message) => (
        <Line key={message.id} message={message} />
      ))}
    </ol>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const Line = memo(function Line({ message }: { message: Readonly<ChatMessage> }) {
  const { user, text, membership, nametagColor, timestamp } = message;
  return (
    <li className="chat-line">
      <NameText name={user} color={nametagColor} crownLabel={membership > 0 ? RESIDENT : undefined} />{' '}
      <span>{withBlanks(text)}</span>{' '}
      <time className="num" dateTime={new Date(timestamp).toISOString()}>
        {clock.format(timestamp)}
      </time>
    </li>
  );
});

/** Redacted words as blanked blocks. */
function withBlanks(text: string) {
  return text.split(REDACTION_MARKER).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <span key={index} className="chat-redacted">
            <span className="sr-only">{REDACTED}</span>
          </span>,
          part,
        ],
  );
}
