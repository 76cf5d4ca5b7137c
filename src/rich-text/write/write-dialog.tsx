/**
 * A dialog for longer texts: a mail, an answer, a bio. Saves a draft at every change, so that a reload, the end of the
 * session or a failed request loses nothing. The draft is deleted after a successful send. Closing with changed text asks
 * whether to keep the draft.
 */
import './write.css';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import type { ReactNode } from 'react';
import { hasVisibleBbcode } from '../../shared/rules/bbcode/visible.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDialogPlace } from '../../ui/overlays/dialog-place.tsx';
import { useUnsaved } from '../../ui/layers/use-layer.ts';
import { BbcodeEditor, EDITOR_MAX_LENGTH } from '../bbcode/editor.tsx';
import type { DraftAbout } from '../../state/chat/drafts.ts';
import type { Outcome } from '../../ui/feedback/outcome.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { DraftNote } from './draft-note.tsx';
import { DraftStatus } from './draft-status.tsx';
import { useDraft } from './use-draft.ts';
import { text as words } from './text.ts';

export interface WriteDialogProps {
  title: string;
  /** Accessible name of the text area. */
  label: string;
  /** Key of the draft. */
  draftKey: string;
  /** What the draft belongs to, for lists of drafts. */
  draftAbout?: DraftAbout;
  /** Initial text if there is no draft. */
  initial?: string;
  maxLength?: number;
  submitLabel: string;
  /** Icon of the send button; default: a paper plane. */
  submitIcon?: ReactNode;
  /** Whether an empty text can be sent. */
  mayBeEmpty?: boolean;
  /** Another field, shown by `children`, is not filled in. */
  isIncomplete?: boolean;
  submit: (text: string) => Promise<Outcome>;
  onClose: () => void;
  /** Called after the server accepted it. */
  onDone?: () => void;
  accent?: Accent;
  /** Content above the text, such as the quoted message. */
  children?: ReactNode;
}

export function WriteDialog(props: WriteDialogProps) {
  const { title, accent = 'bloom', onClose } = props;
  return (
    <Dialog title={title} accent={accent} widthPx={900} isSmall onClose={onClose}>
      <WriteForm {...props} />
    </Dialog>
  );
}

function WriteForm(props: WriteDialogProps) {
  const { label, draftKey, initial = '', maxLength = EDITOR_MAX_LENGTH, submitLabel, mayBeEmpty } = props;
  const { submit, onClose, onDone, isIncomplete, children, draftAbout } = props;
  const { submitIcon = <PaperPlaneRightIcon className="mirrors" weight="fill" size={17} /> } = props;
  const kept = useDraft(draftKey, initial, draftAbout);
  const { text, write, forget, isUnsaved, unsaved } = kept;
  const { leave } = useDialogPlace();
  const { isBusy, track } = useOutcome();
  useUnsaved(isUnsaved, unsaved);
  const isSendable = !isIncomplete && (mayBeEmpty || hasVisibleBbcode(text)) && text.length <= maxLength;
  const send = async (): Promise<void> => {
    if (!isSendable || isBusy) return;
    const reply = await track(submit(text));
    if (!reply) return;
    forget();
    onDone?.();
    onClose();
  };
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* The buttons stay in view where the window is low. */}
      <div className="write-body scroll">
        {children}
        <DraftNote draft={kept} />
        <BbcodeEditor
          hasAutoFocus={isIncomplete === undefined}
          label={label}
          value={text}
          maxLength={maxLength}
          className="min-h-0 flex-1"
          onChange={write}
          onSubmit={() => void send()}
        />
      </div>
      <div className="write-foot">
        <DraftStatus
          isKept={kept.isKept}
          isRestored={kept.draft === 'restored' && !isUnsaved}
          onDiscard={kept.discard}
          onUndo={() => write(text)}
        />
        <Button onClick={leave}>{words.cancel}</Button>
        <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isSendable} icon={submitIcon}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
