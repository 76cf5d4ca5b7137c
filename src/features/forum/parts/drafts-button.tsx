/** Lists the drafts of forum texts, each with a way back into it. Renders nothing while there are none. */
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { showUndoToast } from '../../../ui/feedback/undo-toast.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { continueDraft, discardForumDraft, type ForumDraft, forumDrafts } from '../drafts.ts';
import * as text from '../text.ts';

export interface DraftsButtonProps {
  /** Only the icon. */
  isSmall?: boolean;
  className?: string;
  onContinuePost: () => void;
}

const UNDO_MS = 6000;
const TOAST = 'draft-discarded';

export function DraftsButton({ isSmall = false, className, onContinuePost }: DraftsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = forumDrafts().length;
  if (count === 0 && !isOpen) return null;
  const icon = <NotePencilIcon aria-hidden weight="bold" size={17} />;
  return (
    <>
      {isSmall ? (
        <IconButton label={text.draftCount(count)} className={className} onClick={() => setIsOpen(true)}>
          {icon}
        </IconButton>
      ) : (
        <Button tone="ghost" icon={icon} className={className} onClick={() => setIsOpen(true)}>
          {text.draftCount(count)}
        </Button>
      )}
      {isOpen && <DraftsDialog onClose={() => setIsOpen(false)} onContinuePost={onContinuePost} />}
    </>
  );
}

interface DraftsDialogProps {
  onClose: () => void;
  onContinuePost: () => void;
}

function DraftsDialog({ onClose, onContinuePost }: DraftsDialogProps) {
  const [drafts, setDrafts] = useState(forumDrafts);
  const proceed = (draft: ForumDraft): void => {
    onClose();
    if (draft.place === null) onContinuePost();
    else continueDraft(draft);
  };
  const discard = (draft: ForumDraft): void => {
    const restore = discardForumDraft(draft);
    setDrafts(forumDrafts());
    showUndoToast({
      id: TOAST,
      text: text.DRAFT_DISCARDED,
      undoLabel: text.UNDO,
      durationMs: UNDO_MS,
      onUndo: () => {
        restore();
        setDrafts(forumDrafts());
        showToast({ id: TOAST, text: text.DRAFT_IS_BACK, tone: 'ok' });
      },
    });
  };
  return (
    <Dialog title={text.DRAFTS} accent="books" widthPx={560} onClose={onClose}>
      <ul className="scroll flex min-h-0 flex-col gap-2 p-4" aria-label={text.DRAFTS}>
        {drafts.length === 0 && <li className="t-small text-ink-3">{text.NO_DRAFTS}</li>}
        {drafts.map((draft) => (
          <li key={draft.key} className="card flex items-center gap-2 p-3">
            <div className="min-w-0 flex-1">
              <h3 dir="auto" className="t-heading clamp2">
                {draft.what}
              </h3>
              <p dir="auto" className="t-small clamp2 text-ink-2 wrap-anywhere">
                {draft.words}
              </p>
            </div>
            <Button size="sm" aria-label={`${text.CONTINUE}: ${draft.what}`} onClick={() => proceed(draft)}>
              {text.CONTINUE}
            </Button>
            <IconButton size="sm" tone="ghost" label={text.discardOf(draft.what)} onClick={() => discard(draft)}>
              <TrashIcon weight="bold" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
