import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  forward: 'Vor',
  leaveTitle: 'Verwerfen?',
  leaveText: 'Deine Änderungen sind nicht gespeichert.',
  stay: 'Weiter bearbeiten',
  discard: 'Verwerfen',
  tryAgain: 'Noch einmal versuchen',
  dismiss: 'Schließen',
  coins: '{count, plural, one {Münze} other {Münzen}}',
  gems: '{count, plural, one {Edelstein} other {Edelsteine}}',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort zeigen',
  reason: 'Grund',
  reasonHint: 'Steht im Protokoll, das die ganze Moderation lesen kann.',
  pleaseGiveAReason: 'Bitte nenne einen Grund.',
  step: 'Schritt {current} von {count}',
  now: 'jetzt',
  notices: 'Mitteilungen',
} satisfies Translation<typeof en>;
