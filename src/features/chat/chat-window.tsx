/** The chat window over the left end of the bottom bar: the public log, with a handle that makes it taller. */
import './chat.css';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { useSnapshot } from 'valtio';
import { settings } from '../../state/settings.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ChatLog } from './chat-log.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { CHAT, MINIMISE, PUBLIC_CHAT } from './text.ts';
import { useChatHeight } from './use-chat-height.ts';

export function ChatWindow() {
  const { isExpanded } = useSnapshot(settings);
  const height = useChatHeight();
  if (!isExpanded) return null;
  return (
    <section className="hudpanel chat-window" data-shop="bloom" aria-label={CHAT} style={{ height: height.px }}>
      <ResizeHandle height={height} />
      <Tabs
        label={CHAT}
        look="segments"
        value="public"
        onChange={() => undefined}
        tabs={[{ value: 'public', label: PUBLIC_CHAT, icon: <ChatsCircleIcon weight="fill" size={16} /> }]}
        className="min-h-0 flex-1"
        stripClassName="mx-2 mt-[11px]"
        end={
          <button
            type="button"
            className="chat-minimise"
            aria-label={MINIMISE}
            title={MINIMISE}
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
      </Tabs>
    </section>
  );
}
