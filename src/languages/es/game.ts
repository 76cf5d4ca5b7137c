import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'Ya vuelves a tener conexión.',
  theCoreStoppedDrawingThe: 'El núcleo dejó de dibujar la ciudad. Ahora la dibuja la GPU.',
  theGpuCouldNotDraw: 'La GPU no pudo dibujar la ciudad. Ahora la dibuja el núcleo.',
  others: '{count} más',
  newMails: 'Tienes {count} correos nuevos de {names}.',
} satisfies Translation<typeof en>;
