/** The format of stock data: one line per design with its colours and its price. */
import type { DesignName } from '../designs.ts';
import type { PaletteName } from '../palettes.ts';
import type { Rarity } from '../types.ts';

export interface StockLine {
  design: DesignName;
  name: string;
  description: string;
  /** Palettes that it is sold in, with the word added to the item's name (empty: none). A leading * marks a starter item. */
  colours: Partial<Record<PaletteName, string>>;
  coins?: number;
  gems?: number;
  rarity?: Rarity;
}
