/** A post in the list: author, time, marks, title, first words, category, tips and replies. */
import { shownPlain } from '../../../rich-text/bbcode/shown-text.ts';
import { openScreen } from '../../../screens/screens.ts';
import { avatarThumb } from '../../../net/avatar-images.ts';
import type { PostPreview } from '../../../shared/contract/forum.ts';
import { isSensitive } from '../../../shared/rules/forum.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { NameTextButton } from '../../../people/name-tag.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { CategoryTag } from '../categories.tsx';
import { text } from '../text.ts';
import { FoldedPost } from './folded-post.tsx';
import { PostFigures, PostMarks } from './post-marks.tsx';

export interface PostRowProps {
  post: PostPreview;
  /** It was written while the list was open. */
  isNew?: boolean;
}

export function PostRow({ post, isNew = false }: PostRowProps) {
  return (
    <FoldedPost post={post} className="card px-4 py-3">
      <ShownRow post={post} isNew={isNew} />
    </FoldedPost>
  );
}

function ShownRow({ post, isNew = false }: PostRowProps) {
  const { author, authorColor, authorMembership, createdAt, category, isPinned, isLocked, title, message } = post;
  const isNarrow = useIsNarrow();
  const isDimmed = isSensitive(post);
  return (
    <article className="card post-row" data-sensitive={isDimmed || undefined}>
      <AvatarThumb name={author} src={avatarThumb(author)} sizePx={isNarrow ? 38 : 46} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <NameTextButton
            name={author}
            onOpen={(button) => openQuickActions(author, button)}
            isDisabled={author === DELETED_NAME}
            color={authorColor}
            crownLabel={authorMembership > 0 ? text.resident : undefined}
            className="text-[14px]"
            buttonClassName="post-over post-author min-w-0"
          />
          <TimeAgo iso={createdAt} className="t-micro text-ink-3" />
          <span className="flex-1" />
          {isNew && <Tag tone="sign">{text.new}</Tag>}
          <PostMarks isPinned={isPinned} isLocked={isLocked} isSensitive={isDimmed} />
        </div>
        <h3 className="t-heading mt-1">
          <button
            type="button"
            dir="auto"
            className="post-title"
            onClick={() => openScreen('forum', { selectedPostId: post.id })}
          >
            {title}
          </button>
        </h3>
        <p
          dir="auto"
          className="post-words t-small mt-0.5 text-ink-2 wrap-anywhere"
          aria-hidden={isDimmed || undefined}
        >
          {shownPlain(message)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <CategoryTag category={category} />
          <span className="ms-auto flex items-center gap-3">
            <PostFigures post={post} />
          </span>
        </div>
      </div>
    </article>
  );
}
