/** A player's face or name that opens their quick actions. */
import { avatarThumb } from '../../../net/avatar-images.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { NameTextButton } from '../../../people/name-tag.tsx';
import { text } from '../text.ts';

export function FaceButton({ username, sizePx }: { username: string; sizePx: number }) {
  return (
    <button
      type="button"
      // The name beside it has the same action for keyboards and screen readers.
      tabIndex={-1}
      aria-hidden
      className="flex-none self-start"
      onClick={(event) => openQuickActions(username, event.currentTarget)}
    >
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={sizePx} />
    </button>
  );
}

export interface NameButtonProps {
  username: string;
  /** Colour and crown of the player. */
  author: Author | null;
  className?: string;
}

export function NameButton({ username, author, className }: NameButtonProps) {
  return (
    <NameTextButton
      name={username}
      color={author?.customization.nametagColor}
      crownLabel={author && author.membership > 0 ? text.resident : undefined}
      className={className}
      buttonClassName="min-w-0 text-start"
      onOpen={(button) => openQuickActions(username, button)}
    />
  );
}
