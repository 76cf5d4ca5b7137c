/** Items that are won. This file is data; `stock-line.ts` documents the format. */
import { onSale, type StockLine, won } from './stock-line.ts';

export const PRIZE_LINES: readonly StockLine[] = [
  onSale('bakerHat', 'Baker Hat', [won('epic', 'For all who sold a bakery and began again.', { cream: '' })]),
].flat();
