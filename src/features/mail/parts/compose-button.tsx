/** Writes a new mail to a player whose name is typed or chosen from the friends. Beside it is the list of drafts. */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { NEW_MAIL_DRAFT, takeContinued } from '../../../rich-text/write/draft-list.ts';
import { DraftsButton } from '../../../rich-text/write/drafts-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { text } from '../text.ts';

const ComposeDialog = lazyPart(async () => (await import('./compose-dialog.tsx')).ComposeDialog);

export function ComposeButton() {
  const [isOpen, setIsOpen] = useState(() => takeContinued(NEW_MAIL_DRAFT));
  return (
    <div className="mail-compose">
      <Button
        tone="primary"
        className="min-w-0 flex-1"
        icon={<PencilSimpleIcon weight="fill" size={17} />}
        onClick={() => setIsOpen(true)}
      >
        {text.compose}
      </Button>
      <DraftsButton
        isSmall
        accent="bloom"
        continueHere={(draft) => {
          if (draft === NEW_MAIL_DRAFT) setIsOpen(true);
          return draft === NEW_MAIL_DRAFT;
        }}
      />
      {isOpen && <ComposeDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
