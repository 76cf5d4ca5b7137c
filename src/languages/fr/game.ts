import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'La connexion est revenue.',
  theCoreStoppedDrawingThe: 'Le noyau a cessé de dessiner la ville. Le GPU la dessine maintenant.',
  theGpuCouldNotDraw: 'Le GPU n’a pas pu dessiner la ville. Le noyau la dessine maintenant.',
  others: '{count} autres',
  newMails: 'Tu as {count, plural, one {{count} nouveau message} other {{count} nouveaux messages}} de {names}.',
} satisfies Translation<typeof en>;
