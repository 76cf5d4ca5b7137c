/** Chooses which of the saved outfits the profile shows, or none. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemPicture } from '../../../items/item-picture.tsx';
import { storageUrl } from '../../../net/client-config.ts';
import { openScreen } from '../../../screens/screens.ts';
import { outfitsQuery, setFavouriteOutfit } from '../../../state/shopping/wardrobe.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { text } from '../text.ts';
import { ChoiceDialog, useChoice } from './choice-dialog.tsx';

const ROW_PX = 96;
const NONE = { id: '', name: text.showNone, imageUrl: '' };

export interface FavouriteDialogProps {
  /** Id of the present favourite; empty for none. */
  current: string;
  onClose: () => void;
}

export function FavouriteDialog({ current, onClose }: FavouriteDialogProps) {
  const query = useQuery(outfitsQuery());
  const outfits = query.data ?? [];
  const choose = useChoice(setFavouriteOutfit, onClose);
  return (
    <ChoiceDialog title={text.favourite} onClose={onClose}>
      <ListRegion
        query={query}
        loadFailed={text.outfitsFailed}
        skeleton={<SkeletonRows count={4} label={text.loading} />}
        isEmpty={outfits.length === 0}
        empty={<NoOutfits onClose={onClose} />}
      >
        <VirtualList
          label={text.favourite}
          rows={current === '' ? outfits : [NONE, ...outfits]}
          keyOf={({ id }) => id}
          estimatePx={ROW_PX}
          className="flex-1"
          renderRow={({ id, name, imageUrl }) => (
            <Row
              name={name}
              isChosen={id === current}
              picture={
                id === '' ? (
                  <ProhibitIcon weight="bold" size={22} />
                ) : (
                  <ItemPicture src={storageUrl(imageUrl)} className="favourite-small" />
                )
              }
              onChoose={() => choose(id)}
            />
          )}
        />
      </ListRegion>
    </ChoiceDialog>
  );
}

interface RowProps {
  name: string;
  isChosen: boolean;
  picture: ReactNode;
  onChoose: () => void;
}

function Row({ name, isChosen, picture, onChoose }: RowProps) {
  return (
    <button type="button" className="row" aria-pressed={isChosen} data-on={isChosen || undefined} onClick={onChoose}>
      <span className="favourite-row-pane" aria-hidden>
        {picture}
      </span>
      <span dir="auto" className="clamp2 min-w-0 flex-1 font-bold wrap-anywhere">
        {name}
      </span>
      {isChosen && <CheckIcon aria-hidden weight="bold" size={17} />}
    </button>
  );
}

function NoOutfits({ onClose }: Pick<FavouriteDialogProps, 'onClose'>) {
  return (
    <Empty picture="/ui/empty/no-items.webp" title={text.noOutfits} text={text.noOutfitsNote}>
      <Button
        tone="primary"
        onClick={() => {
          onClose();
          openScreen('outfits');
        }}
      >
        {text.openOutfits}
      </Button>
    </Empty>
  );
}
