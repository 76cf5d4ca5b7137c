/** One line for a comment or reply: at most 400 characters, sent by Enter. A refused text stays in the field. */
import { type ReactNode, useState } from 'react';
import { hasVisibleBbcode } from '../../../shared/rules/bbcode/visible.ts';
import { COMMENT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import type { DraftAbout } from '../../../state/chat/drafts.ts';
import type { Outcome } from '../../../state/people/people.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { DraftStatus } from '../../../rich-text/write/draft-status.tsx';
import { useDraft } from '../../../rich-text/write/use-draft.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useInnerLayer } from '../../../ui/layers/use-layer.ts';

export interface LineComposerProps {
  label: string;
  sendLabel: string;
  /** Key of the draft, kept until the text is sent. */
  draftKey: string;
  draftAbout: DraftAbout;
  icon: ReactNode;
  submit: (text: string) => Promise<Outcome>;
  onDone?: () => void;
  /** Called on Escape and Back. Left out: these close the dialog. */
  onCancel?: () => void;
}

export function LineComposer(props: LineComposerProps) {
  const { label, sendLabel, draftKey, draftAbout, icon, submit, onDone, onCancel } = props;
  const { text, write, draft, discard, forget } = useDraft(draftKey, '', draftAbout);
  const [isContinued] = useState(() => takeContinued(draftKey));
  const [isBusy, setIsBusy] = useState(false);
  useInnerLayer(() => onCancel?.(), onCancel !== undefined);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (!hasVisibleBbcode(text)) return write('');
    setIsBusy(true);
    const reply = await showOutcome(submit(text.trim()));
    setIsBusy(false);
    if (!reply) return;
    write('');
    forget();
    onDone?.();
  };
  return (
    <form
      className="mt-2 flex flex-none flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {draft === 'restored' && text !== '' && (
        <div className="w-full">
          <DraftStatus isKept isRestored onDiscard={discard} onUndo={() => write(text)} />
        </div>
      )}
      <Field
        className="min-w-0 flex-1"
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        onChange={write}
        maxLength={COMMENT_MAX_LENGTH}
        countTo={COMMENT_MAX_LENGTH}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a reply's line opens for immediate typing
        autoFocus={onCancel !== undefined || isContinued}
        data-own-escape={onCancel ? '' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
      />
      <IconButton type="submit" tone="primary" label={sendLabel} isBusy={isBusy} disabled={!hasVisibleBbcode(text)}>
        {icon}
      </IconButton>
    </form>
  );
}
