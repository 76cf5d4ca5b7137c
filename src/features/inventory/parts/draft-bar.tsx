/** The bar at the bottom: the pending changes, Apply and Discard. */
import { Button } from '../../../ui/controls/button.tsx';
import type { PendingCounts } from '../draft.ts';
import { APPLY_CHANGES, pendingParts, text } from '../text.ts';

export interface DraftBarProps {
  pending: PendingCounts;
  /** What the changes take from the figure. */
  warnings: readonly string[];
  isBusy: boolean;
  onApply: () => void;
  onCancel: () => void;
}

export function DraftBar({ pending, warnings, isBusy, onApply, onCancel }: DraftBarProps) {
  return (
    <div className="draft-bar">
      <output className="draft-count min-w-0 flex-1 leading-tight">
        <b className="font-sign text-[15px] font-semibold">{text.pendingChanges({ count: pending.total })}</b>
        <span className="t-micro clamp1 block text-ink-3">
          {pending.total === 0 ? text.pickItems : pendingParts(pending)}
        </span>
        {warnings.map((warning) => (
          <span key={warning} className="t-micro clamp2 block text-warnink" title={warning}>
            {warning}
          </span>
        ))}
      </output>
      <Button disabled={isBusy} onClick={onCancel}>
        {text.cancel}
      </Button>
      <Button tone="primary" isBusy={isBusy} aria-label={APPLY_CHANGES} onClick={onApply}>
        {text.apply}
        <span className="draft-more max-md:hidden">{text.changes}</span>
      </Button>
    </div>
  );
}
