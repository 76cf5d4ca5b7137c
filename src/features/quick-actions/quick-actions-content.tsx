/** The content of the quick actions. The entries depend on the quick profile and on whether it is the player's own. */
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { leaveScreens, openScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import {
  addFriend,
  isSamePlayer,
  type Outcome,
  type QuickProfile,
  quickProfileQuery,
  setBlock,
} from '../../state/people/people.ts';
import { closeQuickActions, quickActions } from '../../state/people/quick-actions.ts';
import { subjectOf } from '../../state/people/report-subject.ts';
import { session } from '../../state/session/session.ts';
import { startWhisper, whispers } from '../../state/chat/whispers.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { Entry } from './entry.tsx';
import { ModeratorEntries } from './moderator-entries.tsx';
import { PlayerHead } from './player-head.tsx';
import { text } from './text.ts';
import { WornWorks } from './worn-works.tsx';

const MODERATOR_ACCESS = 1;
const ICON_PX = 21;

export function QuickActionsContent({ username }: { username: string }) {
  const { user } = useSnapshot(session);
  const { data, error } = useQuery(quickProfileQuery(username));
  const isOwn = isSamePlayer(username, user?.username);
  const open = (act: () => void) => () => {
    closeQuickActions();
    act();
  };
  return (
    <>
      <PlayerHead username={username} info={data} />
      <div className="mt-1.5 flex flex-col">
        <Entry
          icon={<UserCircleIcon weight="duotone" size={ICON_PX} />}
          onSelect={open(() => openScreen('profile', { username }))}
        >
          {text.viewFullProfile}
        </Entry>
        {!isOwn && (
          <>
            <Entry
              icon={<ChatCircleDotsIcon weight="duotone" size={ICON_PX} />}
              onSelect={open(() => leaveScreens(() => startWhisper(username)))}
            >
              {text.whisper}
            </Entry>
            {data && <RelationEntries username={username} info={data} />}
          </>
        )}
        <ReportEntry username={username} isOwn={isOwn} />
        {(user?.access ?? 0) >= MODERATOR_ACCESS && <ModeratorEntries username={username} />}
        <WornWorks username={username} />
      </div>
      {error && (
        <p role="alert" className="t-small px-2.5 pt-1 pb-2 text-badink">
          {text.loadFailed}
          {error.message}
        </p>
      )}
    </>
  );
}

/** Reports the player or what the name belongs to; the player's own entry opens the list of reports. */
function ReportEntry({ username, isOwn }: { username: string; isOwn: boolean }) {
  const icon = <FlagIcon weight="duotone" size={ICON_PX} />;
  if (!clientConfig().hasReports) {
    return (
      <Entry icon={icon} isDisabled note={text.reportNote}>
        {text.report}
      </Entry>
    );
  }
  const open = (): void => {
    const about = subjectOf(quickActions.about, whispers.log);
    closeQuickActions();
    openScreen('reports', isOwn ? undefined : { report: { username, about } });
  };
  return (
    <Entry icon={icon} onSelect={open}>
      {isOwn ? titles.reports : text.report}
    </Entry>
  );
}

/** Add Friend, hidden for friends and where a block forbids it, and disabled while a request is pending; Block or Unblock. */
function RelationEntries({ username, info }: { username: string; info: QuickProfile }) {
  const { isBusy, track } = useOutcome();
  const run = (act: () => Promise<Outcome>) => async () => {
    if (isBusy) return;
    await track(act());
  };
  return (
    <>
      {!info.isFriends && info.canAddFriend && (
        <Entry
          icon={<UserPlusIcon weight="duotone" size={ICON_PX} />}
          isDisabled={info.hasPendingRequest}
          note={info.hasPendingRequest ? text.pendingNote : undefined}
          onSelect={() => void run(() => addFriend(username))()}
        >
          {info.hasPendingRequest ? text.pending : text.addFriend}
        </Entry>
      )}
      <hr className="rule mx-2 my-1" />
      <Entry
        icon={<ProhibitIcon weight="duotone" size={ICON_PX} />}
        className={classNames(!info.isBlocked && 'text-badink!')}
        onSelect={() => void run(() => setBlock(username, !info.isBlocked))()}
      >
        {info.isBlocked ? text.unblock : text.block}
      </Entry>
    </>
  );
}
