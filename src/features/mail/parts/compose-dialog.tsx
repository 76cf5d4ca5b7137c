/** The dialog of a new mail: recipient, with matching friends as suggestions, and text. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WriteDialog } from '../../../rich-text/write/write-dialog.tsx';
import { firstFriendsQuery, isSamePlayer } from '../../../state/people/people.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { sendMail } from '../calls.ts';
import * as text from '../text.ts';

const SUGGESTIONS = 4;
const NAME_MAX_LENGTH = 20;

export function ComposeDialog({ onClose }: { onClose: () => void }) {
  const [recipient, setRecipient] = useState('');
  const { data: friends = [] } = useQuery(firstFriendsQuery());
  const name = recipient.trim();
  const matching = friends
    .map(({ username }) => username)
    .filter((username) => username.toLowerCase().includes(name.toLowerCase()) && !isSamePlayer(username, name))
    .slice(0, SUGGESTIONS);
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
      <Field
        label={text.RECIPIENT}
        hint={text.RECIPIENT_HINT}
        value={recipient}
        onChange={setRecipient}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
      {matching.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {matching.map((username) => (
            <Chip key={username} isOn={false} onClick={() => setRecipient(username)}>
              {username}
            </Chip>
          ))}
        </div>
      )}
    </WriteDialog>
  );
}
