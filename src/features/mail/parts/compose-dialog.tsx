/** The dialog of a new mail: recipient and text. */
import { useState } from 'react';
import { WriteDialog } from '../../../rich-text/write/write-dialog.tsx';
import { sendMail } from '../calls.ts';
import * as text from '../text.ts';
import { RecipientField } from './recipient-field.tsx';

export function ComposeDialog({ onClose }: { onClose: () => void }) {
  const [recipient, setRecipient] = useState('');
  const name = recipient.trim();
  return (
    <WriteDialog
      title={text.COMPOSE}
      label={text.MESSAGE}
      draftKey="mail:new"
      submitLabel={text.SEND}
      isIncomplete={name === ''}
      submit={(message) => sendMail(name, message)}
      onClose={onClose}
    >
      <RecipientField value={recipient} onChange={setRecipient} />
    </WriteDialog>
  );
}
