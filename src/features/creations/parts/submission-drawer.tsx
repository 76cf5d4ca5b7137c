/** The drawer: a new submission, one that can still be edited, or the details of a reviewed one. */
import { categoryName } from '../../../languages/category-text.ts';
import { factsOf } from '../../../languages/texts.ts';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useContext, useState } from 'react';
import type { Submission } from '../../../shared/contract/creations.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { openersBeside } from '../../../ui/lists/focus-neighbour.ts';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { LayerContext } from '../../../ui/layers/use-layer.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { askAboutSubmission, removeSubmission } from '../calls.ts';
import { text } from '../text.ts';
import { PreviewButton } from './preview-button.tsx';
import { ItemPrice } from './item-price.tsx';
import { StatusTag } from './status-tag.tsx';
import { StoredSheets } from './stored-sheets.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { Talk } from './talk.tsx';

export interface SubmissionDrawerProps {
  /** Null for a new submission. */
  submission: Submission | null;
  onClose: () => void;
  /** Begins a new submission with the fields and pictures of a rejected one. */
  onAgain: (submission: Submission) => void;
}

/** The rows of the list beside the drawer. */
const ROWS = '.creations-row';
const openRow = (): Element | null => document.querySelector(`${ROWS}[data-on]`);

export function SubmissionDrawer({ submission, onClose, onAgain }: SubmissionDrawerProps) {
  const layer = useContext(LayerContext);
  /** Set while the player is asked: the elements that may take the focus afterwards. */
  const [deletion, setDeletion] = useState<HTMLElement[] | null>(null);
  const mode = submission === null ? 'new' : submission.status === 'pending' ? 'edit' : 'details';
  const remove = async (id: string): Promise<void> => {
    if ((await showOutcome(removeSubmission(id))) === null) return;
    setDeletion(null);
    onClose();
  };
  return (
    <section className="creations-drawer" aria-label={text.titles[mode]}>
      <div className="creations-drawer-head">
        <h3 className="t-heading flex-1">{text.titles[mode]}</h3>
        {submission && <StatusTag submission={submission} />}
        <IconButton
          size="sm"
          tone="ghost"
          label={text.closeDrawer}
          onClick={() => (layer === null ? onClose() : leaveLayer(layer, onClose))}
        >
          <XIcon weight="bold" size={16} />
        </IconButton>
      </div>
      {mode === 'details' && submission ? (
        <Details submission={submission} onAgain={() => onAgain(submission)} />
      ) : (
        <SubmissionForm submission={submission} onSent={onClose}>
          {submission && (
            <Button
              tone="ghost-danger"
              icon={<TrashIcon weight="bold" size={17} />}
              onClick={({ currentTarget }) => setDeletion(openersBeside(currentTarget, openRow(), ROWS))}
            >
              {text.delete}
            </Button>
          )}
        </SubmissionForm>
      )}
      {deletion && submission && (
        <ConfirmDialog
          title={text.deleteQuestion({ name: submission.name || text.unnamed })}
          accent="cafe"
          confirmLabel={text.delete}
          openers={deletion}
          onConfirm={() => remove(submission.id)}
          onClose={() => setDeletion(null)}
        >
          <p>{text.deleteNote}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Details({ submission, onAgain }: { submission: Submission; onAgain: () => void }) {
  const { name, category, gender, createdAt, reason, item, status, withdrawnAt } = submission;
  return (
    <div className="scroll flex flex-1 flex-col items-start gap-3 p-4">
      <StoredSheets submission={submission} />
      <PreviewButton submission={submission} />
      <p dir="auto" className="t-heading">
        {item?.name ?? (name || text.unnamed)}
      </p>
      {item && status === 'approved' && <ItemPrice item={item} />}
      <p className="t-small text-ink-2">{factsOf([categoryName(category), text.genders[gender]])}</p>
      <p className="t-small text-ink-3">{wholeDate(createdAt)}</p>
      {withdrawnAt !== null && (
        <p className="t-small text-ink-2">{text.withdrawnOn({ date: wholeDate(withdrawnAt) })}</p>
      )}
      {reason && (
        <p dir="auto" className="t-small text-badink wrap-anywhere">
          {reason}
        </p>
      )}
      {status === 'rejected' && (
        <>
          <Talk submission={submission} isReviewer={false} send={(said) => askAboutSubmission(submission.id, said)} />
          <Button icon={<ArrowsClockwiseIcon weight="bold" size={17} />} onClick={onAgain}>
            {text.again}
          </Button>
        </>
      )}
    </div>
  );
}
