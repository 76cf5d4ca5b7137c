/** Texts of the inventory (specification: avatar, sections 2.2, 4, 5 and 8). */
import messages from '../../languages/en/inventory.ts';
import { factsOf, locale, texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const APPLY_CHANGES = `${text.apply}${text.changes}`;

const offset = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });

/** '+4%' for 1.04; '0%' for values that round to 1. */
export const sizeOffset = (factor: number): string => offset.format(Math.round((factor - 1) * 100) / 100);

/** A summary of the changes: '2 to wear, 1 to take off, size'. */
export const pendingParts = (parts: { equip: number; unequip: number; others: readonly string[] }): string =>
  factsOf(
    [
      parts.equip > 0 ? text.toWear({ count: parts.equip }) : '',
      parts.unequip > 0 ? text.toTakeOff({ count: parts.unequip }) : '',
      ...parts.others,
    ].filter(Boolean),
  );
