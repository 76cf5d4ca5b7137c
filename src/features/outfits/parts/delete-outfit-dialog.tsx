/** Asks before an outfit is deleted. */
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { deleteOutfit } from '../../../state/shopping/wardrobe.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { text } from '../text.ts';

export interface DeleteOutfitDialogProps {
  outfit: Outfit;
  openers: readonly HTMLElement[];
  onClose: () => void;
}

export function DeleteOutfitDialog({ outfit, openers, onClose }: DeleteOutfitDialogProps) {
  const confirm = async (): Promise<void> => {
    if ((await showOutcome(deleteOutfit(outfit.id))) !== null) onClose();
  };
  return (
    <ConfirmDialog
      title={text.deleteQuestion({ name: outfit.name })}
      accent="boutique"
      confirmLabel={text.delete}
      openers={openers}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text.deleteNote}</p>
      {outfit.isFavourite && <p>{text.deleteFavouriteNote}</p>}
    </ConfirmDialog>
  );
}
