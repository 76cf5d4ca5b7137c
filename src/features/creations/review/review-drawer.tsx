/** One submission for its reviewer: views, preview, creator, and the decision form or the decision. */
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { PreviewButton } from '../parts/preview-button.tsx';
import { SheetViews } from '../parts/sheet-views.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import * as creationsText from '../text.ts';
import { withdraw } from './calls.ts';
import { DecisionForm } from './decision-form.tsx';
import { ItemPrice } from './item-price.tsx';
import * as text from './text.ts';

export interface ReviewDrawerProps {
  submission: ReviewedSubmission;
  onClose: () => void;
  onDecided: () => void;
}

export function ReviewDrawer({ submission, onClose, onDecided }: ReviewDrawerProps) {
  const title = submission.item?.name ?? (submission.name || creationsText.UNNAMED);
  return (
    <section className="creations-drawer" aria-label={`${creationsText.REVIEW}: ${title}`}>
      <div className="creations-drawer-head">
        <h3 className="t-heading clamp1 flex-1">{title}</h3>
        <StatusTag status={submission.status} />
        <IconButton size="sm" tone="ghost" label={creationsText.CLOSE_DRAWER} onClick={onClose}>
          <XIcon weight="bold" size={16} />
        </IconButton>
      </div>
      {submission.status === 'pending' ? (
        <DecisionForm submission={submission} onDecided={onDecided}>
          <Facts submission={submission} />
        </DecisionForm>
      ) : (
        <div className="scroll flex flex-1 flex-col gap-3 p-4">
          <Facts submission={submission} />
          <Decision submission={submission} />
          {submission.status === 'approved' && submission.item && (
            <Withdraw item={submission.item} onWithdrawn={onDecided} />
          )}
        </div>
      )}
    </section>
  );
}

interface WithdrawProps {
  item: NonNullable<ReviewedSubmission['item']>;
  onWithdrawn: () => void;
}

function Withdraw({ item, onWithdrawn }: WithdrawProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button
        tone="ghost-danger"
        className="mt-auto self-start"
        icon={<ProhibitIcon weight="bold" size={17} />}
        onClick={() => setIsConfirming(true)}
      >
        {text.WITHDRAW}
      </Button>
      {isConfirming && (
        <ReasonDialog
          title={text.WITHDRAW}
          note={text.withdrawNote(item.name)}
          onClose={() => setIsConfirming(false)}
          act={async (reason) => {
            const reply = await withdraw(item.id, reason);
            if (reply.success) onWithdrawn();
            return reply;
          }}
        />
      )}
    </>
  );
}

function Facts({ submission }: { submission: ReviewedSubmission }) {
  const { categoryName, gender, submitter, createdAt, imageUrl } = submission;
  return (
    <>
      <SheetViews url={storageUrl(imageUrl)} />
      <div className="flex items-start gap-3">
        <p className="t-small flex-1 text-ink-2">
          {categoryName}, {creationsText.GENDERS[gender]},{' '}
          <button
            type="button"
            className="link font-bold"
            onClick={(event) => openQuickActions(submitter, event.currentTarget)}
          >
            {text.by(submitter)}
          </button>
          <span className="block text-ink-3">{wholeDate(createdAt)}</span>
        </p>
        <PreviewButton submission={submission} />
      </div>
    </>
  );
}

function Decision({ submission }: { submission: ReviewedSubmission }) {
  const { status, reviewer, reviewedAt, reason, item } = submission;
  return (
    <>
      {item && status === 'approved' && <ItemPrice item={item} />}
      {reason && <p className="t-small text-badink wrap-anywhere">{reason}</p>}
      {status !== 'pending' && reviewer !== null && reviewedAt !== null && (
        <p className="t-small text-ink-2">
          {text.decided(status, reviewer)}
          <span className="block text-ink-3">{wholeDate(reviewedAt)}</span>
        </p>
      )}
    </>
  );
}
