/** What is written down about an item on sale: one line a design, its colours, its price. */
import type { DesignName } from '../designs.ts';
import type { PaletteName } from '../palettes.ts';
import type { Rarity } from '../types.ts';

export interface StockLine {
  design: DesignName;
  name: string;
  description: string;
  /** Name of each palette it is sold in; a leading * marks what every new player owns. An empty name adds no word. */
  colours: Partial<Record<PaletteName, string>>;
  coins?: number;
  gems?: number;
  rarity?: Rarity;
}
