/** Changes price and rarity of an approved item. Owns the fields. */
import { type SubmitEvent, useState } from 'react';
import type { ApprovedItem } from '../../../shared/contract/creations.ts';
import type { Rarity } from '../../../items/rarity-tag.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { useInnerLayer, useUnsaved } from '../../../ui/layers/use-layer.ts';
import { reprice } from './calls.ts';
import { type Offer, priceError, PriceFields } from './price-fields.tsx';
import * as text from './text.ts';

export interface RepriceFormProps {
  item: ApprovedItem;
  onClose: () => void;
}

const offerOf = ({ costCoins, costGems, rarity }: ApprovedItem): Offer => ({
  price: String(costGems > 0 ? costGems : costCoins),
  currency: costGems > 0 ? 'gems' : 'coins',
  rarity: rarity as Rarity,
});

export function RepriceForm({ item, onClose }: RepriceFormProps) {
  const before = offerOf(item);
  const [offer, setOffer] = useState(before);
  const [error, setError] = useState<string>();
  const { isBusy, track } = useOutcome();
  const layer = useInnerLayer(onClose);
  useUnsaved(JSON.stringify(offer) !== JSON.stringify(before), {}, layer);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = priceError(offer);
    setError(wrong ?? undefined);
    if (wrong !== null) return;
    const { price, currency, rarity } = offer;
    if ((await track(reprice(item.id, { price: Number(price), currency, rarity }))) !== null) onClose();
  };
  return (
    <form className="card flex flex-col gap-3 p-3" noValidate onSubmit={(event) => void submit(event)}>
      <PriceFields offer={offer} error={error} onChange={setOffer} />
      <p className="t-small text-ink-2">{text.REPRICE_NOTE}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={() => leaveLayer(layer, onClose)}>{text.CANCEL}</Button>
        <Button type="submit" tone="sign" isBusy={isBusy}>
          {text.SAVE_PRICE}
        </Button>
      </div>
    </form>
  );
}
