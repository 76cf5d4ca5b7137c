/** The tried-on items, each with a button to take it off, and a button that adds all to the cart. */
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useSnapshot } from 'valtio';
import { PictureRetry } from '../../../items/item-picture.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { storageUrl } from '../../../net/client-config.ts';
import { type ItemThumbProps, ItemThumbView } from '../../../store/item-thumb.tsx';
import { cart } from '../../../state/shopping/cart.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type RovingStop, useRovingButtons } from '../../../ui/lists/use-roving-buttons.ts';
import { addAllTried, clearTried, store, takeOff } from '../state.ts';
import { text } from '../text.ts';

const COLUMNS = 4;

export interface TryingPanelProps {
  /** A card of its own, or the content of a drawer. */
  isBare?: boolean;
}

export function TryingPanel({ isBare = false }: TryingPanelProps) {
  const { tried } = useSnapshot(store);
  const { items } = useSnapshot(cart);
  const { box, onKeyDown, stopAt, keepFocusAt } = useRovingButtons<HTMLUListElement>(tried.length, {
    arrows: 'grid',
    columns: COLUMNS,
  });
  const missing = tried.filter(({ id, alreadyOwned }) => !alreadyOwned && !items.some((item) => item.id === id)).length;
  return (
    <section className={isBare ? 'px-4 pb-1' : 'card p-3'} aria-label={text.currently}>
      <div className="flex min-h-[28px] items-center">
        <h3 className="t-heading flex-1 text-[15px]!">{text.currently}</h3>
        {tried.length > 0 && (
          <Button tone="ghost" size="sm" className="h-7! px-2!" onClick={clearTried}>
            {text.clear}
          </Button>
        )}
      </div>
      {tried.length === 0 ? (
        <p className="t-small pt-1 text-ink-3">{text.nothingTried}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside
        <ul
          ref={box}
          className="scroll mt-1.5 grid max-h-[136px] gap-2 p-[2px]"
          style={{ gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` }}
          onKeyDown={onKeyDown}
        >
          {tried.map((item, index) => (
            <TriedItem
              key={item.id}
              item={item}
              stop={stopAt(index)}
              onTakeOff={() => {
                keepFocusAt(index);
                takeOff(item);
              }}
            />
          ))}
        </ul>
      )}
      {tried.length > 0 && (
        <Button size="sm" className="mt-2.5 w-full" icon={<PlusIcon weight="bold" size={15} />} onClick={addAllTried}>
          {text.addAll({ count: missing })}
        </Button>
      )}
    </section>
  );
}

interface TriedItemProps {
  item: ItemThumbProps['item'];
  stop: RovingStop;
  onTakeOff: () => void;
}

function TriedItem({ item, stop, onTakeOff }: TriedItemProps) {
  const picture = usePicture(storageUrl(item.imageUrl));
  return (
    <li className="relative">
      <button
        {...stop}
        type="button"
        className="block w-full rounded-[16px]"
        aria-label={text.takeOff({ name: item.name })}
        title={text.takeOff({ name: item.name })}
        onClick={onTakeOff}
      >
        <ItemThumbView item={item} picture={picture} className="aspect-square" />
      </button>
      <PictureRetry picture={picture} name={item.name} isSmall />
    </li>
  );
}
