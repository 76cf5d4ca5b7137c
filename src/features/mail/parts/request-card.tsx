/** Who asks for a friendship: avatar, name, level, day of joining and mutual friends. */
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { avatarThumb, avatarView } from '../../../net/avatar-images.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { NameTag } from '../../../people/name-tag.tsx';
import { levelOf } from '../../../shared/rules/honor.ts';
import { mutualsQuery, profileQuery } from '../../../state/people/people.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import { text } from '../text.ts';

const SHOWN_MUTUALS = 6;

export function RequestCard({ username, request }: { username: string; request: string }) {
  const { data: profile, isPending } = useQuery(profileQuery(username));
  const style = profile?.bioColor ? ({ '--own': profile.bioColor } as CSSProperties) : undefined;
  return (
    <div className="request-card">
      <div className="request-figure" style={style}>
        <HiddenIfMissing src={avatarView(username)} />
      </div>
      <div className="request-words">
        <NameTag
          name={username}
          tag={profile?.nametag}
          color={profile?.nametagColor ?? null}
          crownLabel={(profile?.membership ?? 0) > 0 ? text.resident : undefined}
        />
        <p className="t-heading">{request}</p>
        {isPending && <SkeletonRows count={2} label={text.loading} />}
        {profile && (
          <dl className="request-facts">
            <div>
              <dt className="t-micro text-ink-3">{text.level}</dt>
              <dd className="font-bold">{levelOf(profile.honor)}</dd>
            </div>
            <div>
              <dt className="t-micro text-ink-3">{text.joined}</dt>
              <dd className="font-bold">{profile.createdAt}</dd>
            </div>
          </dl>
        )}
        <Mutuals username={username} />
      </div>
    </div>
  );
}

function Mutuals({ username }: { username: string }) {
  const { data } = useQuery(mutualsQuery(username));
  if (!data) return null;
  if (data.length === 0) return <p className="t-small text-ink-3">{text.noMutuals}</p>;
  return (
    <section aria-label={text.mutualFriends}>
      <h3 className="t-micro text-ink-3">
        {text.mutualFriends} ({data.length})
      </h3>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {data.slice(0, SHOWN_MUTUALS).map((friend) => (
          <li key={friend.username}>
            <button
              type="button"
              className="chip"
              onClick={(event) => openQuickActions(friend.username, event.currentTarget)}
            >
              <AvatarThumb name={friend.username} src={avatarThumb(friend.username)} sizePx={24} />
              {friend.username}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
