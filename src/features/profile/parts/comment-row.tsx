/**
 * A comment with its replies. Only the profile's owner and the comment's author can reply to it or delete it. A reply
 * can be deleted by the owner and by its author. Texts of blocked players are folded, and can be deleted unread.
 */
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import type { ProfileComment, ProfileCommentReply } from '../../../shared/contract/comments.ts';
import { useBlockedFold } from '../../../state/people/blocked.ts';
import { ReportButton } from '../../../rich-text/report-button.tsx';
import { BlockedFold } from '../../../people/blocked-fold.tsx';
import { isSamePlayer } from '../../../state/people/people.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { focusNeighbour } from '../../../ui/lists/focus-neighbour.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { addReply } from '../calls.ts';
import { removeComment } from '../removals.ts';
import { clientConfig } from '../../../net/client-config.ts';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import { text } from '../text.ts';
import { type CommentMark, markOf, type WantedComment } from '../use-wanted-comment.ts';
import { LineComposer } from './line-composer.tsx';
import { FaceButton, NameButton } from './player-button.tsx';
import { RedactButton, useMayRedact } from './redact-button.tsx';

export interface CommentRowProps {
  comment: ProfileComment;
  /** The player whose profile shows it. */
  profileOwner: string;
  /** The signed-in player's username. */
  own: string;
  isOwnProfile: boolean;
  /** The comment or answer that was opened. */
  wanted: WantedComment | null;
}

export function CommentRow({ comment, profileOwner, own, isOwnProfile, wanted }: CommentRowProps) {
  const { id, sender, author, message, createdAt, isDeleted, replies } = comment;
  const draftKey = `reply:${id}`;
  const [isReplying, setIsReplying] = useState(() => takeContinued(draftKey));
  const mayRedact = useMayRedact();
  const mayAct = !isDeleted && (isOwnProfile || isSamePlayer(sender, own));
  const fold = useBlockedFold(isDeleted ? null : sender, `comment ${id}`);
  return (
    <article {...markOf(wanted, id)} className="comment flex gap-3" aria-label={isDeleted ? undefined : sender}>
      {isDeleted || fold.isFolded ? <span className="w-10 flex-none" /> : <FaceButton username={sender} sizePx={40} />}
      <div className="min-w-0 flex-1">
        {isDeleted ? (
          <p className="t-small text-ink-3">{text.deletedComment}</p>
        ) : (
          <div className="comment-main">
            <div className="comment-head">
              <BlockedFold {...fold}>
                <NameButton username={sender} author={author} />
                <TimeAgo iso={createdAt} className="t-micro flex-none text-ink-3" />
              </BlockedFold>
            </div>
            {(mayAct || mayRedact || clientConfig().hasReports) && (
              <div className="comment-acts">
                <ReportButton username={sender} about={{ kind: 'comment', id, shown: message }} />
                {mayRedact && <RedactButton username={sender} kind="comment" id={id} />}
                {mayAct && (
                  <>
                    {!fold.isFolded && (
                      <Button size="sm" tone="ghost" className="px-2!" onClick={() => setIsReplying(true)}>
                        {text.reply}
                      </Button>
                    )}
                    <DeleteButton what="comment" profileOwner={profileOwner} id={id} />
                  </>
                )}
              </div>
            )}
            {!fold.isFolded && (
              <div className="comment-text t-body">
                <Bbcode text={message} />
              </div>
            )}
          </div>
        )}
        {replies.length > 0 && (
          <ul className="comment-replies">
            {replies.map((reply) => (
              <Reply
                key={reply.id}
                reply={reply}
                mark={markOf(wanted, reply.id)}
                profileOwner={profileOwner}
                mayDelete={isOwnProfile || isSamePlayer(reply.sender, own)}
              />
            ))}
          </ul>
        )}
        {isReplying && (
          <LineComposer
            label={text.replyTo({ sender })}
            sendLabel={text.sendReply}
            draftKey={draftKey}
            draftAbout={{ title: sender, profile: profileOwner }}
            icon={<ArrowBendUpLeftIcon className="mirrors" weight="bold" size={18} />}
            submit={(reply) => addReply(profileOwner, id, reply)}
            onDone={() => setIsReplying(false)}
            onCancel={() => setIsReplying(false)}
          />
        )}
      </div>
    </article>
  );
}

interface ReplyProps {
  reply: ProfileCommentReply;
  profileOwner: string;
  mayDelete: boolean;
  mark: CommentMark;
}

function Reply({ reply, profileOwner, mayDelete, mark }: ReplyProps) {
  const { id, sender, author, message, createdAt } = reply;
  const mayRedact = useMayRedact();
  const fold = useBlockedFold(sender, `comment ${id}`);
  return (
    <li {...mark} className="comment flex gap-2.5">
      {!fold.isFolded && <FaceButton username={sender} sizePx={28} />}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <BlockedFold {...fold}>
            <NameButton username={sender} author={author} className="text-[13px]" />
            <TimeAgo iso={createdAt} className="t-micro flex-none text-ink-3" />
          </BlockedFold>
          <span className="flex-1" />
          <ReportButton username={sender} about={{ kind: 'reply', id, shown: message }} />
          {mayRedact && <RedactButton username={sender} kind="reply" id={id} />}
          {mayDelete && <DeleteButton what="reply" profileOwner={profileOwner} id={id} />}
        </div>
        {!fold.isFolded && <Bbcode text={message} className="text-[14px] font-semibold" />}
      </div>
    </li>
  );
}

interface DeleteButtonProps {
  what: 'comment' | 'reply';
  profileOwner: string;
  id: string;
}

function DeleteButton({ what, profileOwner, id }: DeleteButtonProps) {
  return (
    <IconButton
      size="sm"
      tone="ghost-danger"
      label={what === 'comment' ? text.deleteComment : text.deleteReply}
      data-delete=""
      onClick={(event) => {
        focusNeighbour(event.currentTarget, { around: '[role="tabpanel"]', kind: '[data-delete]' });
        removeComment(profileOwner, id, what);
      }}
    >
      <TrashIcon weight="bold" size={16} />
    </IconButton>
  );
}
