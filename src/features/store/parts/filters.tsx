/** The filters of the list: rarity, price, fitting and affordable items. */
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { CurrencyFilter, FilterSwitch, OwnedFilter, RarityFilter } from '../../../store/filter-parts.tsx';
import { countFilters, NO_FILTERS, sortPrices, store, type StoreFilters } from '../state.ts';
import { text } from '../text.ts';

const DIGITS = 9;

export function Filters() {
  const { filters } = useSnapshot(store);
  return (
    <>
      <RarityFilter value={filters.rarity} onChange={(rarity) => (store.filters.rarity = rarity)} />
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
      <OwnedFilter value={filters.owned} onChange={(owned) => (store.filters.owned = owned)} />
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
      <CurrencyFilter value={filters.currency} onChange={(currency) => (store.filters.currency = currency)} />
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
