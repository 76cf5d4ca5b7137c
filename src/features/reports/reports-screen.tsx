/** The form of a new report, or the lists: own reports, and for moderators those to decide. The server checks every call. */
import './reports.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ScreenParams, ScreenProps } from '../../screens/screens.ts';
import { session } from '../../state/session/session.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { OwnReports } from './parts/own-reports.tsx';
import { Queue } from './parts/queue.tsx';
import { ReportForm } from './parts/report-form.tsx';
import { text } from './text.ts';

type Tab = 'mine' | 'queue';

const MODERATOR_ACCESS = 1;
const TABS = [
  { value: 'queue', label: text.queue },
  { value: 'mine', label: text.mine },
] as const;

export default function ReportsScreen({ params }: ScreenProps<ScreenParams['reports']>) {
  const isModerator = (useSnapshot(session).user?.access ?? 0) >= MODERATOR_ACCESS;
  const [tab, setTab] = useState<Tab>(params?.tab ?? 'mine');
  if (params?.report !== undefined) return <ReportForm {...params.report} />;
  if (!isModerator) return <OwnReports />;
  return (
    <Tabs label={text.tabsLabel} tabs={TABS} value={tab} onChange={setTab} className="flex-1">
      <TabPanel value="queue" className="flex min-h-0">
        <Queue />
      </TabPanel>
      <TabPanel value="mine" className="flex min-h-0 flex-col">
        <OwnReports />
      </TabPanel>
    </Tabs>
  );
}
