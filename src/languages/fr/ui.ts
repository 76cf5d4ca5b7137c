import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  forward: 'Suivant',
  leaveTitle: 'Tout abandonner ?',
  leaveText: 'Tes modifications ne sont pas enregistrées.',
  stay: 'Continuer',
  discard: 'Abandonner',
  tryAgain: 'Réessayer',
  dismiss: 'Fermer',
  coins: '{count, plural, one {pièce} many {de pièces} other {pièces}}',
  gems: '{count, plural, one {gemme} many {de gemmes} other {gemmes}}',
  hidePassword: 'Masquer le mot de passe',
  showPassword: 'Afficher le mot de passe',
  reason: 'Motif',
  reasonHint: 'Gardé dans le journal, que toute la modération peut lire.',
  pleaseGiveAReason: 'Donne un motif.',
  step: 'Étape {current} sur {count}',
  now: 'maintenant',
  notices: 'Notifications',
} satisfies Translation<typeof en>;
