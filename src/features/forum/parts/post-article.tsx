/** The post itself: author, category, title, text and actions. */
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ForumPost } from '../../../shared/contract/forum.ts';
import { POST_TIP_COINS } from '../../../shared/rules/economy.ts';
import { isSensitive } from '../../../shared/rules/forum.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import { useBlockedFold } from '../../../state/people/blocked.ts';
import { ReportButton } from '../../../rich-text/report-button.tsx';
import { BlockedFold } from '../../../people/blocked-fold.tsx';
import { isSamePlayer } from '../../../state/people/people.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import { session } from '../../../state/session/session.ts';
import { Coins } from '../../../ui/controls/amount.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { copyText } from '../../../ui/controls/copy-text.ts';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { editPost, voteNsfw } from '../calls.ts';
import { CategoryTag } from '../categories.tsx';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { text } from '../text.ts';
import { writtenAt } from '../dates.ts';
import { AuthorFace, AuthorLine } from './author-line.tsx';
import { DeleteButton } from './delete-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PostModeratorMenu } from './moderator-menu.tsx';
import { PostBody } from './post-body.tsx';
import { PostMarks } from './post-marks.tsx';
import { Reactions } from './reactions.tsx';
import { LinkButton, type Quote, QuoteButton } from './text-tools.tsx';
import { TipButton } from './tip-button.tsx';

interface PostProps {
  post: ForumPost;
  /** Called when the author has deleted it. */
  onDeleted: () => void;
  onQuote: Quote;
}

export function PostArticle({ post, onDeleted, onQuote }: PostProps) {
  const { author, title, category, message, createdAt, lastEdited, isPinned, isLocked, hasNSFWVoted } = post;
  const access = useSnapshot(session).user?.access ?? 0;
  const fold = useBlockedFold(category === 'announcements' ? null : author?.username, `post ${post.id}`);
  const isInTown = usePlayers().some(({ user }) => isSamePlayer(user.username, author?.username));
  return (
    <BlockedFold {...fold} className="card p-4 md:p-5">
      <article className="card p-4 md:p-5">
        <header className="flex items-start gap-3">
          <AuthorFace author={author} sizePx={50} isOnline={isInTown} />
          <div className="min-w-0 flex-1 self-center">
            <AuthorLine author={author} />
            <time dateTime={createdAt} className="t-micro block text-ink-3">
              {writtenAt(createdAt, lastEdited)}
            </time>
          </div>
          <div className="flex flex-wrap items-center justify-end gap-1.5">
            <PostMarks isPinned={isPinned} isLocked={isLocked} isSensitive={isSensitive(post)} />
            <CategoryTag category={category} />
          </div>
        </header>
        <h2 dir="auto" className="t-display mt-3 text-[23px]! wrap-anywhere">
          {title}
        </h2>
        <div className="forum-message mt-2" data-dimmed={hasNSFWVoted || undefined}>
          <PostBody message={message} author={author?.username} className="t-body" />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
          <Reactions postId={post.id} given={post.reactions} />
          {author && (!isLocked || access > 0) && (
            <QuoteButton author={author.username} message={message} onQuote={onQuote} />
          )}
          <LinkButton postId={post.id} />
          {author?.username !== SYSTEM_CREATOR && (
            <ReportButton username={author?.username} about={{ kind: 'forum-post', id: post.id, shown: title }} />
          )}
        </div>
        <PostActions post={post} onDeleted={onDeleted} />
      </article>
    </BlockedFold>
  );
}

function PostActions({ post, onDeleted }: Omit<PostProps, 'onQuote'>) {
  const { id, author, isAuthor, isLocked, hasTipped, tipsCount, hasNSFWVoted, message, title } = post;
  const access = useSnapshot(session).user?.access ?? 0;
  const [isEditing, setIsEditing] = useState(() => takeContinued(`edit-post:${id}`));
  const [isVoting, setIsVoting] = useState(false);
  const vote = async (): Promise<void> => {
    setIsVoting(true);
    await showOutcome(voteNsfw(id));
    setIsVoting(false);
  };
  return (
    <footer className="mt-2 flex flex-wrap items-center gap-2 max-md:gap-x-1">
      {isAuthor && (!isLocked || access > 0) && (
        <Button icon={<PencilSimpleIcon weight="bold" size={16} />} onClick={() => setIsEditing(true)}>
          {text.edit}
        </Button>
      )}
      {!isAuthor && author && author.username !== SYSTEM_CREATOR && (
        <TipButton postId={id} author={author.username} coins={POST_TIP_COINS} hasTipped={hasTipped} />
      )}
      <span className="t-small flex items-center gap-1 text-ink-3 max-md:ms-1">
        <Coins value={tipsCount * POST_TIP_COINS} size={16} />
        {text.tippedSoFar}
      </span>
      {/* In narrow windows they have a line of their own, together. */}
      <span className="ms-auto flex flex-wrap items-center gap-2 max-md:gap-x-1">
        <Button
          tone="ghost"
          size="sm"
          className="max-md:px-2!"
          icon={<CopyIcon weight="bold" size={16} />}
          onClick={() => void copyCode(`[post]${id}[/post]`)}
        >
          {text.copy}
        </Button>
        <Button
          tone="ghost"
          size="sm"
          className="max-md:px-2!"
          isBusy={isVoting}
          icon={hasNSFWVoted ? <EyeIcon weight="bold" size={16} /> : <EyeSlashIcon weight="bold" size={16} />}
          onClick={() => void vote()}
        >
          {hasNSFWVoted ? text.markSfw : text.markNsfw}
        </Button>
        {isAuthor && <DeleteButton postId={id} quoted={title} onDeleted={onDeleted} />}
        {access > 0 && <PostModeratorMenu post={post} />}
      </span>
      {isEditing && (
        <EditDialog
          title={text.editPost}
          label={title}
          draftKey={`edit-post:${id}`}
          draftAbout={{ title, postId: id }}
          initial={message}
          submit={(next) => editPost(id, next)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </footer>
  );
}

async function copyCode(code: string): Promise<void> {
  const isCopied = await copyText(code);
  showToast(isCopied ? { text: text.copied, tone: 'ok' } : { text: text.copyFailed + code, tone: 'bad' });
}
