/** Saves the equipped items as an outfit: a form, inline or in a popover. */
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk';
import { type SubmitEvent, useState } from 'react';
import { OUTFIT_NAME_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { hasVisibleText } from '../../shared/rules/visible-text.ts';
import { saveOutfit } from '../../state/shopping/wardrobe.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import * as text from './text.ts';

export interface SaveOutfitFormProps {
  className?: string;
  onSaved?: () => void;
}

export function SaveOutfitForm({ className, onSaved }: SaveOutfitFormProps) {
  const [name, setName] = useState('');
  const { isBusy, track } = useOutcome();
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !hasVisibleText(name)) return;
    const reply = await track(saveOutfit(name.trim()));
    if (reply === null) return;
    setName('');
    onSaved?.();
  };
  return (
    <form className={className} onSubmit={(event) => void save(event)}>
      <Field
        className="min-w-0 flex-1"
        label={text.OUTFIT_NAME}
        isLabelHidden
        placeholder={text.OUTFIT_NAME}
        maxLength={OUTFIT_NAME_MAX_LENGTH}
        countTo={OUTFIT_NAME_MAX_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <Button
        type="submit"
        tone="primary"
        icon={<FloppyDiskIcon weight="fill" size={17} />}
        isBusy={isBusy}
        disabled={!hasVisibleText(name)}
        reason={!hasVisibleText(name) ? text.OUTFIT_NAME : undefined}
      >
        {text.SAVE_OUTFIT}
      </Button>
    </form>
  );
}

/** `note` explains what the outfit does not include. */
export function SaveOutfitButton({ note }: { note?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={text.SAVE_OUTFIT}
      align="end"
      className="w-[290px] max-w-[calc(100vw-16px)]"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          className="max-md:w-(--h-touch) max-md:px-0!"
          aria-label={text.SAVE_OUTFIT}
          icon={<FloppyDiskIcon weight="fill" size={17} />}
        >
          <span className="max-md:hidden">{text.SAVE_OUTFIT}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-2 p-1.5">
        <p className="t-small text-ink-2">{note ?? text.SAVE_NOTE}</p>
        <SaveOutfitForm className="flex flex-col gap-2" onSaved={() => setIsOpen(false)} />
      </div>
    </Popover>
  );
}
