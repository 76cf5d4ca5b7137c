import type en from '../en/mails.ts';
import type { Translation } from '../types.ts';

export default {
  hello: 'Olá,',
  reset: {
    subject: 'Uma nova senha para o Promenade',
    reason: 'alguém pediu uma nova senha para a conta do Promenade com este endereço de e-mail.',
    open: 'Se foi você, abra este link dentro de uma hora:',
    once: 'Ele serve uma vez e encerra a sessão em todos os aparelhos. Se não foi você, ignore esta mensagem: nada muda.',
  },
  verification: {
    subject: 'Confirme seu e-mail para o Promenade',
    reason: 'alguém criou uma conta do Promenade com este endereço de e-mail.',
    open: 'Se foi você, abra este link dentro de três dias:',
    ignore: 'Se não foi você, ignore esta mensagem.',
  },
} satisfies Translation<typeof en>;
