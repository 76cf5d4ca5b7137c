/** A player's face or name that opens their quick actions. */
import { avatarThumb } from '../../../net/avatar-images.ts';
import { openQuickActions } from '../../../state/quick-actions.ts';
import { AvatarThumb } from '../../../ui/avatar-thumb.tsx';
import { NameText } from '../../../ui/name-tag.tsx';

export function FaceButton({ username, sizePx }: { username: string; sizePx: number }) {
  return (
    <button
      type="button"
      // The name beside it does the same for keyboards and screen readers.
      tabIndex={-1}
      aria-hidden
      className="flex-none self-start"
      onClick={(event) => openQuickActions(username, event.currentTarget)}
    >
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={sizePx} />
    </button>
  );
}

export function NameButton({ username, className }: { username: string; className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="min-w-0 text-left hover:underline"
      onClick={(event) => openQuickActions(username, event.currentTarget)}
    >
      <NameText name={username} className={className} />
    </button>
  );
}
