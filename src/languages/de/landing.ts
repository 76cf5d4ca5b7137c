import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'Serverstatus wird geladen …',
  creatorLine: 'Ein Spiel aus der Hand, die schon ein anderes Chat-Produkt gemacht hat.',
  statusLine: '{online, number} von {total, number} online',
} satisfies Translation<typeof en>;
