import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'Ton adresse e-mail est confirmée.',
  emailExpired:
    'Le lien de confirmation de ton adresse e-mail n’est plus valable. Ton profil peut en envoyer un nouveau, sous « Compte ».',
  newVersion: 'Une nouvelle version de Promenade est prête.',
  reload: 'Recharger',
  loading: 'Chargement…',
  noSuchPlace: 'Ce lieu n’existe pas',
  nothingHere: 'Rien dans la Baie n’a cette adresse. La promenade, c’est par ici.',
  toLanternBay: 'Vers Lantern Bay',
} satisfies Translation<typeof en>;
