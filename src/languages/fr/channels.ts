import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'Canaux de la ville',
  explained: 'Chaque canal est la même ville, avec d’autres gens.',
  signLabel: 'Canal {number} : en choisir un autre',
  here: 'Tu es ici',
  full: 'Complet',
  loading: 'Chargement des canaux…',
  retry: 'Réessayer',
  people: '{count, plural, one {{count} personne} other {{count} personnes}}',
  withFriends: 'Amis : {names}',
  changed: 'Te voilà dans {name}.',
  isFull: '{name} : complet.',
  failed: '{name} n’est pas accessible pour le moment. Tu restes où tu es.',
} satisfies Translation<typeof en>;
