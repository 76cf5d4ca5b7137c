/** The bar at the bottom: the pending changes, Apply and Discard. */
import { Button } from '../../../ui/controls/button.tsx';
import type { PendingCounts } from '../draft.ts';
import * as text from '../text.ts';

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
        <b className="font-sign text-[15px] font-semibold">{text.pendingChanges(pending.total)}</b>
        <span className="t-micro clamp1 block text-ink-3">
          {pending.total === 0 ? text.PICK_ITEMS : text.pendingParts(pending)}
        </span>
        {warnings.map((warning) => (
          <span key={warning} className="t-micro clamp2 block text-warnink" title={warning}>
            {warning}
          </span>
        ))}
      </output>
      <Button disabled={isBusy} onClick={onCancel}>
        {text.CANCEL}
      </Button>
      <Button tone="primary" isBusy={isBusy} aria-label={text.APPLY_CHANGES} onClick={onApply}>
        {text.APPLY}
        <span className="draft-more max-md:hidden">{text.CHANGES}</span>
      </Button>
    </div>
  );
}
