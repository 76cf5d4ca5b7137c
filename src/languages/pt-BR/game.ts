import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'Sua conexão voltou.',
  theCoreStoppedDrawingThe: 'O núcleo parou de desenhar a cidade. Agora a GPU desenha.',
  theGpuCouldNotDraw: 'A GPU não conseguiu desenhar a cidade. Agora o núcleo desenha.',
  others: 'mais {count}',
  newMails: 'Você tem {count} mensagens novas de {names}.',
} satisfies Translation<typeof en>;
