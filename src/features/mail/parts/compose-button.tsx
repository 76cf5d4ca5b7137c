/** Writes a new mail to a player whose name is typed or chosen from the friends. */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import * as text from '../text.ts';

const ComposeDialog = lazyPart(async () => (await import('./compose-dialog.tsx')).ComposeDialog);

export function ComposeButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex-none p-3 pt-2">
      <Button
        tone="primary"
        className="w-full"
        icon={<PencilSimpleIcon weight="fill" size={17} />}
        onClick={() => setIsOpen(true)}
      >
        {text.COMPOSE}
      </Button>
      {isOpen && <ComposeDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
