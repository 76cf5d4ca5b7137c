/** Approves with name, price and rarity, or rejects with a reason. Owns the fields until one of both succeeds. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { ITEM_CURRENCIES, ITEM_PRICE_MAX, type ItemCurrency } from '../../../shared/rules/creations.ts';
import { formatCount } from '../../../ui/controls/amount.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { CoinMark, GemMark } from '../../../ui/layout/marks.tsx';
import { type Rarity, RARITY_WORDS } from '../../../items/rarity-tag.tsx';
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { SubmissionNameField } from '../parts/submission-name-field.tsx';
import { approve, reject } from './calls.ts';
import * as text from './text.ts';

export interface DecisionFormProps {
  submission: ReviewedSubmission;
  onDecided: () => void;
  /** The submission, shown above the fields. */
  children: ReactNode;
}

const RARITIES: readonly Rarity[] = [0, 1, 2, 3];
const MARKS = { coins: CoinMark, gems: GemMark };

export function DecisionForm({ submission, onDecided, children }: DecisionFormProps) {
  const { id, revision } = submission;
  const [name, setName] = useState(submission.name || submission.categoryName);
  const [currency, setCurrency] = useState<ItemCurrency>('coins');
  const [price, setPrice] = useState('');
  const [rarity, setRarity] = useState<Rarity>(0);
  const [error, setError] = useState<string>();
  const { isBusy, track } = useOutcome();
  const [isRejecting, setIsRejecting] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const amount = Number(price);
    if (!/^\d+$/.test(price.trim()) || amount > ITEM_PRICE_MAX[currency]) {
      setError(text.priceWrong(formatCount(ITEM_PRICE_MAX[currency])));
      return;
    }
    setError(undefined);
    const reply = await track(approve(id, { currency, price: amount, rarity, name, revision }));
    if (reply !== null) onDecided();
  };

  return (
    <>
      <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={(event) => void submit(event)}>
        <div className="scroll flex flex-1 flex-col gap-3 p-4">
          {children}
          <SubmissionNameField label={text.NAME} value={name} onChange={setName} />
          <div className="flex gap-3">
            <Field
              className="min-w-0 flex-1"
              label={text.PRICE}
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(ITEM_PRICE_MAX.coins).length}
              hint={text.PRICE_HINT}
              error={error}
              value={price}
              onChange={setPrice}
            />
            <fieldset className="flex-none">
              <legend className="label">{text.CURRENCY}</legend>
              <div className="flex flex-wrap gap-2">
                {ITEM_CURRENCIES.map((one) => {
                  const Mark = MARKS[one];
                  return (
                    <Chip key={one} isOn={one === currency} onClick={() => setCurrency(one)}>
                      <Mark size={16} />
                      {text.CURRENCIES[one]}
                    </Chip>
                  );
                })}
              </div>
            </fieldset>
          </div>
          <fieldset>
            <legend className="label">{text.RARITY}</legend>
            <div className="flex flex-wrap gap-2">
              {RARITIES.map((one) => (
                <Chip key={one} isOn={one === rarity} onClick={() => setRarity(one)}>
                  {RARITY_WORDS[one] || text.NORMAL}
                </Chip>
              ))}
            </div>
          </fieldset>
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
