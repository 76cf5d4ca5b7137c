/** The last public messages. */
import { useSnapshot } from 'valtio';
import { chat } from '../../state/chat/chat.ts';
import { ChatLine } from './chat-line.tsx';
import { ScrollingLog } from './scrolling-log.tsx';
import { EMPTY_LOG, PUBLIC_CHAT } from './text.ts';

export function ChatLog() {
  const { log } = useSnapshot(chat);
  if (log.length === 0) return <p className="chat-quiet">{EMPTY_LOG}</p>;
  return (
    <ScrollingLog label={PUBLIC_CHAT} newest={log.at(-1)?.id}>
      {log.map((message) => (
        <ChatLine key={message.id} message={message} />
      ))}
    </ScrollingLog>
  );
}
