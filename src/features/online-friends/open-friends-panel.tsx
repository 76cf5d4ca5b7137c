/** The content of the panel of friends in town: face and name open the quick actions, the bubble starts a whisper. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { openScreenByName } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import type { FriendEntry } from '../../shared/contract/friends.ts';
import type { FriendPlace } from '../../shared/contract/channels.ts';
import { refetchChannels } from '../../state/people/channels.ts';
import { friendPlacesQuery, locationNameQuery } from '../../state/people/friend-places.ts';
import { friendsQuery } from '../../state/people/people.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { startWhisper } from '../../state/chat/whispers.ts';
import { chooseDoor, townPlaces } from '../../state/places/town-places.ts';
import { changeChannel, ownChannel } from '../../state/session/channel.ts';
import { ownLocation } from '../../state/session/location.ts';
import { pushes } from '../../state/session/pushes.ts';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { BarPanel } from '../../ui/overlays/bar-panel.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { FRIENDS_TOGGLE_ID } from './ids.ts';
import { cannotJoin, inChannel, joinIn, text } from './text.ts';
import { type OnlineFriends, useOnlineFriends } from './use-online-friends.ts';

export function OpenFriendsPanel({ whenAlone }: { whenAlone?: ReactNode }) {
  const friends = useOnlineFriends();
  const { onlineCount } = useSnapshot(pushes);
  const { isCompact } = useSnapshot(hud);
  return (
    <BarPanel
      className="friends-panel"
      label={text.onlineFriends}
      toggleId={FRIENDS_TOGGLE_ID}
      onClose={() => closePanel('friends')}
      isLayer={isCompact}
      head={
        <>
          <h2>{text.onlineFriends}</h2>
          {friends.usernames.length > 0 && <span className="tag tag-ok num">{friends.usernames.length}</span>}
        </>
      }
    >
      {onlineCount !== null && <p className="t-micro num px-2 text-ink-3">{text.inTown({ count: onlineCount })}</p>}
      <PanelBody friends={friends} whenAlone={whenAlone} />
      <Button
        tone="ghost"
        size="sm"
        className="mt-1 w-full flex-none"
        onClick={() => {
          closePanel('friends');
          openScreenByName('friends');
        }}
      >
        {text.allFriends}
      </Button>
    </BarPanel>
  );
}

function PanelBody({ friends, whenAlone }: { friends: OnlineFriends; whenAlone: ReactNode }) {
  const { usernames, isLoading, error } = friends;
  const { data: known } = useQuery(friendsQuery());
  const { data: places } = useQuery({ ...friendPlacesQuery(), enabled: usernames.length > 0 });
  if (error !== null) {
    return (
      <p role="alert" className="friends-error">
        {text.loadError({ message: error })}
      </p>
    );
  }
  if (isLoading) return <SkeletonRows label={text.loading} />;
  if (usernames.length === 0) {
    return (
      <div className="friends-none">
        <img src="/ui/empty/no-friends.webp" alt="" />
        <p className="font-sign text-[14px] font-semibold">{text.nobodyOnline}</p>
        <p className="t-micro text-ink-3">{text.nobodyText}</p>
        {whenAlone}
      </div>
    );
  }
  return (
    <ul className="scroll friends-list">
      {usernames.map((username) => (
        <FriendRow
          key={username}
          username={username}
          entry={known?.find((one) => one.username === username)}
          place={places?.find((one) => one.username === username)}
        />
      ))}
    </ul>
  );
}

interface FriendRowProps {
  username: string;
  entry: FriendEntry | undefined;
  place: FriendPlace | undefined;
}

function FriendRow({ username, entry, place }: FriendRowProps) {
  const { number: own } = useSnapshot(ownChannel);
  const { slug } = useSnapshot(ownLocation);
  const isElsewhere = place !== undefined && place.location !== slug;
  const isInChannel = place !== undefined && !isElsewhere && own !== null && place.channel !== own;
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
          crownLabel={isMember ? text.resident : undefined}
          className="flex-1 text-[14px]"
        />
      </button>
      <button
        type="button"
        className="friends-whisper"
        aria-label={text.whisperTo({ username })}
        title={text.whisperTo({ username })}
        onClick={() => startWhisper(username)}
      >
        <ChatCircleDotsIcon weight="fill" size={19} />
      </button>
      {isElsewhere && <Elsewhere username={username} slug={place.location} />}
      {isInChannel && <JoinButton username={username} number={place.channel} />}
    </li>
  );
}

/** Changes to the friend's channel. */
function JoinButton({ username, number }: { username: string; number: number }) {
  const { isChanging } = useSnapshot(ownChannel);
  const join = async (): Promise<void> => {
    const change = await changeChannel(number);
    void refetchChannels();
    if (change !== 'joined') showToast({ text: cannotJoin(username, change), tone: 'bad', id: 'channel' });
  };
  return (
    <div className="friends-elsewhere">
      <span className="t-micro num text-ink-3">{inChannel(number)}</span>
      <Button size="sm" isBusy={isChanging} aria-label={joinIn(username, number)} onClick={() => void join()}>
        {text.join}
      </Button>
    </div>
  );
}

/** The name of the location in which the friend is. Where a door near by leads there, the player can go through it. */
function Elsewhere({ username, slug }: { username: string; slug: string }) {
  const { data: name } = useQuery(locationNameQuery(slug));
  const { doors } = useSnapshot(townPlaces);
  const door = doors.find(({ to }) => to === slug);
  if (name === undefined) return null;
  const go = (key: string): void => {
    closePanel('friends');
    chooseDoor(key);
  };
  return (
    <div className="friends-elsewhere">
      <span className="t-micro text-ink-3">{name}</span>
      {door !== undefined && (
        <Button size="sm" aria-label={text.joinIn({ username, channel: name })} onClick={() => go(door.key)}>
          {text.join}
        </Button>
      )}
    </div>
  );
}
