/**
 * The card of a post that a text refers to. It can appear in any text of any screen, so it is a button of inline
 * elements.
 */
import './forum.css';
import { useQuery } from '@tanstack/react-query';
import { direction } from '../../languages/texts.ts';
import { openScreen } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import type { PostPreview } from '../../shared/contract/forum.ts';
import { isSensitive } from '../../shared/rules/forum.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { TimeAgo } from '../../ui/layout/when.tsx';
import { cardQuery } from './calls.ts';
import { CategoryTag } from './categories.tsx';
import { FoldedPost } from './parts/folded-post.tsx';
import { PostFigures, PostMarks } from './parts/post-marks.tsx';
import { text } from './text.ts';

export function PostCard({ id }: { id: string }) {
  const { data, isPending } = useQuery(cardQuery(id.trim()));
  if (data) {
    return (
      <FoldedPost post={data} className="card post-card">
        <Shown post={data} />
      </FoldedPost>
    );
  }
  return (
    <span dir={direction} className="card post-card t-small text-ink-3">
      {isPending ? text.loading : text.notFound}
    </span>
  );
}

function Shown({ post }: { post: PostPreview }) {
  const { author, authorColor, authorMembership, createdAt, category, isPinned, isLocked, title, message } = post;
  const isDimmed = isSensitive(post);
  return (
    <button
      type="button"
      // Among words of another direction it keeps that of the page.
      dir={direction}
      className="card post-card post-row"
      data-sensitive={isDimmed || undefined}
      onClick={() => openScreen('forum', { selectedPostId: post.id })}
    >
      <AvatarThumb name={author} src={avatarThumb(author)} sizePx={38} />
      <span className="block min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <NameText
            name={author}
            color={authorColor}
            crownLabel={authorMembership > 0 ? text.resident : undefined}
            className="post-author text-[13px]"
          />
          <TimeAgo iso={createdAt} className="t-micro text-ink-3" />
          <PostMarks isPinned={isPinned} isLocked={isLocked} isSensitive={isDimmed} />
        </span>
        <span dir="auto" className="t-heading mt-0.5 block wrap-anywhere">
          {title}
        </span>
        <span
          dir="auto"
          className="post-words t-small block text-ink-2 wrap-anywhere"
          aria-hidden={isDimmed || undefined}
        >
          {message}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-3">
          <CategoryTag category={category} />
          <PostFigures post={post} />
        </span>
      </span>
    </button>
  );
}
