import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'Promène ton avatar dans Lantern Bay, rencontre du monde et discute.',
  wide: 'Lantern Bay et son monde',
  narrow: 'Lantern Bay sur un téléphone',
} satisfies Translation<typeof en>;
