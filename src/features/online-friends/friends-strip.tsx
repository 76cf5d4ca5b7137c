/** The left end of the bottom bar: faces of the friends in town; on a phone the button that opens their panel. */
import './online-friends.css';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { avatarThumb } from '../../net/avatar-images.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { hud, togglePanel } from '../../state/settings/hud.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/controls/chip.tsx';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { FRIENDS_TOGGLE_ID } from './ids.ts';
import { OpenFriendsPanel } from './preload.ts';
import { text } from './text.ts';
import { useErrorToast, useOnlineFriends } from './use-online-friends.ts';

const PRELOAD = preloadProps(OpenFriendsPanel);
const FACE_PX = 44;

const toggle = (): void => togglePanel('friends');
const MORE = { ...PRELOAD, type: 'button', id: FRIENDS_TOGGLE_ID, className: 'strip-more', onClick: toggle } as const;

export interface FriendsStripProps {
  /** Shown while no friend is in town, where there is room. */
  whenAlone?: ReactNode;
}

export function FriendsStrip({ whenAlone }: FriendsStripProps) {
  const { usernames, isLoading, error } = useOnlineFriends();
  useErrorToast(error);
  const { isCompact, faceCount, panels } = useSnapshot(hud);
  const isOpen = panels.includes('friends');
  if (isCompact) return <FriendsToggle count={usernames.length} isOpen={isOpen} />;
  const rest = usernames.length - faceCount;
  const all = text.showAll({ count: usernames.length });
  if (usernames.length === 0) {
    return (
      <div className="strip">
        <button {...MORE} aria-expanded={isOpen}>
          <UsersThreeIcon weight="duotone" size={22} />
          <span className="strip-quiet">{isLoading ? '' : text.nobodyOnline}</span>
          <span className="sr-only">{text.onlineFriends}</span>
        </button>
        {!isLoading && error === null && whenAlone}
      </div>
    );
  }
  return (
    <div className="strip">
      <ul className="strip-faces" aria-label={text.onlineFriends}>
        {usernames.slice(0, faceCount).map((username) => (
          <li key={username}>
            <button
              type="button"
              className="strip-face"
              title={username}
              aria-label={username}
              onClick={({ currentTarget }) => openQuickActions(username, currentTarget)}
            >
              <AvatarThumb name={username} src={avatarThumb(username)} sizePx={FACE_PX} isOnline />
            </button>
          </li>
        ))}
      </ul>
      <button {...MORE} aria-expanded={isOpen} aria-label={all} title={all}>
        {rest > 0 ? text.more({ count: rest }) : <UsersThreeIcon weight="duotone" size={22} />}
      </button>
    </div>
  );
}

function FriendsToggle({ count, isOpen }: { count: number; isOpen: boolean }) {
  return (
    <span className="strip-toggle">
      <IconButton
        {...PRELOAD}
        id={FRIENDS_TOGGLE_ID}
        label={text.onlineFriends}
        size="lg"
        isPressed={isOpen}
        onClick={toggle}
      >
        <UsersThreeIcon weight="fill" size={21} />
      </IconButton>
      {count > 0 && <Badge count={count} label={text.onlineFriends} className="strip-count" />}
    </span>
  );
}
