import type en from '../en/moderation.ts';
import type { Translation } from '../types.ts';

export default {
  tabsLabel: 'Modération',
  chat: 'Chat récent',
  mute: 'Sourdine',
  log: 'Journal',
  loading: 'Chargement…',
  loadFailed: 'Les données n’ont pas pu être chargées : ',
  noChat: 'Rien n’a été dit en public ces 15 dernières minutes',
  noLog: 'La modération n’est pas encore intervenue ici',
  redact: 'Caviarder',
  redacted: 'Caviardé',
  redactBio: 'Caviarder la bio',
  redactNametag: 'Caviarder l’étiquette',
  muteFor: 'Pour combien de temps',
  unmute: 'Lever la sourdine',
  allActs: 'Tous les membres',
  more: 'Afficher la suite',
  mayTalk: '{username} peut parler.',
  mutedUntil: '{username} est en sourdine jusqu’au {until}.',
  only: 'Seulement sur {username}',
  muteChoices: { '10': '10 minutes', '60': '1 heure', '1440': '1 jour', '10080': '7 jours', '43200': '30 jours' },
} satisfies Translation<typeof en>;
