/**
 * A dialog to write something longer in: a mail, an answer, a bio. What is typed is kept as a draft at every key, so that a
 * reload, the end of the session or a failed sending loses nothing; it goes when it was sent.
 */
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type ReactNode, useId, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../state/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Counter } from '../../ui/field.tsx';
import { type Outcome, showOutcome } from '../../ui/outcome.ts';
import type { Shop } from '../../ui/shop.ts';

/** Text-entry dialog of the specification (social, section 9). */
const ROWS = 14;
export const TEXT_MAX_LENGTH = 9999;

export interface WriteDialogProps {
  title: string;
  /** Names the text for those who cannot see it. */
  label: string;
  /** Under which its draft is kept. */
  draftKey: string;
  /** What stands there already, when there is no draft. */
  initial?: string;
  maxLength?: number;
  submitLabel: string;
  /** Whether an empty text may be sent too. */
  mayBeEmpty?: boolean;
  submit: (text: string) => Promise<Outcome>;
  onClose: () => void;
  /** After the server took it. */
  onDone?: () => void;
  shop?: Shop;
  /** Over the text: what is answered. */
  children?: ReactNode;
}

export function WriteDialog(props: WriteDialogProps) {
  const { title, label, draftKey, initial = '', maxLength = TEXT_MAX_LENGTH, submitLabel, mayBeEmpty } = props;
  const { submit, onClose, onDone, shop = 'bloom', children } = props;
  const [text, setText] = useState(() => readDraft(draftKey) || initial);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const isSendable = (mayBeEmpty || text.trim() !== '') && text.length <= maxLength;
  const write = (next: string): void => {
    setText(next);
    keepDraft(draftKey, next === initial ? '' : next);
  };
  const send = async (): Promise<void> => {
    if (!isSendable || isBusy) return;
    setIsBusy(true);
    const reply = await showOutcome(submit(text));
    setIsBusy(false);
    if (!reply) return;
    forgetDraft(draftKey);
    onDone?.();
    onClose();
  };
  return (
    <Dialog title={title} shop={shop} widthPx={600} isSmall onClose={onClose}>
      <form
        className="flex min-h-0 flex-col gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="field min-h-0 items-start!">
          <textarea
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to write in
            autoFocus
            rows={ROWS}
            className="write-area"
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            }}
          />
        </div>
        <div className="flex items-center gap-2">
          <span className="flex-1" />
          <Counter count={text.length} max={maxLength} />
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            tone="primary"
            isBusy={isBusy}
            disabled={!isSendable}
            icon={<PaperPlaneRightIcon weight="fill" size={17} />}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
