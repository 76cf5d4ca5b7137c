/** The player's picture, name tag, crown and badges on the player's own colour. */
import type { CSSProperties } from 'react';
import { avatarThumb, avatarView, badgePicture } from '../../net/avatar-images.ts';
import { BADGE_TEXT } from '../../languages/badge-text.ts';
import { badgeNames } from '../../shared/rules/badges.ts';
import type { QuickProfile } from '../../state/people/people.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { NameTag } from '../../people/name-tag.tsx';
import { HiddenIfMissing } from '../../ui/layout/picture.tsx';
import { text } from './text.ts';

export interface PlayerHeadProps {
  username: string;
  /** Undefined while it loads. */
  info: QuickProfile | undefined;
}

export function PlayerHead({ username, info }: PlayerHeadProps) {
  const isResident = (info?.membership ?? 0) > 0;
  const color = info?.customization.nametagColor ?? null;
  const badges = badgeNames(info?.badges ?? 0);
  const style = color ? ({ '--own': color } as CSSProperties) : undefined;
  return (
    <div className="quick-head" style={style}>
      <HiddenIfMissing src={avatarView(username)} className="quick-figure" />
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={58} isOnline={info?.isOnline} />
      <div className="relative min-w-0 flex-1">
        <NameTag name={username} color={color} crownLabel={isResident ? text.resident : undefined} />
        {(isResident || badges.length > 0) && (
          <ul className="mt-1.5 flex flex-wrap gap-1 pe-14">
            {isResident && <li className="tag quick-tag">{text.resident}</li>}
            {badges.map((name) => (
              <li key={name} className="tag quick-tag">
                <HiddenIfMissing src={badgePicture(name)} className="h-[15px]" />
                {BADGE_TEXT[name]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
