import type en from '../en/mails.ts';
import type { Translation } from '../types.ts';

export default {
  hello: 'Bonjour,',
  reset: {
    subject: 'Un nouveau mot de passe pour Promenade',
    reason: 'quelqu’un a demandé un nouveau mot de passe pour le compte Promenade lié à cette adresse e-mail.',
    open: 'Si c’est toi, ouvre ce lien dans l’heure :',
    once: 'Il sert une fois et déconnecte tous les appareils. Si ce n’est pas toi, ignore ce message : rien ne change.',
  },
  verification: {
    subject: 'Confirme ton adresse e-mail pour Promenade',
    reason: 'quelqu’un a créé un compte Promenade avec cette adresse e-mail.',
    open: 'Si c’est toi, ouvre ce lien dans les trois jours :',
    ignore: 'Si ce n’est pas toi, ignore ce message.',
  },
  ban: {
    subject: 'Ton compte Promenade est banni',
    reason: 'la modération a banni ton compte Promenade. La raison :',
    noReason: 'la modération a banni ton compte Promenade.',
    appeal: 'Tu peux contester cette décision une fois, dans les six mois. Écris à cette adresse :',
  },
  emailChange: {
    subject: 'Ton adresse e-mail pour Promenade a changé',
    reason:
      'l’administration a changé l’adresse e-mail de ton compte Promenade. Cette adresse ne permet plus de se connecter.',
    contact: 'Si tu ne l’as pas demandé, écris à cette adresse :',
  },
} satisfies Translation<typeof en>;
