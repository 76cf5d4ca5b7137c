/** The dialog that edits a post or reply. Its code is loaded when it is first opened. */
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { CONTENT_MAX_LENGTH } from '../../../shared/rules/forum.ts';
import type { DraftAbout } from '../../../state/chat/drafts.ts';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { text } from '../text.ts';

const WriteDialog = lazyPart(async () => (await import('../../../rich-text/write/write-dialog.tsx')).WriteDialog);

export interface EditDialogProps {
  title: string;
  label: string;
  draftKey: string;
  draftAbout: DraftAbout;
  initial: string;
  submit: (message: string) => Promise<Outcome>;
  onClose: () => void;
}

export function EditDialog(props: EditDialogProps) {
  return (
    <WriteDialog
      {...props}
      accent="books"
      maxLength={CONTENT_MAX_LENGTH}
      submitLabel={text.save}
      submitIcon={<FloppyDiskIcon weight="fill" size={17} />}
    />
  );
}
