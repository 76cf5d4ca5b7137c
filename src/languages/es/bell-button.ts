import type en from '../en/bell-button.ts';
import type { Translation } from '../types.ts';

export default {
  bell: 'Campana',
  announced: 'Hay novedades en tu campana: {unread} sin leer',
  named: 'Campana, {unread} sin leer',
} satisfies Translation<typeof en>;
