/** A friend: avatar in its size on the bio's colour, coloured name tag, crown and presence. */
import type { CSSProperties } from 'react';
import { avatarView } from '../../../net/avatar-images.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { NameTag } from '../../../people/name-tag.tsx';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import type { ShownFriend } from '../arrange.ts';
import { text } from '../text.ts';

export function FriendCard({ friend, heightPx }: { friend: ShownFriend; heightPx: number }) {
  const { username, bioColor, nametagColor, membership, width, height, isOnline } = friend;
  const style = { height: heightPx, ...(bioColor ? { '--own': bioColor } : {}) } as CSSProperties;
  return (
    <button
      type="button"
      className="friend-card"
      data-offline={!isOnline || undefined}
      style={style}
      aria-haspopup="dialog"
      onClick={(event) => openQuickActions(username, event.currentTarget)}
    >
      <span className="friend-ground" aria-hidden />
      <span className="friend-figure" style={{ transform: `scale(${width}, ${height})` }}>
        <HiddenIfMissing src={avatarView(username)} />
      </span>
      <span className="friend-name">
        <i className="friend-presence" data-on={isOnline || undefined} aria-hidden />
        <NameTag name={username} color={nametagColor} crownLabel={membership > 0 ? text.resident : undefined} />
        <span className="sr-only">{isOnline ? text.online : text.offline}</span>
      </span>
    </button>
  );
}
