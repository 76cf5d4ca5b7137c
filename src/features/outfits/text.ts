/** Texts of outfits (specification: avatar, sections 2.4 and 8). */
import messages from '../../languages/en/outfits.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const cardOwned = (owned: number, all: number): string =>
  owned === all ? text.cardOwnedAll : text.cardOwned({ owned, all });
