/**
 * Kept fields of a form that is not open: reads them, or replaces them as if a reload had kept others. Apart from
 * `use-kept-fields.ts`, which the first page loads.
 */
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { session } from './session.ts';
import { FIELDS_PREFIX, type FormFields, keptShape } from './use-kept-fields.ts';

/** The form of that name, which begins with `initial`, opens with `fields` next. */
export const keepFieldsFor = (name: string, initial: FormFields, fields: FormFields): boolean =>
  writeStored('session', FIELDS_PREFIX + name, { player: session.user?.username ?? '', initial, fields });

/** What the form of that name keeps for the player; null for nothing. */
export function keptFieldsOf(name: string): FormFields | null {
  const kept = readStored('session', FIELDS_PREFIX + name, keptShape);
  return kept !== null && kept.player === (session.user?.username ?? '') ? kept.fields : null;
}
