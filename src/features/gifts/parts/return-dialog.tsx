/** Asks before a gift is refused by its receiver or taken back by its giver, and sends it back. */
import type { Gift } from '../../../shared/contract/gifts.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { returnGift } from '../calls.ts';
import { nameOf, priceText, text } from '../text.ts';

export interface ReturnDialogProps {
  gift: Gift;
  /** Whether the player gave it. */
  isSent: boolean;
  /** After the gift went back. */
  onReturned?: () => void;
  onClose: () => void;
}

export function ReturnDialog({ gift, isSent, onReturned, onClose }: ReturnDialogProps) {
  const { track } = useOutcome();
  const name = nameOf(gift);
  const price = gift.price === null ? '' : priceText(gift.price);
  const confirm = async (): Promise<void> => {
    const reply = await track(returnGift(gift.id));
    onClose();
    if (reply !== null) onReturned?.();
  };
  return (
    <ConfirmDialog
      title={isSent ? text.takeBackTitle : text.sendBackTitle}
      confirmLabel={isSent ? text.takeBack : text.sendBack}
      cancelLabel={text.keep}
      tone="primary"
      accent="bloom"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{isSent ? text.takeBackQuestion({ name, price }) : text.sendBackQuestion({ name })}</p>
    </ConfirmDialog>
  );
}
