/** The filters of the list: rarity, price, fitting and affordable items. */
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { RARITY_WORDS } from '../../../items/rarity-tag.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { countFilters, NO_FILTERS, type RarityChoice, sortPrices, store, type StoreFilters } from '../state.ts';
import { text } from '../text.ts';

const RARITIES: readonly { value: RarityChoice; word: string }[] = [
  { value: 'any', word: text.anyRarity },
  { value: '0', word: text.normal },
  ...([1, 2, 3] as const).map((rarity) => ({ value: String(rarity) as RarityChoice, word: RARITY_WORDS[rarity] })),
];
const CURRENCY_CHOICES = [
  { value: 'any', label: text.anyCurrency },
  { value: 'coins', label: text.inCoins },
  { value: 'gems', label: text.inGems },
] as const;
const OWNED_CHOICES = [
  { value: 'any', label: text.anyOwned },
  { value: 'true', label: text.isMine },
  { value: 'false', label: text.isNotMine },
] as const;
const DIGITS = 9;

export function Filters() {
  const { filters } = useSnapshot(store);
  return (
    <>
      <fieldset>
        <legend className="label pb-1">{text.rarity}</legend>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          {RARITIES.map(({ value, word }) => (
            <Chip key={value} isOn={filters.rarity === value} onClick={() => (store.filters.rarity = value)}>
              {word}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Prices filters={filters} />
      <FilterSwitch
        label={text.fitting}
        isOn={filters.isOnlyFitting}
        onChange={(isOn) => (store.filters.isOnlyFitting = isOn)}
      />
      <FilterSwitch
        label={text.affordable}
        isOn={filters.isOnlyAffordable}
        onChange={(isOn) => (store.filters.isOnlyAffordable = isOn)}
      />
      <fieldset>
        <legend className="label pb-1">{text.owned}</legend>
        <Segments
          label={text.owned}
          choices={OWNED_CHOICES}
          value={filters.owned}
          onChange={(owned) => (store.filters.owned = owned)}
        />
      </fieldset>
      {countFilters(filters) > 0 && (
        <Button
          size="sm"
          onClick={() => {
            const { chosen, search, sortBy } = store.filters;
            store.filters = { ...NO_FILTERS, chosen, search, sortBy };
          }}
        >
          {text.reset}
        </Button>
      )}
    </>
  );
}

/** Limits in the wrong order are swapped when the focus leaves the fields. */
function Prices({ filters }: { filters: Readonly<StoreFilters> }) {
  const isAny = filters.currency === 'any';
  const reason = isAny ? text.priceNeedsCurrency : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the fields inside
    <fieldset
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) sortPrices();
      }}
    >
      <legend className="label pb-1">{text.price}</legend>
      <Segments
        label={text.currency}
        choices={CURRENCY_CHOICES}
        value={filters.currency}
        onChange={(currency) => (store.filters.currency = currency)}
      />
      <div className="mt-1.5 flex gap-2" title={reason}>
        <Digits
          label={text.priceFrom}
          isDisabled={isAny}
          value={filters.minPrice}
          onChange={(to) => (store.filters.minPrice = to)}
        />
        <Digits
          label={text.priceTo}
          isDisabled={isAny}
          value={filters.maxPrice}
          onChange={(to) => (store.filters.maxPrice = to)}
        />
      </div>
      {reason && <p className="reason mt-1">{reason}</p>}
    </fieldset>
  );
}

function FilterSwitch(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <span className="t-body font-bold">{props.label}</span>
      <Switch {...props} />
    </div>
  );
}

interface DigitsProps {
  label: string;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

function Digits({ label, value, isDisabled, onChange }: DigitsProps) {
  return (
    <Field
      className="min-w-0 flex-1"
      label={label}
      isLabelHidden
      placeholder={label}
      inputMode="numeric"
      disabled={isDisabled}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, DIGITS))}
    />
  );
}
