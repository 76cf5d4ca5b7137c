/** Filters that the store and the outlet have alike: rarity, currency, what fits, and what is owned. */
import { texts } from '../languages/texts.ts';
import messages from '../languages/en/store.ts';
import { RARITY_WORDS } from '../items/rarity-tag.tsx';
import type { Currency } from '../shared/rules/store.ts';
import { Chip } from '../ui/controls/chip.tsx';
import { Segments } from '../ui/controls/segments.tsx';
import { Switch } from '../ui/controls/switch.tsx';

const text = texts(messages);

export type RarityChoice = 'any' | '0' | '1' | '2' | '3';
export type CurrencyChoice = 'any' | Currency;
export type OwnedChoice = 'any' | 'true' | 'false';

/** Of both shops. */
export interface ShopFilters {
  rarity: RarityChoice;
  currency: CurrencyChoice;
  owned: OwnedChoice;
  isOnlyFitting: boolean;
}

export const NO_SHOP_FILTERS: ShopFilters = { rarity: 'any', currency: 'any', owned: 'any', isOnlyFitting: false };

/** As the store's call takes them. */
export const queryOf = ({ rarity, currency, owned, isOnlyFitting }: Readonly<ShopFilters>) => ({
  rarity: rarity === 'any' ? undefined : rarity,
  currency: currency === 'any' ? undefined : currency,
  owned: owned === 'any' ? undefined : owned,
  onlyFitting: isOnlyFitting ? ('true' as const) : undefined,
});

export const countShopFilters = ({ rarity, currency, owned, isOnlyFitting }: Readonly<ShopFilters>): number =>
  [rarity !== 'any', currency !== 'any', owned !== 'any', isOnlyFitting].filter(Boolean).length;

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

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export const RarityFilter = ({ value, onChange }: ChoiceProps<RarityChoice>) => (
  <fieldset>
    <legend className="label pb-1">{text.rarity}</legend>
    <div className="flex flex-wrap gap-x-2 gap-y-3">
      {RARITIES.map((one) => (
        <Chip key={one.value} isOn={value === one.value} onClick={() => onChange(one.value)}>
          {one.word}
        </Chip>
      ))}
    </div>
  </fieldset>
);

export const CurrencyFilter = ({ value, onChange }: ChoiceProps<CurrencyChoice>) => (
  <Segments label={text.currency} choices={CURRENCY_CHOICES} value={value} onChange={onChange} />
);

export const OwnedFilter = ({ value, onChange }: ChoiceProps<OwnedChoice>) => (
  <fieldset>
    <legend className="label pb-1">{text.owned}</legend>
    <Segments label={text.owned} choices={OWNED_CHOICES} value={value} onChange={onChange} />
  </fieldset>
);

export const FilterSwitch = (props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <div className="flex items-center justify-between gap-2">
    <span className="t-body font-bold">{props.label}</span>
    <Switch {...props} />
  </div>
);
