import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'Pasea por Lantern Bay con tu propio avatar, conoce gente y conversa.',
  wide: 'Lantern Bay con gente paseando',
  narrow: 'Lantern Bay en un teléfono',
} satisfies Translation<typeof en>;
