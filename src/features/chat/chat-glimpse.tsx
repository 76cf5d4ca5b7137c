/**
 * The last two public messages and a button that opens the chat. Shown on phones only (see `chat.css`): in landscape in place
 * of the closed chat, and over the on-screen keyboard. The messages disappear after 20 s without a new one.
 */
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { useSnapshot } from 'valtio';
import { NameText } from '../../people/name-tag.tsx';
import { chat } from '../../state/chat/chat.ts';
import { unread } from '../../state/session/unread.ts';
import { openChat } from '../../state/settings/hud.ts';
import { Badge } from '../../ui/controls/chip.tsx';
import { MessageText } from './message-text.tsx';
import { nameColour } from './name-colour.ts';
import { text as words } from './text.ts';

const SHOWN = 2;

export function ChatGlimpse() {
  const { log } = useSnapshot(chat);
  const { unreadWhisperCount } = useSnapshot(unread);
  const shown = log.slice(-SHOWN);
  return (
    <div className="chat-glimpse">
      {shown.length > 0 && (
        // The key restarts the time of the animation. The log itself is announced where it is open.
        <ol key={shown.at(-1)?.id} className="chat-glimpse-lines" aria-hidden>
          {shown.map(({ id, user, text, nametagColor }) => (
            <li key={id} className="chat-line">
              <NameText name={user} color={nameColour(user, nametagColor)} />{' '}
              <bdi>
                <MessageText text={text} isPlain />
              </bdi>
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className="chat-unfold"
        aria-label={words.openChat}
        title={words.openChat}
        onClick={openChat}
      >
        <CaretUpIcon weight="bold" size={16} />
        <Badge count={unreadWhisperCount} label={words.unreadWhispers({ count: unreadWhisperCount })} />
      </button>
    </div>
  );
}
