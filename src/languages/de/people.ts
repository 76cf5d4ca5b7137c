import type en from '../en/people.ts';
import type { Translation } from '../types.ts';

export default {
  username: 'Name',
  email: 'E-Mail',
  creating: 'Wird angelegt …',
  createAccount: 'Konto anlegen',
  online: 'Online',
  offline: 'Offline',
  blockedPlayer: 'Von dir blockiert.',
  show: 'Zeigen',
  lvl: 'LVL',
  feminine: 'Feminin',
  masculine: 'Maskulin',
  bodyType: 'Körper',
  anotherLook: 'Anderes Aussehen',
  back: 'Zurück',
  toTheLookBefore: 'zum vorigen Aussehen',
  levelRing: 'Level {level}, {percent} % bis zum nächsten',
  emailTooLong: 'Eine E-Mail-Adresse hat höchstens {most} Zeichen.',
  passwordLength: 'Ein Passwort hat {least} bis {most} Zeichen.',
} satisfies Translation<typeof en>;
