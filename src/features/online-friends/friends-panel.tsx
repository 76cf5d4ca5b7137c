/** All friends in town: face and name open the quick actions, the bubble starts a whisper. */
import './online-friends.css';
import { useQuery } from '@tanstack/react-query';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import type { FriendEntry } from '../../shared/contract/friends.ts';
import { friendsQuery } from '../../state/people/people.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { startWhisper } from '../../state/chat/whispers.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { closeFriendsPanel, friendsPanel } from './state.ts';
import * as text from './text.ts';
import { type OnlineFriends, useOnlineFriends } from './use-online-friends.ts';

export function FriendsPanel() {
  const { isOpen } = useSnapshot(friendsPanel);
  return isOpen ? <OpenPanel /> : null;
}

function OpenPanel() {
  const friends = useOnlineFriends();
  return (
    <section className="hudpanel friends-panel" aria-label={text.ONLINE_FRIENDS}>
      <header className="flex items-center gap-2 pr-0.5 pl-2">
        <h2 className="t-heading flex-1 text-[15px]!">{text.ONLINE_FRIENDS}</h2>
        {friends.usernames.length > 0 && <span className="tag tag-ok num">{friends.usernames.length}</span>}
        <button type="button" className="friends-close" aria-label={text.CLOSE} onClick={closeFriendsPanel}>
          <XIcon weight="bold" size={14} />
        </button>
      </header>
      <PanelBody friends={friends} />
      <Button
        tone="ghost"
        size="sm"
        className="mt-1 w-full"
        onClick={() => {
          closeFriendsPanel();
          openScreenByName('friends');
        }}
      >
        {text.ALL_FRIENDS}
      </Button>
    </section>
  );
}

function PanelBody({ friends: { usernames, isLoading, error } }: { friends: OnlineFriends }) {
  const { data: known } = useQuery(friendsQuery());
  if (error !== null) {
    return (
      <p role="alert" className="friends-error">
        {text.loadError(error)}
      </p>
    );
  }
  if (isLoading) return <SkeletonRows label={text.LOADING} />;
  if (usernames.length === 0) {
    return (
      <div className="flex flex-col items-center gap-1 px-3 pt-2 pb-1 text-center">
        <img src="/ui/empty/no-friends.webp" alt="" className="w-[150px]" />
        <p className="font-sign text-[14px] font-semibold">{text.NOBODY_ONLINE}</p>
        <p className="t-micro text-ink-3">{text.NOBODY_TEXT}</p>
      </div>
    );
  }
  return (
    <ul className="scroll friends-list">
      {usernames.map((username) => (
        <FriendRow key={username} username={username} entry={known?.find((one) => one.username === username)} />
      ))}
    </ul>
  );
}

function FriendRow({ username, entry }: { username: string; entry: FriendEntry | undefined }) {
  const isMember = (entry?.membership ?? 0) > 0;
  return (
    <li className="friends-row">
      <button
        type="button"
        className="row friends-name"
        onClick={({ currentTarget }) => openQuickActions(username, currentTarget)}
      >
        <AvatarThumb name={username} src={avatarThumb(username)} sizePx={36} isOnline />
        <NameText
          name={username}
          color={isMember ? entry?.nametagColor : null}
          crownLabel={isMember ? text.RESIDENT : undefined}
          className="flex-1 text-[14px]"
        />
      </button>
      <button
        type="button"
        className="friends-whisper"
        aria-label={text.whisperTo(username)}
        title={text.whisperTo(username)}
        onClick={() => startWhisper(username)}
      >
        <ChatCircleDotsIcon weight="fill" size={19} />
      </button>
    </li>
  );
}
