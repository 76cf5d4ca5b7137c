/** A button that opens the finer filters of the player's items: favourites, sort, colour and rarity. Owns nothing. */
import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple';
import { RARITY_WORDS } from '../../items/rarity-tag.tsx';
import { COLOUR_FAMILIES, type ColourFamily } from '../../shared/rules/cuts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { isNarrowed, ITEM_SORTS, type ItemFilter, NO_FILTER } from './filter-items.ts';
import './item-filters.css';
import { text } from './text.ts';

export interface ItemFiltersProps {
  filter: ItemFilter;
  onFilter: (change: Partial<ItemFilter>) => void;
}

const RARITIES = [0, 1, 2, 3] as const;
const FAMILIES = Object.keys(COLOUR_FAMILIES) as ColourFamily[];

export function ItemFilters({ filter, onFilter }: ItemFiltersProps) {
  const { colour, rarity, isFavourite, sort } = filter;
  const isUsed = isNarrowed(filter) || sort !== 'new';
  const rarities = [
    { value: 'all', label: text.all },
    ...RARITIES.map((value) => ({ value: String(value), label: RARITY_WORDS[value] || text.normal })),
  ];
  return (
    <Popover
      label={text.filters}
      align="end"
      className="item-filters"
      trigger={
        <Button
          className="item-filters-open"
          aria-label={isUsed ? text.filtersUsed : text.filters}
          title={text.filters}
          data-used={isUsed || undefined}
          icon={<FunnelSimpleIcon weight={isUsed ? 'fill' : 'bold'} size={18} />}
        />
      }
    >
      <div className="popover-scroll flex flex-col gap-3 p-2">
        <div className="flex items-center justify-between gap-3">
          <span className="t-small font-bold" aria-hidden>
            {text.favouritesOnly}
          </span>
          <Switch label={text.favouritesOnly} isOn={isFavourite} onChange={(on) => onFilter({ isFavourite: on })} />
        </div>
        <Segments
          label={text.sortBy}
          className="item-filters-choice"
          choices={ITEM_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
          value={sort}
          onChange={(next) => onFilter({ sort: next })}
        />
        <fieldset className="item-colours" aria-label={text.colour}>
          {FAMILIES.map((family) => (
            <button
              key={family}
              type="button"
              className={classNames('item-colour', family === colour && 'is-chosen')}
              aria-pressed={family === colour}
              aria-label={text.colours[family]}
              title={text.colours[family]}
              onClick={() => onFilter({ colour: family === colour ? null : family })}
            >
              <i style={{ background: COLOUR_FAMILIES[family] }} />
            </button>
          ))}
        </fieldset>
        <Segments
          label={text.rarity}
          className="item-filters-choice"
          choices={rarities}
          value={rarity === null ? 'all' : String(rarity)}
          onChange={(next) => onFilter({ rarity: RARITIES.find((one) => String(one) === next) ?? null })}
        />
        <Button size="sm" disabled={!isUsed} onClick={() => onFilter({ ...NO_FILTER, ...keptOf(filter) })}>
          {text.clearFilters}
        </Button>
      </div>
    </Popover>
  );
}

const keptOf = ({ category, search }: ItemFilter): Pick<ItemFilter, 'category' | 'search'> => ({ category, search });
