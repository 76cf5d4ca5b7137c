import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'Inviter quelqu’un',
  link: 'Ton lien d’invitation',
  copy: 'Copier le lien',
  revoke: 'Désactiver tous les liens',
  onTheWay: 'En route vers {name}.',
  notInTown: '{name} n’est pas en ville en ce moment. Voici le profil.',
  explained: 'Un lien amène quelqu’un près de toi, en ville. Il marche pendant {days} jours.',
  copied: 'Lien copié. Il amène quelqu’un près de toi pendant {days} jours.',
} satisfies Translation<typeof en>;
