/** Marks and counts of a post, shared by rows, cards and the open post. */
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import type { PostPreview } from '../../../shared/contract/forum.ts';
import { POST_TIP_COINS } from '../../../shared/rules/economy.ts';
import { Coins } from '../../../ui/controls/amount.tsx';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Tag } from '../../../ui/controls/chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { text } from '../text.ts';

export interface PostMarksProps {
  isPinned: boolean;
  isLocked: boolean;
  isSensitive: boolean;
}

/** On phones, pinned and locked are icons, so that the row's head stays on one line. */
export function PostMarks({ isPinned, isLocked, isSensitive }: PostMarksProps) {
  return (
    <>
      {isPinned && (
        <Tag tone="warn" icon={<PushPinIcon weight="fill" size={13} />}>
          <span className="max-md:sr-only">{text.pinned}</span>
        </Tag>
      )}
      {isLocked && (
        <Tag icon={<LockIcon weight="fill" size={13} />}>
          <span className="max-md:sr-only">{text.locked}</span>
        </Tag>
      )}
      {isSensitive && (
        <Tag tone="bad" icon={<EyeSlashIcon weight="fill" size={13} />}>
          {text.sensitive}
        </Tag>
      )}
    </>
  );
}

/** Tips in coins, and the number of replies. */
export interface PostFiguresProps {
  post: Pick<PostPreview, 'tipsCount' | 'replyCount' | 'hasReplied' | 'unreadReplies'>;
}

export function PostFigures({ post }: PostFiguresProps) {
  const { tipsCount, replyCount, hasReplied, unreadReplies = 0 } = post;
  return (
    <>
      {unreadReplies > 0 && (
        <Tag tone="sign">
          <span aria-hidden>{text.countOfNew({ count: unreadReplies })}</span>
          <span className="sr-only">{text.unreadReplies({ count: unreadReplies })}</span>
        </Tag>
      )}
      <Coins value={tipsCount * POST_TIP_COINS} size={16} />
      <span
        className={classNames(
          'inline-flex items-center gap-1 text-[13px] font-extrabold',
          hasReplied ? 'text-link' : 'text-ink-3',
        )}
      >
        <ChatCircleDotsIcon aria-hidden weight={hasReplied ? 'fill' : 'bold'} size={17} />
        <span aria-hidden>{formatCount(replyCount)}</span>
        <span className="sr-only">{text.replyCount({ count: replyCount })}</span>
        {hasReplied && <span className="max-md:sr-only">{text.youReplied}</span>}
      </span>
    </>
  );
}
