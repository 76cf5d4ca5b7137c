/** Accepts or declines a friend request. Accepting opens the new friend's profile. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { openScreen } from '../../../screens/screens.ts';
import type { Mail } from '../../../shared/contract/mail.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { acceptRequest, deleteMail } from '../calls.ts';
import { text } from '../text.ts';

export interface RequestBarProps {
  mail: Mail;
  /** Called when the request leaves the mailbox. */
  onRemoved: (id: string) => void;
}

export function RequestBar({ mail: { id, sender }, onRemoved }: RequestBarProps) {
  const { isBusy, track } = useOutcome();
  const acceptIt = async (): Promise<void> => {
    const reply = await track(acceptRequest(id));
    if (!reply) return;
    onRemoved(id);
    openScreen('profile', { username: sender });
  };
  const decline = async (): Promise<void> => {
    onRemoved(id);
    await showOutcome(deleteMail(id));
  };
  return (
    <footer className="mail-bar" data-keep-clear>
      <Button
        tone="primary"
        className="max-md:flex-1"
        isBusy={isBusy}
        icon={<CheckIcon weight="bold" size={17} />}
        onClick={() => void acceptIt()}
      >
        {text.accept}
      </Button>
      <Button
        tone="ghost-danger"
        className="max-md:flex-1"
        icon={<XIcon weight="bold" size={16} />}
        disabled={isBusy}
        onClick={() => void decline()}
      >
        {text.decline}
      </Button>
      <span className="flex-1 max-md:hidden" />
      <Button className="max-md:w-full" onClick={() => openScreen('profile', { username: sender })}>
        {text.viewProfile}
      </Button>
    </footer>
  );
}
