/** A reply to a post with its tips and, for its author and moderators, its actions. */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ForumPost, ForumReply } from '../../../shared/contract/forum.ts';
import { shownText } from '../../../rich-text/bbcode/shown-text.ts';
import { REPLY_TIP_COINS } from '../../../shared/rules/economy.ts';
import { useBlockedFold } from '../../../state/people/blocked.ts';
import { ReportButton } from '../../../rich-text/report-button.tsx';
import { BlockedFold } from '../../../people/blocked-fold.tsx';
import { session } from '../../../state/session/session.ts';
import { Coins } from '../../../ui/controls/amount.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TimeAgo, timeAgo } from '../../../ui/layout/when.tsx';
import { editReply } from '../calls.ts';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { text } from '../text.ts';
import { REPLY_END } from '../use-read-mark.ts';
import { AuthorFace, AuthorLine } from './author-line.tsx';
import { DeleteButton } from './delete-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ReplyModeratorMenu } from './moderator-menu.tsx';
import { PostBody } from './post-body.tsx';
import { Reactions } from './reactions.tsx';
import { LinkButton, type Quote, QuoteButton } from './text-tools.tsx';
import { TipButton } from './tip-button.tsx';

export interface ReplyItemProps {
  reply: ForumReply;
  post: ForumPost;
  onQuote: Quote;
}

export function ReplyItem({ reply, post, onQuote }: ReplyItemProps) {
  const { id, author, createdAt, lastEdited, isRemoved, message } = reply;
  const fold = useBlockedFold(author?.username, `reply ${reply.id}`);
  if (isRemoved) {
    return (
      <li id={`forum-reply-${id}`} tabIndex={-1} className="forum-reply">
        <p className="t-small text-ink-3 italic">{text.removedReply}</p>
        <span {...{ [REPLY_END]: id }} className="forum-reply-end" />
      </li>
    );
  }
  return (
    <li id={`forum-reply-${id}`} tabIndex={-1} className="forum-reply">
      <BlockedFold {...fold} className="py-1">
        <AuthorFace author={author} sizePx={38} />
        <div className="min-w-0 flex-1">
          <AuthorLine author={author}>
            <TimeAgo iso={createdAt} className="t-micro text-ink-3" />
            {lastEdited && (
              <span className="t-micro text-ink-3">
                {text.edited} {timeAgo(lastEdited)}
              </span>
            )}
          </AuthorLine>
          <PostBody message={message} author={author?.username} className="t-body" />
          <ReplyActions reply={reply} post={post} onQuote={onQuote} />
        </div>
      </BlockedFold>
      <span {...{ [REPLY_END]: id }} className="forum-reply-end" />
    </li>
  );
}

function ReplyActions({ reply, post, onQuote }: ReplyItemProps) {
  const { id, author, isAuthor, hasTipped, tipsCount, message, reactions } = reply;
  const access = useSnapshot(session).user?.access ?? 0;
  const [isEditing, setIsEditing] = useState(() => takeContinued(`edit-reply:${id}`));
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <Coins value={tipsCount * REPLY_TIP_COINS} size={15} />
      <Reactions postId={post.id} replyId={id} given={reactions} isReadOnly={post.isDeleted} />
      {author && !post.isDeleted && (!post.isLocked || access > 0) && (
        <QuoteButton author={author.username} message={message} onQuote={onQuote} />
      )}
      <LinkButton postId={post.id} replyId={id} />
      <ReportButton username={author?.username} about={{ kind: 'forum-reply', id, shown: shownText(message, 300) }} />
      {isAuthor && !post.isDeleted && (!post.isLocked || access > 0) && (
        <Button
          tone="ghost"
          size="sm"
          icon={<PencilSimpleIcon weight="bold" size={15} />}
          onClick={() => setIsEditing(true)}
        >
          <span className="max-md:sr-only">{text.edit}</span>
        </Button>
      )}
      {isAuthor && <DeleteButton postId={post.id} replyId={id} quoted={message} />}
      {!isAuthor && author && !post.isDeleted && (
        <TipButton
          postId={post.id}
          replyId={id}
          author={author.username}
          coins={REPLY_TIP_COINS}
          hasTipped={hasTipped}
          size="sm"
        />
      )}
      {access > 0 && <ReplyModeratorMenu postId={post.id} replyId={id} />}
      {isEditing && (
        <EditDialog
          title={text.editReply}
          label={text.editReply}
          draftKey={`edit-reply:${id}`}
          draftAbout={{ title: post.title, postId: post.id, replyId: id }}
          initial={message}
          submit={(next) => editReply(post.id, id, next)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  );
}
