/** One activity: kind, time, text, a link to its place, and a delete button. */
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { openScreenByName } from '../../../screens/screens.ts';
import type { Activity } from '../../../shared/contract/feed.ts';
import { shownText } from '../../../rich-text/bbcode/shown-text.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { kindOf, text } from '../text.ts';

/** Longer than a card of two lines can show. */
const SHOWN_LENGTH = 240;
const ICON_PX = 13;

export interface ActivityCardProps {
  activity: Activity;
  /** Called with the delete button. */
  onDelete: (button: HTMLElement) => void;
}

export function ActivityCard({ activity, onDelete }: ActivityCardProps) {
  const place = placeOf(activity);
  return (
    <li data-accent={activity.type === 'profileComment' ? 'gelato' : 'books'} className="card feed-card">
      <div className="flex items-center gap-2">
        <Tag tone="sign" icon={<KindIcon activity={activity} />}>
          {kindOf(activity)}
        </Tag>
        <TimeAgo iso={activity.createdAt} className="t-micro flex-1 text-ink-3" />
        <IconButton
          label={text.delete}
          tone="ghost-danger"
          size="sm"
          className="-my-1 -me-1.5"
          data-delete=""
          onClick={(event) => onDelete(event.currentTarget)}
        >
          <TrashIcon weight="bold" size={15} />
        </IconButton>
      </div>
      <p dir="auto" className="t-body clamp2 feed-words">
        {shownText(activity.message, SHOWN_LENGTH)}
      </p>
      {place && (
        <button type="button" className="link t-small feed-place" onClick={place.open}>
          {place.label}
        </button>
      )}
    </li>
  );
}

function KindIcon({ activity: { type, isReply } }: { activity: Activity }) {
  if (type === 'forumPost') return <MegaphoneIcon weight="fill" size={ICON_PX} />;
  if (type === 'forumReply') return <ChatCircleDotsIcon weight="fill" size={ICON_PX} />;
  if (isReply) return <ArrowBendUpLeftIcon className="mirrors" weight="fill" size={ICON_PX} />;
  return <UserCircleIcon weight="fill" size={ICON_PX} />;
}

function placeOf({ forumId, forumTitle, profileOwnerUsername }: Activity) {
  if (forumId !== null) {
    return { label: forumTitle ?? text.post, open: () => openScreenByName('forum', { selectedPostId: forumId }) };
  }
  if (profileOwnerUsername === null) return null;
  return {
    label: text.profileOf({ username: profileOwnerUsername }),
    open: () => openScreenByName('profile', { username: profileOwnerUsername }),
  };
}
