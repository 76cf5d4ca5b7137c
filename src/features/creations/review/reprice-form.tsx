/** Changes price and rarity of an approved item. */
import type { ApprovedItem } from '../../../shared/contract/creations.ts';
import type { Rarity } from '../../../items/rarity-tag.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { useInnerLayer } from '../../../ui/layers/use-layer.ts';
import { reprice } from './calls.ts';
import { OfferForm } from './offer-form.tsx';
import type { Offer } from './price-fields.tsx';
import { text } from './text.ts';

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
  const layer = useInnerLayer(onClose);
  return (
    <OfferForm
      className="card flex flex-col gap-3 p-3"
      start={offerOf(item)}
      layer={layer}
      send={(offer) => reprice(item.id, offer)}
      onSent={onClose}
      renderFoot={(isBusy) => (
        <>
          <p className="t-small text-ink-2">{text.repriceNote}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => leaveLayer(layer, onClose)}>{text.cancel}</Button>
            <Button type="submit" tone="sign" isBusy={isBusy}>
              {text.savePrice}
            </Button>
          </div>
        </>
      )}
    />
  );
}
