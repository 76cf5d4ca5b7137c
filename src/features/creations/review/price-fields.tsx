/** Price, currency and rarity of an item. The caller owns the values. */
import { ITEM_CURRENCIES, ITEM_PRICE_MAX, type ItemCurrency } from '../../../shared/rules/creations.ts';
import { type Rarity, RARITY_WORDS } from '../../../items/rarity-tag.tsx';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { CoinMark, GemMark } from '../../../ui/layout/marks.tsx';
import { text } from './text.ts';

export interface Offer {
  /** As typed. */
  price: string;
  currency: ItemCurrency;
  rarity: Rarity;
}

export interface PriceFieldsProps {
  offer: Offer;
  error: string | undefined;
  onChange: (offer: Offer) => void;
}

const RARITIES: readonly Rarity[] = [0, 1, 2, 3];
const MARKS = { coins: CoinMark, gems: GemMark };

/** Null for a valid price, else why it is not. */
export function priceError({ price, currency }: Offer): string | null {
  const isValid = /^\d+$/.test(price.trim()) && Number(price) <= ITEM_PRICE_MAX[currency];
  return isValid ? null : text.priceWrong({ most: formatCount(ITEM_PRICE_MAX[currency]) });
}

export function PriceFields({ offer, error, onChange }: PriceFieldsProps) {
  const { price, currency, rarity } = offer;
  return (
    <>
      <div className="flex gap-3">
        <Field
          className="min-w-0 flex-1"
          label={text.price}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(ITEM_PRICE_MAX.coins).length}
          hint={text.priceHint}
          error={error}
          value={price}
          onChange={(next) => onChange({ ...offer, price: next })}
        />
        <fieldset className="flex-none">
          <legend className="label">{text.currency}</legend>
          <div className="flex flex-wrap gap-x-2 gap-y-3">
            {ITEM_CURRENCIES.map((one) => {
              const Mark = MARKS[one];
              return (
                <Chip key={one} isOn={one === currency} onClick={() => onChange({ ...offer, currency: one })}>
                  <Mark size={16} />
                  {text.currencies[one]}
                </Chip>
              );
            })}
          </div>
        </fieldset>
      </div>
      <fieldset>
        <legend className="label">{text.rarity}</legend>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          {RARITIES.map((one) => (
            <Chip key={one} isOn={one === rarity} onClick={() => onChange({ ...offer, rarity: one })}>
              {RARITY_WORDS[one] || text.normal}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  );
}
