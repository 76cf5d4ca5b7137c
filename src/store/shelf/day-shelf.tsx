/** The shelf of the day above the store's list: the look, which opens its page, and some items. Nothing while it is loading. */
import '../item-page/item-page.css';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useQuery } from '@tanstack/react-query';
import { shelfQuery } from '../item-page/calls.ts';
import { ItemTile } from '../item-page/item-page.tsx';
import { text } from '../item-page/text.ts';
import { TotalPrice } from '../price.tsx';
import { openSet } from '../shop-view.ts';

export function DayShelf() {
  const { data } = useQuery(shelfQuery);
  if (data === undefined) return null;
  const { set, items } = data;
  return (
    <ul className="shelf" aria-label={text.shelf}>
      {set && (
        <li>
          <button type="button" className="shelf-set" onClick={openSet}>
            <span className="t-micro flex items-center gap-1 font-bold">
              <SparkleIcon weight="fill" size={13} aria-hidden />
              {text.set}
            </span>
            <span className="t-small">{text.setNote({ count: set.pieces.length })}</span>
            {set.pieces.every(({ alreadyOwned }) => alreadyOwned) ? (
              <span className="t-micro text-okink">{text.setOwned}</span>
            ) : (
              <TotalPrice total={set} size={14} />
            )}
          </button>
        </li>
      )}
      {items.map((item) => (
        <li key={item.id}>
          <ItemTile item={item} />
        </li>
      ))}
    </ul>
  );
}
