/** Starts a form with given fields, as if a reload had kept them. Apart from `use-kept-fields.ts`, which the first page loads. */
import { writeStored } from '../../net/browser-storage.ts';
import { session } from './session.ts';
import { FIELDS_PREFIX, type FormFields } from './use-kept-fields.ts';

/** The form of that name, which begins with `initial`, opens with `fields` next. */
export const keepFieldsFor = (name: string, initial: FormFields, fields: FormFields): boolean =>
  writeStored('session', FIELDS_PREFIX + name, { player: session.user?.username ?? '', initial, fields });
