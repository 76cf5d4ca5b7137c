/**
 * Approves with name, price and rarity, or rejects with a reason. Owns the fields until one of both succeeds: they
 * survive a conflict with a change by the creator.
 */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { SubmissionNameField } from '../parts/submission-name-field.tsx';
import { approve, reject } from './calls.ts';
import { type Offer, priceError, PriceFields } from './price-fields.tsx';
import * as text from './text.ts';

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
  const [offer, setOffer] = useState<Offer>(NO_OFFER);
  const [error, setError] = useState<string>();
  const { isBusy, track } = useOutcome();
  const [isRejecting, setIsRejecting] = useState(false);

  useUnsaved(typedName !== null || offer !== NO_OFFER);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = priceError(offer);
    setError(wrong ?? undefined);
    if (wrong !== null) return;
    const { currency, price, rarity } = offer;
    const reply = await track(approve(id, { currency, price: Number(price), rarity, name, revision }));
    if (reply !== null) onDecided();
  };

  return (
    <>
      <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={(event) => void submit(event)}>
        <div className="scroll flex flex-1 flex-col gap-3 p-4">
          {children}
          <SubmissionNameField label={text.NAME} value={name} onChange={setName} />
          <PriceFields offer={offer} error={error} onChange={setOffer} />
        </div>
        <div className="creations-drawer-foot">
          <Button tone="ghost-danger" icon={<XIcon weight="bold" size={17} />} onClick={() => setIsRejecting(true)}>
            {text.REJECT}
          </Button>
          <span className="flex-1" />
          <Button type="submit" tone="sign" icon={<CheckIcon weight="bold" size={17} />} isBusy={isBusy}>
            {text.APPROVE}
          </Button>
        </div>
      </form>
      {isRejecting && (
        <ReasonDialog
          title={text.REJECT}
          note={text.REJECT_NOTE}
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
