/** Recent chat, mute and audit log of one player. Every action asks for a reason. */
import { useState } from 'react';
import type { ScreenParams, ScreenProps } from '../../screens/screens.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { AuditLog } from './parts/audit-log.tsx';
import { MuteForm } from './parts/mute-form.tsx';
import { RecentChat } from './parts/recent-chat.tsx';
import { text } from './text.ts';

type Tab = 'chat' | 'mute' | 'log';
type Params = ScreenParams['moderation'];

const TABS = [
  { value: 'chat', label: text.chat },
  { value: 'mute', label: text.mute },
  { value: 'log', label: text.log },
] as const;

export default function ModerationScreen({ params }: ScreenProps<Params>) {
  const { username, redact } = params;
  const [tab, setTab] = useState<Tab>(params.tab ?? 'chat');
  return (
    <Tabs label={text.tabsLabel} tabs={TABS} value={tab} onChange={setTab} className="flex-1">
      <TabPanel value="chat" className="flex flex-col px-4 pt-2 pb-4">
        <RecentChat username={username} redactFirst={redact} />
      </TabPanel>
      <TabPanel value="mute" className="scroll px-4 pt-2 pb-4">
        <MuteForm username={username} />
      </TabPanel>
      <TabPanel value="log" className="flex flex-col px-4 pt-2 pb-4">
        <AuditLog username={username} />
      </TabPanel>
    </Tabs>
  );
}
