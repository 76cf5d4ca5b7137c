/** One outfit: picture, name and, when it is selected, its actions. */
import { useSnapshot } from 'valtio';
import { locale } from '../../../languages/texts.ts';
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple';
import { HeartStraightIcon } from '@phosphor-icons/react/dist/csr/HeartStraight';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { storageUrl } from '../../../net/client-config.ts';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { outfitPictures, setFavouriteOutfit } from '../../../state/shopping/wardrobe.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { copyText } from '../../../ui/controls/copy-text.ts';
import { PictureRetry, PictureView } from '../../../items/item-picture.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useCell, useSelectedCellControl } from '../../../ui/lists/cell-focus.ts';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { text } from '../text.ts';
import { codeOf } from '../../../rich-text/write/share-outfit.ts';
import { useWear } from '../use-wear.tsx';
import { OutfitEdits } from './outfit-edits.tsx';
import { runtime } from '../../../shared/runtime/client.ts';
import { labelled } from '../../../languages/name-list.ts';

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** '18 Nov', with the year when it is another year. */
function dayOf(iso: string): string {
  const date = new Date(iso);
  return (date.getFullYear() === new Date(runtime.now()).getFullYear() ? DAY : DAY_OF_YEAR).format(date);
}

export interface OutfitTileProps {
  outfit: Outfit;
  isChosen: boolean;
  onChoose: () => void;
  /** Receives its button. */
  onDelete: (button: HTMLElement) => void;
  /** Ids of all outfits, in their order. */
  order: readonly string[];
}

export function OutfitTile({ outfit, isChosen, onChoose, onDelete, order }: OutfitTileProps) {
  const redrawn = useSnapshot(outfitPictures).redrawn[outfit.id];
  const picture = usePicture(`${storageUrl(outfit.imageUrl)}${redrawn === undefined ? '' : `?redrawn=${redrawn}`}`);
  const cell = useCell();
  return (
    <article className="item outfit" data-state={isChosen ? 'sel' : undefined} aria-label={outfit.name}>
      <button {...cell} type="button" className="outfit-choose" aria-expanded={isChosen} onClick={onChoose}>
        <span className="pane outfit-pane">
          <PictureView picture={picture} className="outfit-picture" />
          {outfit.isFavourite && (
            <span className="outfit-mark" title={text.favourite}>
              <HeartStraightIcon aria-hidden weight="fill" size={18} />
              <span className="sr-only">{text.favourite}</span>
            </span>
          )}
        </span>
        <span className="block min-w-0 px-2.5 pt-1.5 pb-2">
          <span dir="auto" className="clamp1 block text-[14px] leading-tight font-extrabold">
            {outfit.name}
          </span>
          <time className="t-micro text-ink-3" dateTime={outfit.createdAt} title={wholeDate(outfit.createdAt)}>
            {dayOf(outfit.createdAt)}
          </time>
          {outfit.isWorn && <span className="tag tag-ok outfit-worn">{text.wornNow}</span>}
        </span>
      </button>
      <PictureRetry picture={picture} name={outfit.name} />
      <div className="outfit-acts">
        {isChosen && <OutfitActions outfit={outfit} order={order} onDelete={onDelete} />}
      </div>
    </article>
  );
}

function OutfitActions({ outfit, order, onDelete }: Pick<OutfitTileProps, 'outfit' | 'order' | 'onDelete'>) {
  const control = useSelectedCellControl();
  const { isBusy, wear, dialog } = useWear(outfit.id);
  const copy = async (): Promise<void> => {
    const code = codeOf(outfit.id);
    const isCopied = await copyText(code);
    showToast(isCopied ? { text: text.copied, tone: 'ok' } : { text: labelled(text.copyByHand, code), tone: 'info' });
  };
  const { isFavourite } = outfit;
  return (
    <>
      <Button {...control} size="sm" tone="primary" isBusy={isBusy} onClick={() => void wear()}>
        {text.wear}
      </Button>
      {dialog}
      <span className="outfit-more">
        <IconButton
          {...control}
          size="sm"
          label={text.favourite}
          isPressed={outfit.isFavourite}
          onClick={() => void showOutcome(setFavouriteOutfit(outfit.isFavourite ? '' : outfit.id))}
        >
          <HeartStraightIcon weight={isFavourite ? 'fill' : 'bold'} size={16} />
        </IconButton>
        <IconButton {...control} size="sm" label={text.copy} onClick={() => void copy()}>
          <CopySimpleIcon weight="bold" size={16} />
        </IconButton>
        <IconButton
          {...control}
          size="sm"
          tone="ghost-danger"
          label={text.delete}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        >
          <TrashIcon weight="bold" size={16} />
        </IconButton>
        <OutfitEdits outfit={outfit} order={order} />
      </span>
    </>
  );
}
