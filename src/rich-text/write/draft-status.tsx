/**
 * Says that the text is kept as a draft, beside the buttons of its form: its place is always there, so that nothing moves. A
 * discarded draft can be brought back for some seconds.
 */
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { showUndoToast } from '../../ui/feedback/undo-toast.tsx';
import { areDraftsStored } from '../../state/chat/drafts.ts';
import { text as words } from './text.ts';

export interface DraftStatusProps {
  isKept: boolean;
  /** Shown since the form opened. */
  isRestored?: boolean;
  onDiscard: () => void;
  /** Brings the discarded text back. */
  onUndo: () => void;
}

const UNDO_MS = 6000;
const TOAST = 'draft-discarded';

export function DraftStatus({ isKept, isRestored = false, onDiscard, onUndo }: DraftStatusProps) {
  const discard = (): void => {
    onDiscard();
    showUndoToast({
      id: TOAST,
      text: words.draftDiscarded,
      undoLabel: words.undo,
      durationMs: UNDO_MS,
      onUndo: () => {
        onUndo();
        showToast({ id: TOAST, text: words.draftIsBack, tone: 'ok' });
      },
    });
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1.5">
      {isKept && (
        <>
          <output className="t-small clamp1 text-ink-3">
            {isRestored ? words.draftRestored : areDraftsStored() ? words.draftSaved : words.draftOnPage}
          </output>
          <Button
            size="sm"
            tone="ghost"
            aria-label={words.discardDraft}
            icon={<TrashIcon aria-hidden weight="bold" size={15} />}
            onClick={discard}
          >
            <span className="max-md:sr-only">{words.discard}</span>
          </Button>
        </>
      )}
    </div>
  );
}
