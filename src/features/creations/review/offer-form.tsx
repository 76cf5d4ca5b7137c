/**
 * The form of an offer: other fields, then price, currency and rarity. It sends only a valid price. Owns the offer and the
 * error of its price until it is sent: they survive a refusal.
 */
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ItemCurrency } from '../../../shared/rules/creations.ts';
import type { Layer } from '../../../ui/layers/layers.ts';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { useRefusal } from '../../../ui/hooks/use-refusal.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import type { Rarity } from '../../../items/rarity-tag.tsx';
import { type Offer, priceError, PriceFields } from './price-fields.tsx';

/** A valid offer. */
export interface PricedOffer {
  price: number;
  currency: ItemCurrency;
  rarity: Rarity;
}

export interface OfferFormProps {
  start: Offer;
  /** Whether the other fields hold unsaved work. */
  isChanged?: boolean;
  /** The inner layer that the form is on. */
  layer?: Layer;
  send: (offer: PricedOffer) => Promise<Outcome>;
  onSent: () => void;
  className: string;
  /** Class of the box around the fields. */
  bodyClassName?: string;
  /** Shown before the price. */
  children?: ReactNode;
  /** The buttons below the fields. */
  renderFoot: (isBusy: boolean) => ReactNode;
}

export function OfferForm(props: OfferFormProps) {
  const {
    start,
    isChanged = false,
    layer,
    send,
    onSent,
    className,
    bodyClassName = 'contents',
    children,
    renderFoot,
  } = props;
  const [offer, setOffer] = useState(start);
  const { form, error, refuse, accept } = useRefusal();
  const { isBusy, track } = useOutcome();
  useUnsaved(isChanged || !isSameOffer(offer, start), {}, layer);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = priceError(offer);
    if (wrong !== null) return refuse(wrong);
    accept();
    if ((await track(send({ ...offer, price: Number(offer.price) }))) !== null) onSent();
  };

  return (
    <form ref={form} className={className} noValidate onSubmit={(event) => void submit(event)}>
      <div className={bodyClassName}>
        {children}
        <PriceFields offer={offer} error={error} onChange={setOffer} />
      </div>
      {renderFoot(isBusy)}
    </form>
  );
}

const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.price === other.price && one.currency === other.currency && one.rarity === other.rarity;
