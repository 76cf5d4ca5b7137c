import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'Du bist wieder online.',
  theCoreStoppedDrawingThe: 'Der Kern zeichnet die Stadt nicht mehr. Jetzt zeichnet die GPU.',
  theGpuCouldNotDraw: 'Die GPU konnte die Stadt nicht zeichnen. Jetzt zeichnet der Kern.',
  others: '{count} anderen',
  newMails: 'Du hast {count} neue Mails von {names}.',
} satisfies Translation<typeof en>;
