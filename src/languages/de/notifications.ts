import type en from '../en/notifications.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Wenn die Seite zu ist',
  browser: 'In diesem Browser benachrichtigen',
  browserNote: 'Eine Mitteilung erscheint, wenn die Seite zu ist. Sie nennt den Namen, nie den Text.',
  kinds: {
    whisper: 'Geflüstertes von Freunden',
    mail: 'Mails',
    friend: 'Freundschaftsanfragen',
  },
  kindsNote: 'In allen Browsern, die du benachrichtigen lässt.',
  quiet: 'Ruhezeit',
  quietNote: 'Dann wird nichts gemeldet. Nach deiner Uhr ({timeZone}).',
  from: 'Von',
  to: 'Bis',
  obstacles: {
    unsupported: 'Dieser Browser kann nicht benachrichtigt werden.',
    homeScreen: 'Lege Promenade zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“.',
    denied: 'Du hast Mitteilungen in diesem Browser verboten. Seine Website-Einstellungen erlauben sie wieder.',
  },
  notPermitted: 'Der Browser hat Mitteilungen nicht erlaubt.',
  unavailable: 'Der Push-Dienst dieses Browsers ist nicht erreichbar. Bitte versuche es später noch einmal.',
  switchedOff: 'Diese Welt sendet keine Mitteilungen.',
  device: 'Dieses Gerät',
  install: 'Promenade installieren',
  installNote: 'Promenade bekommt ein eigenes Fenster und ein Symbol.',
  installed: 'Installiert',
  installNow: 'Installieren',
  homeScreen: 'In Safari: Teilen, dann „Zum Home-Bildschirm“.',
} satisfies Translation<typeof en>;
