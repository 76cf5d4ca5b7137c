/** The shelf of the day above the store's list: the look, which opens its page, and some items. Its buttons are one tab stop. */
import '../item-page/item-page.css';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useQuery } from '@tanstack/react-query';
import { shelfQuery } from '../item-page/calls.ts';
import { ItemTile } from '../item-page/item-page.tsx';
import { text } from '../item-page/text.ts';
import { TotalPrice } from '../price.tsx';
import { useRovingButtons } from '../../ui/lists/use-roving-buttons.ts';
import { openSet } from '../shop-view.ts';

export function DayShelf() {
  const { data } = useQuery(shelfQuery);
  const { set = null, items = [] } = data ?? {};
  const first = set === null ? 0 : 1;
  const count = first + items.length;
  const { box, onKeyDown, stopAt } = useRovingButtons<HTMLUListElement>(count, { arrows: 'grid', columns: count });
  if (count === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside
    <ul ref={box} className="shelf" aria-label={text.shelf} onKeyDown={onKeyDown}>
      {set && (
        <li>
          <button {...stopAt(0)} type="button" className="shelf-set" onClick={openSet}>
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
      {items.map((item, at) => (
        <li key={item.id}>
          <ItemTile item={item} stop={stopAt(first + at)} />
        </li>
      ))}
    </ul>
  );
}
