import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'Outfits',
  search: 'Outfits durchsuchen',
  empty: 'Noch keine Outfits :)',
  emptyNote: 'Gib dem, was du trägst, einen Namen und speichere es hier.',
  noneFound: 'Keine Outfits gefunden, die zu deiner Suche passen',
  loadFailed: 'Die Outfits konnten nicht geladen werden: ',
  loading: 'Wird geladen …',
  wear: 'Anziehen',
  copy: 'Code kopieren',
  copied: 'Code des Outfits in die Zwischenablage kopiert!',
  favourite: 'Liebling, im Profil zu sehen',
  delete: 'Löschen',
  deleteQuestion: '{name} löschen?',
  deleteNote: 'Was du trägst, ändert sich nicht. Der Code dieses Outfits gilt dann nicht mehr.',
  deleteFavouriteNote: 'Dein Profil zeigt es dann nicht mehr.',
  copyByHand: 'Code des Outfits',
  gone: 'Dieses Outfit gibt es nicht mehr.',
  cardOwner: 'von {owner}',
  cardOwnedAll: 'Alles davon gehört dir',
  cardOwned: '{owned} von {all} gehören dir',
} satisfies Translation<typeof en>;
