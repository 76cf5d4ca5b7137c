/**
 * Approves with name, price and rarity, or rejects with a reason. Owns the name until one of both succeeds: it survives a
 * conflict with a change by the creator.
 */
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NO_REASON, ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { SubmissionNameField } from '../parts/submission-name-field.tsx';
import { approve, reject } from './calls.ts';
import { OfferForm } from './offer-form.tsx';
import type { Offer } from './price-fields.tsx';
import { text } from './text.ts';

export interface DecisionFormProps {
  submission: ReviewedSubmission;
  onDecided: () => void;
  /** The submission, shown above the fields. */
  children: ReactNode;
}

const NO_OFFER: Offer = { price: '', currency: 'coins', rarity: 0 };

export function DecisionForm({ submission, onDecided, children }: DecisionFormProps) {
  const { id, revision } = submission;
  /** Null until the moderator changes it: the creator may still rename it. */
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (submission.name || submission.categoryName);
  const [isRejecting, setIsRejecting] = useState(false);
  const kept = useKeptFields(`reject-${id}`, NO_REASON);

  return (
    <>
      <OfferForm
        className="flex min-h-0 flex-1 flex-col"
        bodyClassName="scroll flex flex-1 flex-col gap-3 p-4"
        start={NO_OFFER}
        isChanged={typedName !== null}
        send={(offer) => approve(id, { ...offer, name, revision })}
        onSent={onDecided}
        renderFoot={(isBusy) => (
          <div className="creations-drawer-foot">
            <Button tone="ghost-danger" icon={<XIcon weight="bold" size={17} />} onClick={() => setIsRejecting(true)}>
              {text.reject}
            </Button>
            <span className="flex-1" />
            <Button type="submit" tone="sign" icon={<CheckIcon weight="bold" size={17} />} isBusy={isBusy}>
              {text.approve}
            </Button>
          </div>
        )}
      >
        {children}
        <SubmissionNameField label={text.name} value={name} onChange={setName} />
      </OfferForm>
      {isRejecting && (
        <ReasonDialog
          kept={kept}
          title={text.reject}
          note={text.rejectNote}
          onClose={() => setIsRejecting(false)}
          act={async (reason) => {
            const reply = await reject(id, { reason, revision });
            if (reply.success) onDecided();
            return reply;
          }}
        />
      )}
    </>
  );
}
