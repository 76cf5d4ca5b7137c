/** One submission for its reviewer: views, preview, creator, and the decision form or the decision. */
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { COMMA, factsOf } from '../../../languages/texts.ts';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useContext, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ApprovedItem, ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { isSamePlayer } from '../../../state/people/people.ts';
import { session } from '../../../state/session/session.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { LayerContext } from '../../../ui/layers/use-layer.ts';
import { NO_REASON, ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { PreviewButton } from '../parts/preview-button.tsx';
import { StoredSheets } from '../parts/stored-sheets.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { text as creationsText } from '../text.ts';
import { Talk } from '../parts/talk.tsx';
import { answer, withdraw } from './calls.ts';
import { DecisionForm } from './decision-form.tsx';
import { RepriceForm } from './reprice-form.tsx';
import { ItemPrice } from '../parts/item-price.tsx';
import { decided, identical as identicalText, text } from './text.ts';

export interface ReviewDrawerProps {
  submission: ReviewedSubmission;
  onClose: () => void;
  onDecided: () => void;
}

export function ReviewDrawer({ submission, onClose, onDecided }: ReviewDrawerProps) {
  const layer = useContext(LayerContext);
  const user = useSnapshot(session).user;
  const isOwn = isSamePlayer(submission.submitter, user?.username);
  const title = submission.item?.name ?? (submission.name || creationsText.unnamed);
  return (
    <section className="creations-drawer" aria-label={text.reviewOf({ name: title })}>
      <div className="creations-drawer-head">
        <h3 dir="auto" className="t-heading clamp1 flex-1">
          {title}
        </h3>
        <StatusTag submission={submission} />
        <IconButton
          size="sm"
          tone="ghost"
          label={creationsText.closeDrawer}
          onClick={() => (layer === null ? onClose() : leaveLayer(layer, onClose))}
        >
          <XIcon weight="bold" size={16} />
        </IconButton>
      </div>
      {submission.status === 'pending' && !isOwn ? (
        <DecisionForm submission={submission} onDecided={onDecided}>
          <Facts submission={submission} />
        </DecisionForm>
      ) : (
        <div className="scroll flex flex-1 flex-col gap-3 p-4">
          <Facts submission={submission} />
          {submission.status === 'pending' && <p className="card t-body p-3">{text.own}</p>}
          <Decision submission={submission} />
          {submission.status === 'rejected' && !isOwn && (
            <Talk submission={submission} isReviewer send={(said) => answer(submission.id, said)} />
          )}
          {submission.status === 'approved' && submission.item && (
            <ItemActions item={submission.item} isOwn={isOwn} onWithdrawn={onDecided} />
          )}
        </div>
      )}
    </section>
  );
}

interface ItemActionsProps {
  item: ApprovedItem;
  isOwn: boolean;
  onWithdrawn: () => void;
}

function ItemActions({ item, isOwn, onWithdrawn }: ItemActionsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const kept = useKeptFields(`withdraw-${item.id}`, NO_REASON);
  const [isPricing, setIsPricing] = useState(false);
  return (
    <>
      {isPricing && <RepriceForm item={item} onClose={() => setIsPricing(false)} />}
      <div className="mt-auto flex flex-wrap gap-2">
        {!isPricing && (
          <Button
            icon={<TagIcon weight="bold" size={17} />}
            disabled={isOwn}
            reason={isOwn ? text.own : undefined}
            onClick={() => setIsPricing(true)}
          >
            {text.reprice}
          </Button>
        )}
        <Button
          tone="ghost-danger"
          icon={<ProhibitIcon weight="bold" size={17} />}
          onClick={() => setIsConfirming(true)}
        >
          {text.withdraw}
        </Button>
      </div>
      {isConfirming && (
        <ReasonDialog
          kept={kept}
          title={text.withdraw}
          note={text.withdrawNote({ name: item.name })}
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
  const { category, gender, submitter, createdAt, identical } = submission;
  return (
    <>
      <StoredSheets submission={submission} />
      <div className="flex items-start gap-3">
        <p className="t-small flex-1 text-ink-2 text-pretty">
          {factsOf([categoryName(category), creationsText.genders[gender]])}
          {COMMA}
          <button
            type="button"
            className="link font-bold"
            onClick={(event) => openQuickActions(submitter, event.currentTarget)}
          >
            {text.by({ username: submitter })}
          </button>
          <span className="block text-ink-3">{wholeDate(createdAt)}</span>
        </p>
        <PreviewButton submission={submission} />
      </div>
      {identical.length > 0 && <p className="t-small text-warnink wrap-anywhere">{identicalText(identical)}</p>}
    </>
  );
}

function Decision({ submission }: { submission: ReviewedSubmission }) {
  const { status, reviewer, reviewedAt, reason, item, withdrawnAt } = submission;
  return (
    <>
      {item && status === 'approved' && <ItemPrice item={item} />}
      {reason && (
        <p dir="auto" className="t-small text-badink wrap-anywhere">
          {reason}
        </p>
      )}
      {status !== 'pending' && reviewer !== null && reviewedAt !== null && (
        <p className="t-small text-ink-2">
          {decided(withdrawnAt === null ? status : 'withdrawn', reviewer)}
          <span className="block text-ink-3">{wholeDate(reviewedAt)}</span>
        </p>
      )}
    </>
  );
}
