/** One line of the chat: sender, text and time. The name opens the player's quick actions. */
import { locale } from '../../languages/texts.ts';
import { memo } from 'react';
import type { ChatMessage } from '../../state/chat/chat-log.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { NameText } from '../../people/name-tag.tsx';
import { nameColour } from './name-colour.ts';
import { MessageText } from './message-text.tsx';
import { text as words } from './text.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

export const ChatLine = memo(function ChatLine({ message }: { message: Readonly<ChatMessage> }) {
  const { user, text, type, isSender, membership, nametag, nametagColor, timestamp } = message;
  const isOwnWhisper = type === 'whisper' && isSender;
  return (
    <li className="chat-line" data-whisper={type === 'whisper' ? (isSender ? 'out' : 'in') : undefined}>
      {isOwnWhisper ? (
        <span className="sr-only">{words.you}</span>
      ) : (
        <button
          type="button"
          className="chat-name"
          // The log reads it with each line: what it opens is not part of its name.
          aria-haspopup="dialog"
          // Beside the whole line, so that its words stay visible.
          onClick={({ currentTarget }) => openQuickActions(user, currentTarget.closest('li') ?? currentTarget, message)}
        >
          <NameText
            name={user}
            tag={nametag}
            color={nameColour(user, nametagColor)}
            crownLabel={membership > 0 ? words.resident : undefined}
          />
        </button>
      )}{' '}
      <span dir="auto">
        <MessageText text={text} />
      </span>{' '}
      <time className="num" dateTime={new Date(timestamp).toISOString()}>
        {clock.format(timestamp)}
      </time>
    </li>
  );
});
