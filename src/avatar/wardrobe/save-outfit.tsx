/** Saves the equipped items as an outfit: a form, inline or in a popover. */
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk';
import { type SubmitEvent, useState } from 'react';
import { OUTFIT_NAME_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { useKeptFields } from '../../state/session/use-kept-fields.ts';
import { saveOutfit } from '../../state/shopping/wardrobe.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { text } from './text.ts';

/** Changes of the look that are shown but not worn yet. */
export interface PendingLook {
  count: number;
  /** Resolves to false when a change was refused, or when the player decided against it. */
  onApply: () => Promise<boolean>;
}

export interface SaveOutfitFormProps {
  className?: string;
  onSaved?: () => void;
  /** Given where changes are pending: the form then offers to apply them first. */
  pending?: PendingLook | null;
}

export function SaveOutfitForm({ className, onSaved, pending = null }: SaveOutfitFormProps) {
  const { fields, change, forget } = useKeptFields('outfit', { name: '' });
  const { name } = fields;
  const [isApplying, setIsApplying] = useState(false);
  const { isBusy: isSaving, track } = useOutcome();
  const isBusy = isSaving || isApplying;
  const isNameless = !hasVisibleText(name);
  const save = async (): Promise<void> => {
    if (isBusy || isNameless) return;
    const reply = await track(saveOutfit(name.trim()));
    if (reply === null) return;
    change({ name: '' });
    forget();
    onSaved?.();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isNameless) return;
    if (pending !== null) {
      setIsApplying(true);
      const isApplied = await pending.onApply();
      setIsApplying(false);
      if (!isApplied) return;
    }
    await save();
  };
  return (
    <form className={className} onSubmit={(event) => void submit(event)}>
      <Field
        className="min-w-0 flex-1"
        label={text.outfitName}
        isLabelHidden
        placeholder={text.outfitName}
        maxLength={OUTFIT_NAME_MAX_LENGTH}
        countTo={OUTFIT_NAME_MAX_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(next) => change({ name: next })}
      />
      <Button
        type="submit"
        tone="primary"
        icon={<FloppyDiskIcon weight="fill" size={17} />}
        isBusy={isBusy}
        disabled={isNameless}
        reason={isNameless ? text.outfitName : undefined}
      >
        {pending === null ? text.saveOutfit : text.applyAndSave}
      </Button>
      {pending !== null && (
        <Button disabled={isNameless} isBusy={isBusy} onClick={() => void save()}>
          {text.saveWorn}
        </Button>
      )}
    </form>
  );
}

/** `pending` is null when the figure shows what is worn. */
export function SaveOutfitButton({ pending = null }: { pending?: PendingLook | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={text.saveOutfit}
      align="end"
      className="w-[290px] max-w-[calc(100vw-16px)]"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          className="save-outfit-button max-md:w-(--h-touch) max-md:px-0!"
          aria-label={text.saveOutfit}
          icon={<FloppyDiskIcon weight="fill" size={17} />}
        >
          <span className="save-outfit-name max-md:hidden">{text.saveOutfit}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-2 p-1.5">
        <p className="t-small text-ink-2">
          {pending === null ? text.saveNote : text.pendingNote({ count: pending.count })}
        </p>
        <SaveOutfitForm className="flex flex-col gap-2" pending={pending} onSaved={() => setIsOpen(false)} />
      </div>
    </Popover>
  );
}
