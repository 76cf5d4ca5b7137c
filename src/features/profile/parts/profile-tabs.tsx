/** The tabs About, Comments and Mutuals. A tab's data is fetched when it is first opened. */
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { type ReactNode, useState } from 'react';
import type { FullProfile } from '../../../state/people/people.ts';
import { TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { OwnGroundContext } from '../../../ui/layout/own-colour.ts';
import { type OwnColours, papersOf } from '../ground.ts';
import { text } from '../text.ts';
import { AboutTab } from './about-tab.tsx';
import { CommentsTab } from './comments-tab.tsx';
import { MutualsTab } from './mutuals-tab.tsx';

type Tab = 'about' | 'comments' | 'mutuals';

const TABS = [
  { value: 'about', label: text.about, icon: <UserCircleIcon weight="fill" size={17} /> },
  { value: 'comments', label: text.comments, icon: <ChatCircleDotsIcon weight="fill" size={17} /> },
  { value: 'mutuals', label: text.mutuals, icon: <UsersThreeIcon weight="fill" size={17} /> },
] as const;

export interface ProfileTabsProps {
  profile: FullProfile;
  isOwn: boolean;
  /** Of a recoloured profile. */
  colours: OwnColours | null;
  /** Beside the tabs; on a phone only in the first tab. */
  preview: ReactNode;
  isNarrow: boolean;
  firstTab?: Tab | undefined;
  /** A comment or answer to show. */
  commentId?: string | undefined;
}

export function ProfileTabs({ profile, isOwn, colours, preview, isNarrow, firstTab, commentId }: ProfileTabsProps) {
  const [tab, setTab] = useState<Tab>(firstTab ?? 'about');
  return (
    <Tabs label={text.tabs} tabs={TABS} value={tab} onChange={setTab} className="flex-1">
      <div className="flex min-h-0 flex-1 gap-4 px-3 pt-2.5 pb-3 md:px-4">
        {!isNarrow && preview}
        <TabPanel value="about" className="scroll">
          {isNarrow && preview}
          <AboutTab profile={profile} isOwn={isOwn} />
        </TabPanel>
        <TabPanel value="comments" className="flex flex-col">
          {/* Comments are directly on the paper; the other texts are on cards of the theme. */}
          <OwnGroundContext value={colours && papersOf(colours)}>
            <CommentsTab username={profile.username} isOwn={isOwn} commentId={commentId} />
          </OwnGroundContext>
        </TabPanel>
        <TabPanel value="mutuals" className="flex flex-col gap-2">
          <MutualsTab username={profile.username} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
