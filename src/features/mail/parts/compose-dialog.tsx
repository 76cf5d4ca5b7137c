/** The dialog of a new mail: recipient and text, both kept as drafts until it is sent. */
import { useState } from 'react';
import { NEW_MAIL_DRAFT, NEW_MAIL_RECIPIENT_DRAFT } from '../../../rich-text/write/draft-list.ts';
import { WriteDialog } from '../../../rich-text/write/write-dialog.tsx';
import { forgetDraft, keepDraft, readDraft } from '../../../state/chat/drafts.ts';
import { sendMail } from '../calls.ts';
import { text } from '../text.ts';
import { RecipientField } from './recipient-field.tsx';

export function ComposeDialog({ onClose }: { onClose: () => void }) {
  // The recipient of a text that was discarded is not wanted any more.
  const [recipient, setRecipient] = useState(() =>
    readDraft(NEW_MAIL_DRAFT) === '' ? '' : readDraft(NEW_MAIL_RECIPIENT_DRAFT),
  );
  const name = recipient.trim();
  return (
    <WriteDialog
      title={text.compose}
      label={text.message}
      draftKey={NEW_MAIL_DRAFT}
      submitLabel={text.send}
      isIncomplete={name === ''}
      submit={(message) => sendMail(name, message)}
      onDone={() => forgetDraft(NEW_MAIL_RECIPIENT_DRAFT)}
      onClose={onClose}
    >
      <RecipientField
        value={recipient}
        onChange={(written) => {
          setRecipient(written);
          keepDraft(NEW_MAIL_RECIPIENT_DRAFT, written);
        }}
      />
    </WriteDialog>
  );
}
