import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: 'Ah, não! Você está offline.',
  offlineText:
    'O nosso serviço pode estar em manutenção, ou a sua conexão com a internet pode estar instável. Confira a conexão e tente de novo.',
  tryAgain: 'Tentar de novo',
  replacedTitle: 'Você está jogando em outra janela',
  playHere: 'Jogar aqui',
} satisfies Translation<typeof en>;
