/** The player's picture, name tag, crown and badges on a ground of the player's own colour. */
import type { CSSProperties } from 'react';
import { avatarThumb, avatarView } from '../../net/avatar-images.ts';
import { badgesOf } from '../../shared/rules/badges.ts';
import type { QuickInfo } from '../../state/people.ts';
import { AvatarThumb } from '../../ui/avatar-thumb.tsx';
import { NameTag } from '../../ui/name-tag.tsx';
import { HiddenIfMissing } from '../../ui/picture.tsx';
import { RESIDENT } from './text.ts';

export interface PlayerHeadProps {
  username: string;
  /** Undefined while it loads. */
  info: QuickInfo | undefined;
}

export function PlayerHead({ username, info }: PlayerHeadProps) {
  const isResident = (info?.membership ?? 0) > 0;
  const color = info?.customization.nametagColor ?? null;
  const style = color ? ({ '--own': color } as CSSProperties) : undefined;
  return (
    <div className="quick-head" style={style}>
      <HiddenIfMissing src={avatarView(username)} className="quick-figure" />
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={58} isOnline={info?.isOnline} />
      <div className="relative min-w-0 flex-1">
        <NameTag name={username} color={color} crownLabel={isResident ? RESIDENT : undefined} />
        <ul className="mt-1.5 flex flex-wrap gap-1 pr-14">
          {isResident && <li className="tag quick-tag">{RESIDENT}</li>}
          {badgesOf(info?.badges ?? 0).map((badge) => (
            <li key={badge.name} className="tag quick-tag">
              <HiddenIfMissing src={badge.picture} className="h-[15px]" />
              {badge.name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
