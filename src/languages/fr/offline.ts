import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: 'Oh non ! Pas de connexion.',
  offlineText:
    'Notre service est peut-être en maintenance, ou ta connexion à Internet est instable. Vérifie ta connexion et réessaie.',
  tryAgain: 'Réessayer',
  replacedTitle: 'Tu joues dans une autre fenêtre',
  playHere: 'Jouer ici',
} satisfies Translation<typeof en>;
