/** The format of stock data: for each design its name and its offers. An offer is a price, a description and colours. */
import type { DesignName } from '../designs.ts';
import type { PaletteName } from '../palettes.ts';
import type { Rarity } from '../types.ts';

interface Offer {
  description: string;
  /** Palettes that it is sold in, with the word added to the item's name (empty: none). A leading * marks a starter item. */
  colours: Partial<Record<PaletteName, string>>;
  coins?: number;
  gems?: number;
  rarity?: Rarity;
  /** Never on sale: the server gives it. */
  isPrize?: boolean;
}

export interface StockLine extends Offer {
  design: DesignName;
  name: string;
}

/** All offers of a design. */
export const onSale = (design: DesignName, name: string, offers: readonly Offer[]): StockLine[] =>
  offers.map((offer) => ({ design, name, ...offer }));

/** Items of normal rarity, for coins. */
export const coins = (price: number, description: string, colours: Offer['colours']): Offer => ({
  description,
  coins: price,
  colours,
});

/** Items of normal rarity that are won and cannot be bought. */
export const prize = (description: string, colours: Offer['colours']): Offer => ({
  description,
  colours,
  isPrize: true,
});

const forGems =
  (rarity: Rarity) =>
  (price: number, description: string, colours: Offer['colours']): Offer => ({
    description,
    gems: price,
    rarity,
    colours,
  });

/** Items of a higher rarity, for gems. */
export const rare = forGems('rare');
export const epic = forGems('epic');
export const legendary = forGems('legendary');

/** Items of a higher rarity that are won and cannot be bought. */
export const won = (rarity: Rarity, description: string, colours: Offer['colours']): Offer => ({
  description,
  rarity,
  colours,
  isPrize: true,
});
