import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: 'Oh nein! Du bist offline.',
  offlineText:
    'Vielleicht wird unser Dienst gerade gewartet, oder deine Internetverbindung ist instabil. Bitte prüf deine Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  replacedTitle: 'Du spielst in einem anderen Fenster',
  playHere: 'Hier spielen',
} satisfies Translation<typeof en>;
