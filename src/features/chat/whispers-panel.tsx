/** The whispers tab: all conversation partners, and the selected conversation. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { avatarThumb } from '../../net/avatar-images.ts';
import { requestFocus } from '../../state/chat/chat-draft.ts';
import { markWhispersRead, pickWhisperer, unreadWhispersOf, whisperers, whispers } from '../../state/chat/whispers.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Badge, Chip } from '../../ui/controls/chip.tsx';
import { ChatLine } from './chat-line.tsx';
import { ScrollingLog } from './scrolling-log.tsx';
import { text } from './text.ts';

export function WhispersPanel() {
  const { log, partner } = useSnapshot(whispers);
  const names = whisperers(log);
  const people = partner === null || names.includes(partner) ? names : [partner, ...names];
  useReading(partner, log.at(-1)?.id);
  if (people.length === 0) return <p className="chat-quiet">{text.noWhispers}</p>;
  return (
    <>
      <fieldset className="chat-people" aria-label={text.whisperWith}>
        {people.map((name) => (
          <Chip key={name} isOn={name === partner} className="chat-person" onClick={() => pick(name)}>
            <AvatarThumb name={name} src={avatarThumb(name)} sizePx={26} />
            {name}
            <UnreadOf count={unreadWhispersOf(log, name)} />
          </Chip>
        ))}
      </fieldset>
      <Conversation />
    </>
  );
}

const UnreadOf = ({ count }: { count: number }) => <Badge count={count} label={text.unreadWhispers({ count })} />;

/** Focuses the message line. Not on touch devices, where the keyboard would cover the messages. */
function pick(name: string): void {
  pickWhisperer(name);
  if (window.matchMedia('(pointer: fine)').matches) requestFocus();
}

function Conversation() {
  const { log, partner } = useSnapshot(whispers);
  if (partner === null) return <p className="chat-quiet">{text.pickWhisperer}</p>;
  const messages = log.filter(({ user }) => user === partner);
  if (messages.length === 0) return <p className="chat-quiet">{text.emptyConversation({ name: partner })}</p>;
  return (
    <ScrollingLog key={partner} label={text.whispers} newest={messages.at(-1)?.id} isLive={false}>
      {messages.map((message) => (
        <ChatLine key={message.id} message={message} />
      ))}
    </ScrollingLog>
  );
}

/** Visible messages are marked read; messages in a hidden tab stay unread. */
function useReading(partner: string | null, newest: number | undefined): void {
  const isVisible = useSyncExternalStore(listenToVisibility, () => !document.hidden);
  useEffect(() => {
    if (partner !== null && isVisible && newest !== undefined) markWhispersRead(partner);
  }, [partner, newest, isVisible]);
}

function listenToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
