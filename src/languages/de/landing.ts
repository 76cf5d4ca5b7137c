import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'Serverstatus wird geladen …',
  reportWithoutAccount: 'Etwas ohne Konto melden:',
  creatorLine: 'Aus derselben Hand wie ein anderes Chat-Produkt.',
  statusLine: '{online, number} von {total, number} online',
} satisfies Translation<typeof en>;
