/** Moderators' actions on a player. Each opens its tab of the moderation screen. */
import { ChatsIcon } from '@phosphor-icons/react/dist/csr/Chats';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { clientConfig } from '../../net/client-config.ts';
import { openScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import { closeQuickActions } from '../../state/people/quick-actions.ts';
import { Entry } from './entry.tsx';
import { text } from './text.ts';

const ENTRIES = [
  { label: text.recentChat, tab: 'chat', Icon: ChatsIcon },
  { label: text.muteOrUnmute, tab: 'mute', Icon: SpeakerSlashIcon },
  { label: text.auditLog, tab: 'log', Icon: ClockCounterClockwiseIcon },
] as const;

export function ModeratorEntries({ username }: { username: string }) {
  return (
    <section aria-label={text.moderation}>
      <hr className="rule mx-2 my-1" />
      <p className="t-over px-2.5 pt-1 pb-0.5">{text.moderation}</p>
      {ENTRIES.map(({ label, tab, Icon }) => (
        <Entry
          key={tab}
          icon={<Icon weight="duotone" size={21} />}
          onSelect={() => {
            closeQuickActions();
            openScreen('moderation', { username, tab });
          }}
        >
          {label}
        </Entry>
      ))}
      {clientConfig().hasReports && (
        <Entry
          icon={<FlagIcon weight="duotone" size={21} />}
          onSelect={() => {
            closeQuickActions();
            openScreen('reports', { tab: 'queue' });
          }}
        >
          {titles.reports}
        </Entry>
      )}
    </section>
  );
}
