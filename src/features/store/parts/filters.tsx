/** The filters of the list: rarity, price, and affordable items. */
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { RARITY_WORDS } from '../../../items/rarity-tag.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { countFilters, NO_FILTERS, type RarityChoice, store } from '../state.ts';
import * as text from '../text.ts';

const RARITIES: readonly { value: RarityChoice; word: string }[] = [
  { value: 'any', word: text.ANY_RARITY },
  { value: '0', word: text.NORMAL },
  ...([1, 2, 3] as const).map((rarity) => ({ value: String(rarity) as RarityChoice, word: RARITY_WORDS[rarity] })),
];
const DIGITS = 9;

export function Filters() {
  const { filters } = useSnapshot(store);
  return (
    <>
      <fieldset>
        <legend className="label pb-1">{text.RARITY}</legend>
        <div className="flex flex-wrap gap-1.5">
          {RARITIES.map(({ value, word }) => (
            <Chip key={value} isOn={filters.rarity === value} onClick={() => (store.filters.rarity = value)}>
              {word}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label pb-1">{text.PRICE}</legend>
        <div className="flex gap-2">
          <Digits label={text.PRICE_FROM} value={filters.minPrice} onChange={(to) => (store.filters.minPrice = to)} />
          <Digits label={text.PRICE_TO} value={filters.maxPrice} onChange={(to) => (store.filters.maxPrice = to)} />
        </div>
      </fieldset>
      <div className="flex items-center justify-between gap-2">
        <span className="t-body font-bold">{text.AFFORDABLE}</span>
        <Switch
          label={text.AFFORDABLE}
          isOn={filters.isOnlyAffordable}
          onChange={(isOn) => (store.filters.isOnlyAffordable = isOn)}
        />
      </div>
      {countFilters(filters) > 0 && (
        <Button
          size="sm"
          onClick={() => {
            const { chosen, search, sortBy } = store.filters;
            store.filters = { ...NO_FILTERS, chosen, search, sortBy };
          }}
        >
          {text.RESET}
        </Button>
      )}
    </>
  );
}

function Digits({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field
      className="min-w-0 flex-1"
      label={label}
      isLabelHidden
      placeholder={label}
      inputMode="numeric"
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, DIGITS))}
    />
  );
}
