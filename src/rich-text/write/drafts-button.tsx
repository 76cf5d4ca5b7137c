/** Lists the drafts of posts, mails and comments, each with a way back into it. Renders nothing while there are none. */
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { showUndoToast } from '../../ui/feedback/undo-toast.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Accent } from '../../ui/layout/accent.ts';
import { continueDraft, discardListed, listDrafts, type ListedDraft } from './draft-list.ts';
import { text } from './text.ts';
import { labelled } from '../../languages/name-list.ts';

export interface DraftsButtonProps {
  /** Only the icon. */
  isSmall?: boolean;
  className?: string;
  accent: Accent;
  /** Continues the draft in the open screen. Returns false for a draft of another place, which opens then. */
  continueHere: (key: string) => boolean;
}

const UNDO_MS = 6000;
const TOAST = 'draft-discarded';

export function DraftsButton({ isSmall = false, className, accent, continueHere }: DraftsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = listDrafts().length;
  if (count === 0 && !isOpen) return null;
  const icon = <NotePencilIcon aria-hidden weight="bold" size={17} />;
  return (
    <>
      {isSmall ? (
        <IconButton label={text.draftCount({ count })} className={className} onClick={() => setIsOpen(true)}>
          {icon}
        </IconButton>
      ) : (
        <Button tone="ghost" icon={icon} className={className} onClick={() => setIsOpen(true)}>
          {text.draftCount({ count })}
        </Button>
      )}
      {isOpen && <DraftsDialog accent={accent} continueHere={continueHere} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface DraftsDialogProps extends Pick<DraftsButtonProps, 'accent' | 'continueHere'> {
  onClose: () => void;
}

function DraftsDialog({ accent, continueHere, onClose }: DraftsDialogProps) {
  const [drafts, setDrafts] = useState(listDrafts);
  const proceed = (draft: ListedDraft): void => {
    onClose();
    if (!continueHere(draft.key)) continueDraft(draft);
  };
  const discard = (draft: ListedDraft): void => {
    const restore = discardListed(draft);
    setDrafts(listDrafts());
    showUndoToast({
      id: TOAST,
      text: text.draftDiscarded,
      undoLabel: text.undo,
      durationMs: UNDO_MS,
      onUndo: () => {
        restore();
        setDrafts(listDrafts());
        showToast({ id: TOAST, text: text.draftIsBack, tone: 'ok' });
      },
    });
  };
  return (
    <Dialog title={text.drafts} accent={accent} widthPx={560} onClose={onClose}>
      <ul className="scroll flex min-h-0 flex-col gap-2 p-4" aria-label={text.drafts}>
        {drafts.length === 0 && <li className="t-small text-ink-3">{text.noDrafts}</li>}
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
            <Button size="sm" aria-label={labelled(text.continue, draft.what)} onClick={() => proceed(draft)}>
              {text.continue}
            </Button>
            <IconButton
              size="sm"
              tone="ghost"
              label={text.discardOf({ what: draft.what })}
              onClick={() => discard(draft)}
            >
              <TrashIcon weight="bold" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
