/** A colour picker with a field for #RRGGBB, and a button that resets to the default. */
import '../color.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { HEX_COLOR_PATTERN } from '../../../shared/rules/limits.ts';
import type { Outcome } from '../../../state/people/people.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LeaveButton, UnsavedGuard } from '../../../ui/overlays/form-parts.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useIsFolded } from '../../../ui/hooks/use-is-folded.ts';
import { ColorPreview, type ColorUse } from './color-preview.tsx';
import { ColorPicker } from './color-picker.tsx';
import { text } from '../text.ts';

const FIRST_COLOR = '#c8a2f0';
const WIDTH_PX = 380;
/** The picker is beside the fields where the window is low. */
const FOLDED_WIDTH_PX = 640;

export interface ColorDialogProps {
  title: string;
  /** #rrggbb */
  current: string | null;
  /** What is painted in the colour. */
  use: ColorUse;
  /** Called with each colour while it is chosen, so that the profile behind the dialog shows it. */
  onDraft: (color: string) => void;
  /** An empty text removes the colour. */
  submit: (color: string) => Promise<Outcome>;
  onClose: () => void;
}

export function ColorDialog({ title, current, use, submit, onDraft, onClose }: ColorDialogProps) {
  const { fields, change, forget, isStored } = useKeptFields(`${use}-color`, { color: current ?? FIRST_COLOR });
  const { color } = fields;
  const [isBusy, setIsBusy] = useState(false);
  const isFolded = useIsFolded();
  const isValid = HEX_COLOR_PATTERN.test(color);
  const choose = (next: string): void => {
    change({ color: next });
    if (HEX_COLOR_PATTERN.test(next)) onDraft(next);
  };
  const save = async (value: string): Promise<void> => {
    setIsBusy(true);
    const reply = await showOutcome(submit(value));
    setIsBusy(false);
    if (!reply) return;
    forget();
    onClose();
  };
  const showKept = useEffectEvent(() => {
    if (isValid && color !== (current ?? FIRST_COLOR)) onDraft(color);
  });
  useEffect(() => showKept(), []);
  return (
    <Dialog title={title} accent="gelato" widthPx={isFolded ? FOLDED_WIDTH_PX : WIDTH_PX} isSmall onClose={onClose}>
      <form
        className="color-form scroll p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) void save(color);
        }}
      >
        <UnsavedGuard isUnsaved={color !== (current ?? FIRST_COLOR)} unsaved={{ isStored, onDiscard: forget }} />
        <ColorPicker color={isValid ? color : FIRST_COLOR} onChange={choose} />
        <Field
          label={text.hexLabel}
          value={color}
          onChange={(next) => choose(next.trim())}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          error={isValid ? undefined : text.hexWrong}
          end={<span className="color-sample" style={{ background: isValid ? color : 'transparent' }} aria-hidden />}
        />
        <ColorPreview use={use} color={isValid ? color : FIRST_COLOR} />
        <div className="flex flex-wrap justify-end gap-2">
          {current !== null && (
            <Button tone="ghost" isBusy={isBusy} onClick={() => void save('')}>
              {text.noColor}
            </Button>
          )}
          <span className="flex-1" />
          <LeaveButton />
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isValid}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
