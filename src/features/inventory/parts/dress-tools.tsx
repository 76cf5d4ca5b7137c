/** Undo, redo, back to what was worn, and surprises with a lock for each part. The screen owns the locks: a phone shows these tools twice. */
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen';
import { ownedCategories } from '../../../avatar/wardrobe/filter-items.ts';
import { categoryName } from '../../../languages/category-text.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { text } from '../text.ts';

export interface DressToolsProps {
  items: readonly InventoryItem[];
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onBack: () => void;
  onSurprise: () => void;
  /** Categories that a surprise keeps. */
  locked: ReadonlySet<number>;
  onLock: (locked: ReadonlySet<number>) => void;
}

export function DressTools(props: DressToolsProps) {
  const { items, canUndo, canRedo, onUndo, onRedo, onBack, onSurprise, locked, onLock } = props;
  const toggle = (category: number): void => {
    const next = new Set(locked);
    if (!next.delete(category)) next.add(category);
    onLock(next);
  };
  return (
    <fieldset className="dress-tools" aria-label={text.dressTools}>
      {/* Buttons without effect stay focusable, so that the focus is not lost at the last step. */}
      <IconButton size="sm" label={text.undo} aria-disabled={!canUndo || undefined} onClick={onUndo}>
        <ArrowUUpLeftIcon className="mirrors" weight="bold" size={16} />
      </IconButton>
      <IconButton size="sm" label={text.redo} aria-disabled={!canRedo || undefined} onClick={onRedo}>
        <ArrowUUpRightIcon className="mirrors" weight="bold" size={16} />
      </IconButton>
      <IconButton size="sm" label={text.backToWorn} onClick={onBack}>
        <ClockCounterClockwiseIcon weight="bold" size={16} />
      </IconButton>
      <Button
        size="sm"
        aria-label={text.surpriseLabel}
        icon={<DiceFiveIcon weight="fill" size={17} />}
        onClick={onSurprise}
      >
        <span className="surprise-words">{text.surprise}</span>
      </Button>
      <Popover
        label={text.lockNote}
        align="end"
        className="dress-popover"
        trigger={
          <IconButton size="sm" label={text.lockNote}>
            {locked.size > 0 ? (
              <LockSimpleIcon weight="fill" size={16} />
            ) : (
              <LockSimpleOpenIcon weight="bold" size={16} />
            )}
          </IconButton>
        }
      >
        <div className="scroll dress-list flex flex-col gap-2 p-2">
          <p className="t-small text-ink-2">{text.lockNote}</p>
          <div className="flex flex-wrap gap-1.5">
            {ownedCategories(items).map(({ id }) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={locked.has(id)}
                data-on={locked.has(id) || undefined}
                aria-label={text.lock({ category: categoryName(id) })}
                onClick={() => toggle(id)}
              >
                {locked.has(id) ? (
                  <LockSimpleIcon weight="fill" size={14} />
                ) : (
                  <LockSimpleOpenIcon weight="bold" size={14} />
                )}
                {categoryName(id)}
              </button>
            ))}
          </div>
        </div>
      </Popover>
    </fieldset>
  );
}
