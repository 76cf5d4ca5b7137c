/** Actions of a selected outfit that change it: its name, its look and its place among the others. */
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { OUTFIT_NAME_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { arrangeOutfits, overwriteOutfit, renameOutfit } from '../../../state/shopping/wardrobe.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { useSelectedCellControl } from '../../../ui/lists/cell-focus.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { text } from '../text.ts';

export interface OutfitEditsProps {
  outfit: Outfit;
  /** Ids of all outfits, in their order. */
  order: readonly string[];
}

export function OutfitEdits({ outfit, order }: OutfitEditsProps) {
  const control = useSelectedCellControl();
  const [isNaming, setIsNaming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const at = order.indexOf(outfit.id);
  const move = (by: -1 | 1): void => {
    const ids = order.filter((id) => id !== outfit.id);
    ids.splice(at + by, 0, outfit.id);
    void showOutcome(arrangeOutfits(ids));
  };
  if (isNaming) return <NameForm outfit={outfit} onDone={() => setIsNaming(false)} />;
  return (
    <span className="outfit-more">
      <IconButton {...control} size="sm" label={text.rename} onClick={() => setIsNaming(true)}>
        <PencilSimpleIcon weight="bold" size={16} />
      </IconButton>
      <IconButton {...control} size="sm" label={text.overwrite} onClick={() => setIsAsking(true)}>
        <SwapIcon weight="bold" size={16} />
      </IconButton>
      <IconButton
        {...control}
        size="sm"
        label={text.earlier}
        aria-disabled={at <= 0 || undefined}
        onClick={() => at > 0 && move(-1)}
      >
        <ArrowLeftIcon weight="bold" size={16} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        {...control}
        size="sm"
        label={text.later}
        aria-disabled={at >= order.length - 1 || undefined}
        onClick={() => at < order.length - 1 && move(1)}
      >
        <ArrowRightIcon weight="bold" size={16} className="rtl:-scale-x-100" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={text.overwriteQuestion({ name: outfit.name })}
          confirmLabel={text.overwrite}
          onConfirm={async () => {
            await showOutcome(overwriteOutfit(outfit.id));
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{text.overwriteNote}</p>
        </ConfirmDialog>
      )}
    </span>
  );
}

/** Escape leaves the name as it is. */
function NameForm({ outfit, onDone }: { outfit: Outfit; onDone: () => void }) {
  const [name, setName] = useState(outfit.name);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, track } = useOutcome();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!hasVisibleText(name)) return;
    if (name.trim() === outfit.name || (await track(renameOutfit(outfit.id, name.trim()))) !== null) onDone();
  };
  return (
    <form ref={form} className="outfit-name-form" onSubmit={(event) => void save(event)}>
      <Field
        className="min-w-0 flex-1"
        label={text.newName}
        isLabelHidden
        maxLength={OUTFIT_NAME_MAX_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <IconButton type="submit" size="sm" tone="primary" label={text.saveName} isBusy={isBusy}>
        <CheckIcon weight="bold" size={16} />
      </IconButton>
    </form>
  );
}
