/** The chat window over the left end of the bottom bar: public log and whispers, with a handle that resizes it. */
import './chat.css';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import { useQuietChat } from '../../state/chat/use-quiet-chat.ts';
import { hud, isChatShown } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { unread } from '../../state/session/unread.ts';
import { type ChatTab, showChatTab, whispers } from '../../state/chat/whispers.ts';
import { Badge } from '../../ui/controls/chip.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { ChatLog } from './chat-log.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { text } from './text.ts';
import { useChatHeight } from './use-chat-height.ts';
import { WhispersPanel } from './whispers-panel.tsx';

export function ChatWindow() {
  const { isExpanded } = useSnapshot(settings);
  const { isCompact, panels } = useSnapshot(hud);
  const { tab } = useSnapshot(whispers);
  const { unreadWhisperCount } = useSnapshot(unread);
  const height = useChatHeight();
  const isQuiet = useQuietChat();
  if (!isChatShown({ isCompact, panels }, isExpanded)) return null;
  if (isQuiet) {
    return (
      <section className="hudpanel chat-window" data-quiet aria-label={text.chat}>
        <p className="chat-quiet-line">{text.emptyLog}</p>
      </section>
    );
  }
  return (
    <section
      className="hudpanel chat-window"
      data-accent="bloom"
      aria-label={text.chat}
      style={{ '--chat-height': `${height.px}px` } as CSSProperties}
    >
      <ResizeHandle height={height} />
      <Tabs<ChatTab>
        label={text.chat}
        look="segments"
        value={tab}
        onChange={showChatTab}
        tabs={[
          { value: 'public', label: text.publicChat, icon: <ChatsCircleIcon weight="fill" size={16} /> },
          {
            value: 'whispers',
            label: text.whispers,
            icon: <ChatCircleDotsIcon weight="fill" size={16} />,
            badge: <Badge count={unreadWhisperCount} label={text.unreadWhispers({ count: unreadWhisperCount })} />,
          },
        ]}
        className="chat-tabs min-h-0 flex-1"
        stripClassName="chat-head"
        end={
          <button
            type="button"
            className="chat-minimise"
            aria-label={text.minimise}
            title={text.minimise}
            onClick={() => {
              settings.isExpanded = false;
            }}
          >
            <CaretDownIcon weight="bold" size={16} />
          </button>
        }
      >
        <TabPanel value="public" className="flex">
          <ChatLog />
        </TabPanel>
        <TabPanel value="whispers" className="flex flex-col">
          <WhispersPanel />
        </TabPanel>
      </Tabs>
    </section>
  );
}
