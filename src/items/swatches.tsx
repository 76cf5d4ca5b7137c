/** The colours of one cut: a swatch for each, of which one is shown. A swatch of higher rarity is a diamond. */
import './swatches.css';
import { cutOf, SWATCHES } from '../shared/rules/cuts.ts';
import { useCellControl } from '../ui/lists/cell-focus.ts';
import { text } from './text.ts';

interface Coloured {
  readonly id: string;
  readonly name: string;
  readonly rarity: number;
}

export interface SwatchesProps<Item> {
  items: readonly Item[];
  shownId: string;
  onChoose: (item: Item) => void;
}

/** Nothing for a cut of one colour. */
export function Swatches<Item extends Coloured>({ items, shownId, onChoose }: SwatchesProps<Item>) {
  const control = useCellControl();
  if (items.length < 2) return null;
  return (
    <fieldset className="cut-swatches" aria-label={text.colours}>
      {items.map((item) => (
        <button
          key={item.id}
          {...control}
          type="button"
          className="cut-swatch"
          aria-pressed={item.id === shownId}
          aria-label={item.name}
          title={item.name}
          onClick={() => onChoose(item)}
        >
          <i style={{ background: SWATCHES[cutOf(item.id).colour ?? ''] }} data-r={item.rarity || undefined} />
        </button>
      ))}
    </fieldset>
  );
}
