/** Texts of the inventory (specification: avatar, sections 2.2, 4, 5 and 8). */
export const LOAD_FAILED = 'Error loading inventory: ';
export const APPLY = 'Apply';
export const CHANGES = ' Changes';
export const APPLY_CHANGES = `${APPLY}${CHANGES}`;
export const CANCEL = 'Cancel';
export const APPLIED = 'Changes applied successfully!';
export const CANCELLED = 'Changes cancelled';
export const NOTHING_TO_APPLY = 'No changes to apply';
export const itemFailed = (mark: 'equip' | 'unequip', message: string): string => `Failed to ${mark} item: ${message}`;
export const applyFailed = (message: string): string => `Failed to apply changes: ${message}`;

export const INFO = 'Info';
export const FIGURE = 'Size, skin and body';
export const HEIGHT = 'Height';
export const WIDTH = 'Width';
export const RESET_SIZE = 'Reset size';
export const BODY_TYPE = 'Body type';
export const BODIES = { feminine: 'Feminine', masculine: 'Masculine' } as const;

/** '+4%' for 1.04; '0%' for values that round to 1. */
export function sizeOffset(factor: number): string {
  const percent = Math.round((factor - 1) * 100) || 0;
  return `${percent > 0 ? '+' : ''}${percent}%`;
}
export const pendingChanges = (count: number): string =>
  count === 1 ? '1 pending change' : `${count} pending changes`;
/** A summary of the changes: '2 to wear, 1 to take off, size'. */
export const pendingParts = (parts: { equip: number; unequip: number; others: readonly string[] }): string =>
  [
    parts.equip > 0 ? `${parts.equip} to wear` : '',
    parts.unequip > 0 ? `${parts.unequip} to take off` : '',
    ...parts.others,
  ]
    .filter(Boolean)
    .join(', ');
export const PICK_ITEMS = 'Choose items to try them on.';
export const unapplied = (count: number): string =>
  count === 1 ? 'One change is not applied yet.' : `${count} changes are not applied yet.`;
