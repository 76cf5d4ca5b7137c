import type en from '../en/provider-errors.ts';
import type { Translation } from '../types.ts';

export default {
  providerFailed: 'La connexion chez le fournisseur n’a pas marché. Réessaie.',
  providerErrors: {
    account_not_linked:
      'Un compte avec cette adresse existe déjà. Connecte-toi avec ton mot de passe, ou commence par le réinitialiser.',
    email_not_found: 'Le fournisseur n’a pas envoyé d’adresse e-mail. Connecte-toi autrement.',
    access_denied: 'Tu as arrêté la connexion chez le fournisseur.',
    state_mismatch: 'La connexion a pris trop de temps, ou a commencé dans une autre fenêtre. Réessaie.',
    state_not_found: 'Le retour du fournisseur était incomplet. Réessaie.',
    state_invalid: 'Le retour du fournisseur était illisible. Réessaie.',
    state_generation_error: 'La connexion n’a pas pu commencer. Réessaie dans un instant.',
    invalid_callback_request: 'Le fournisseur a envoyé quelque chose que nous ne comprenons pas. Réessaie.',
    no_code: 'Le fournisseur n’a pas confirmé la connexion. Réessaie.',
    invalid_code: 'Le fournisseur a retiré sa confirmation. Réessaie.',
    unable_to_get_user_info: 'Le fournisseur n’a pas dit qui tu es. Réessaie plus tard.',
    oauth_provider_not_found: 'Cette façon de se connecter n’est pas configurée ici.',
    unable_to_link_account: 'Le fournisseur n’a pas pu être relié à ton compte. Connecte-toi avec ton mot de passe.',
    unable_to_create_user: 'Ton compte n’a pas pu être créé. Réessaie plus tard.',
    unable_to_create_session: 'Ce compte ne peut pas se connecter pour le moment.',
    server_error: 'Le fournisseur a des difficultés en ce moment. Réessaie plus tard.',
    temporarily_unavailable: 'Le fournisseur n’est pas disponible en ce moment. Réessaie plus tard.',
    internal_server_error: 'Quelque chose s’est mal passé chez nous. Réessaie plus tard.',
  },
} satisfies Translation<typeof en>;
