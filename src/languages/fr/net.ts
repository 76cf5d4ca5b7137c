import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'La session se charge, un instant',
    notAuthenticated: 'Connecte-toi d’abord',
    noSessionKey: 'Aucune clé de session disponible',
    sessionExpired: 'Ta session a expiré. Reconnecte-toi.',
    timeout: 'La réponse a pris trop de temps',
    network: 'Erreur de réseau',
    failed: 'La demande n’a pas abouti',
  },
  unexpected: 'Une erreur inattendue s’est produite',
} satisfies Translation<typeof en>;
