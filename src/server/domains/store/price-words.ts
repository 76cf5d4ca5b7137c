/** What the server says about prices that have changed. Pure. */
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import type { Total } from '../../../shared/rules/store.ts';

/** Names only the currencies that are paid. */
export function changedPrices({ coins, gems }: Total): SentenceData {
  const price = [
    ...(coins > 0 ? [sentence('partCoins', { count: coins })] : []),
    ...(gems > 0 ? [sentence('partGems', { count: gems })] : []),
  ];
  return price.length === 0 ? sentence('pricesFreeNothingCharged') : sentence('pricesCostNothingCharged', { price });
}
