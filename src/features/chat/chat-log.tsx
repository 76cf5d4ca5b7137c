/** The last public messages. */
import { useSnapshot } from 'valtio';
import { chat } from '../../state/chat/chat.ts';
import { ChatLine } from './chat-line.tsx';
import { ScrollingLog } from './scrolling-log.tsx';
import { text } from './text.ts';

export function ChatLog() {
  const { log } = useSnapshot(chat);
  if (log.length === 0) return <p className="chat-quiet">{text.emptyLog}</p>;
  return (
    <ScrollingLog label={text.publicChat} newest={log.at(-1)?.id}>
      {log.map((message) => (
        <ChatLine key={message.id} message={message} />
      ))}
    </ScrollingLog>
  );
}
