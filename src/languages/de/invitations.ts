import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'Jemanden einladen',
  link: 'Dein Einladungslink',
  copy: 'Link kopieren',
  revoke: 'Alle Links abschalten',
  onTheWay: 'Du bist unterwegs zu {name}.',
  notInTown: '{name} ist gerade nicht in der Stadt. Das ist das Profil.',
  explained: 'Ein Link bringt deinen Besuch in der Stadt zu dir. Er gilt {days} Tage.',
  copied: 'Link kopiert. Er bringt deinen Besuch {days} Tage lang zu dir.',
} satisfies Translation<typeof en>;
