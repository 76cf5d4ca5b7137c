/** An outfit's code in a chat line: a small card that opens the whole card with picture, owner and Wear. */
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { ReferenceCardsContext } from '../../rich-text/bbcode/references.tsx';
import { outfitQuery } from '../../state/shopping/wardrobe.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { text } from './text.ts';

export function OutfitChip({ id }: { id: string }) {
  const { renderOutfit } = useContext(ReferenceCardsContext);
  const { data } = useQuery(outfitQuery(id));
  const name = data?.name ?? text.outfit;
  return (
    <Popover
      label={name}
      side="top"
      className="p-1.5"
      trigger={
        <button type="button" className="chat-outfit" aria-label={text.openOutfit({ name })}>
          <TShirtIcon weight="duotone" size={15} aria-hidden />
          <bdi className="clamp1">{name}</bdi>
        </button>
      }
    >
      {renderOutfit?.(id)}
    </Popover>
  );
}
