import type en from '../en/notifications.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Quand la page est fermée',
  browser: 'Notifier ce navigateur',
  browserNote: 'Une notification apparaît quand la page est fermée. Elle dit le nom, jamais le texte.',
  kinds: {
    whisper: 'Chuchotements des amis',
    mail: 'Messages',
    friend: 'Demandes d’ami',
  },
  kindsNote: 'Dans tous les navigateurs que tu fais notifier.',
  quiet: 'Heures calmes',
  quietNote: 'Rien n’est annoncé pendant ce temps. À ton heure ({timeZone}).',
  from: 'De',
  to: 'À',
  obstacles: {
    unsupported: 'Ce navigateur ne peut pas recevoir de notifications.',
    homeScreen: 'Ajoute d’abord Promenade à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».',
    denied: 'Tu as interdit les notifications dans ce navigateur. Ses réglages du site les autorisent à nouveau.',
  },
  notPermitted: 'Le navigateur n’a pas autorisé les notifications.',
  unavailable: 'Le service de notifications de ce navigateur est injoignable. Réessaie plus tard.',
  switchedOff: 'Ce monde n’envoie pas de notifications.',
  device: 'Cet appareil',
  install: 'Installer Promenade',
  installNote: 'Promenade a sa propre fenêtre et son icône.',
  installed: 'Installée',
  installNow: 'Installer',
  homeScreen: 'Dans Safari : Partager, puis « Sur l’écran d’accueil ».',
} satisfies Translation<typeof en>;
