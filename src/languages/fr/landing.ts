import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'Chargement de l’état du serveur…',
  reportWithoutAccount: 'Signaler quelque chose sans compte :',
  creatorLine: 'De la même main qu’un autre produit de chat.',
  statusLine: '{online, number} membres en ligne sur {total, number}',
} satisfies Translation<typeof en>;
