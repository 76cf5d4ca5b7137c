/** The letter keys of the mail list: what each does while the list has the focus. */
import type { KeyboardEvent } from 'react';
import { letterOf } from '../../shared/rules/key-names.ts';
import { settings } from '../../state/settings/settings.ts';

export type MailKey = 'next' | 'previous' | 'reply' | 'save';

const KEYS: Readonly<Record<string, MailKey>> = { j: 'next', k: 'previous', r: 'reply', s: 'save' };

/** Null for other keys, inside fields, and while letter keys are off. */
export function mailKeyOf({ key, code, target, altKey, ctrlKey, metaKey }: KeyboardEvent): MailKey | null {
  if (!settings.hasLetterKeys || altKey || ctrlKey || metaKey) return null;
  if (target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null) return null;
  return KEYS[letterOf({ key, code })] ?? null;
}
