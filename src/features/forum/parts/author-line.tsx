/** The author of a text: face, name and badges. Opens quick actions, unless the account was deleted. */
import type { ReactNode } from 'react';
import { avatarThumb, badgePicture } from '../../../net/avatar-images.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { BADGE_TEXT } from '../../../languages/badge-text.ts';
import { badgeNames } from '../../../shared/rules/badges.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { NameText, NameTextButton } from '../../../people/name-tag.tsx';
import { text } from '../text.ts';

interface AuthorFaceProps {
  author: Author | null;
  sizePx: number;
  /** Shows a dot when the author is in town. */
  isOnline?: boolean;
}

export function AuthorFace({ author, sizePx, isOnline = false }: AuthorFaceProps) {
  const name = author?.username ?? text.deletedAuthor;
  const presence = isOnline ? { isOnline } : {};
  return <AvatarThumb name={name} src={avatarThumb(author?.username ?? '')} sizePx={sizePx} {...presence} />;
}

/** `children` are shown after the name. */
export function AuthorLine({ author, children }: { author: Author | null; children?: ReactNode }) {
  if (author === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-2">
        <NameText name={text.deletedAuthor} className="text-[14px] text-ink-3" />
        {children}
      </div>
    );
  }
  const { username, membership, badges, customization } = author;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <NameTextButton
        name={username}
        color={customization.nametagColor}
        crownLabel={membership > 0 ? text.resident : undefined}
        className="text-[14px]"
        buttonClassName="min-w-0"
        onOpen={(button) => openQuickActions(username, button)}
      />
      {badgeNames(badges).map((name) => (
        <img
          key={name}
          src={badgePicture(name)}
          alt={BADGE_TEXT[name]}
          title={BADGE_TEXT[name]}
          className="h-[17px]"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ))}
      {children}
    </div>
  );
}
