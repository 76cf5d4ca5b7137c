/** Whether the operator sells anything, and the way to the note that is shown when not. */
import { clientConfig } from '../../net/client-config.ts';

export const NOT_SOLD_ID = 'membership-not-sold';

export const isAnythingSold = (): boolean => Object.keys(clientConfig().purchaseLinks).length > 0;

/** Moves the focus to the note, which scrolls it into view. */
export const showNotSold = (): void => document.getElementById(NOT_SOLD_ID)?.focus();
