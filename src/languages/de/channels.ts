import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'Kanäle der Stadt',
  explained: 'Jeder Kanal ist dieselbe Stadt mit anderen Leuten darin.',
  signLabel: 'Kanal {number}: einen anderen wählen',
  here: 'Du bist hier',
  full: 'Voll',
  loading: 'Kanäle werden geladen …',
  retry: 'Noch einmal versuchen',
  people: '{count, plural, one {1 Person} other {{count} Leute}}',
  withFriends: 'Freunde: {names}',
  changed: 'Du bist jetzt in {name}.',
  isFull: '{name} ist voll.',
  failed: '{name} ist gerade nicht erreichbar. Du bleibst, wo du bist.',
} satisfies Translation<typeof en>;
