/** Deletes the player's own post or reply after a question that quotes it, because it cannot be undone. */
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Quoted } from '../../../rich-text/bbcode/quoted.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { deleteText } from '../calls.ts';
import { text } from '../text.ts';

export interface DeleteButtonProps {
  postId: string;
  /** Left out for the post itself. */
  replyId?: string;
  /** The title of the post, or the BBCode of the reply. */
  quoted: string;
  onDeleted?: () => void;
}

export function DeleteButton({ postId, replyId, quoted, onDeleted }: DeleteButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const isPost = replyId === undefined;
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        icon={<TrashIcon weight="bold" size={isPost ? 16 : 15} />}
        onClick={() => setIsConfirming(true)}
      >
        {isPost ? text.delete : <span className="max-md:sr-only">{text.delete}</span>}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={isPost ? text.deletePost : text.deleteReply}
          confirmLabel={text.delete}
          accent="books"
          onClose={() => setIsConfirming(false)}
          onConfirm={async () => {
            const reply = await showOutcome(deleteText(postId, replyId));
            setIsConfirming(false);
            if (reply !== null) onDeleted?.();
          }}
        >
          <Quoted text={quoted} />
          <p>{isPost ? text.deletePostNote : text.deleteReplyNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
