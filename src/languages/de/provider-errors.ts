import type en from '../en/provider-errors.ts';
import type { Translation } from '../types.ts';

export default {
  providerFailed: 'Die Anmeldung beim Anbieter hat nicht geklappt. Bitte versuch es noch einmal.',
  providerErrors: {
    account_not_linked:
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich mit deinem Passwort an oder setze es zuerst zurück.',
    email_not_found: 'Der Anbieter hat keine E-Mail-Adresse geschickt. Melde dich anders an.',
    access_denied: 'Du hast die Anmeldung beim Anbieter abgebrochen.',
    state_mismatch:
      'Die Anmeldung hat zu lange gedauert oder in einem anderen Fenster begonnen. Bitte versuch es noch einmal.',
    state_not_found: 'Der Rückweg vom Anbieter war unvollständig. Bitte versuch es noch einmal.',
    state_invalid: 'Der Rückweg vom Anbieter war nicht lesbar. Bitte versuch es noch einmal.',
    state_generation_error: 'Die Anmeldung konnte nicht beginnen. Bitte versuch es gleich noch einmal.',
    invalid_callback_request:
      'Der Anbieter hat etwas geschickt, das wir nicht verstehen. Bitte versuch es noch einmal.',
    no_code: 'Der Anbieter hat die Anmeldung nicht bestätigt. Bitte versuch es noch einmal.',
    invalid_code: 'Der Anbieter hat seine Bestätigung zurückgenommen. Bitte versuch es noch einmal.',
    unable_to_get_user_info: 'Der Anbieter hat nicht gesagt, wer du bist. Bitte versuch es später noch einmal.',
    oauth_provider_not_found: 'Diese Anmeldung ist hier nicht eingerichtet.',
    unable_to_link_account:
      'Der Anbieter konnte nicht mit deinem Konto verbunden werden. Melde dich mit deinem Passwort an.',
    unable_to_create_user: 'Dein Konto konnte nicht angelegt werden. Bitte versuch es später noch einmal.',
    unable_to_create_session: 'Dieses Konto kann sich im Moment nicht anmelden.',
    server_error: 'Der Anbieter hat gerade Schwierigkeiten. Bitte versuch es später noch einmal.',
    temporarily_unavailable: 'Der Anbieter ist gerade nicht erreichbar. Bitte versuch es später noch einmal.',
    internal_server_error: 'Bei uns ist etwas schiefgegangen. Bitte versuch es später noch einmal.',
  },
} satisfies Translation<typeof en>;
