import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'Carregando o estado do servidor…',
  reportWithoutAccount: 'Denunciar algo sem conta:',
  creatorLine: 'Um jogo de quem criou outro produto de chat.',
  statusLine: '{online, number} de {total, number} pessoas online',
} satisfies Translation<typeof en>;
