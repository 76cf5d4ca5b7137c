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
  ban: {
    subject: 'Sua conta do Promenade foi banida',
    reason: 'a moderação baniu sua conta do Promenade. O motivo:',
    noReason: 'a moderação baniu sua conta do Promenade.',
    appeal: 'Você pode recorrer uma vez em até seis meses. Escreva para este endereço:',
  },
  emailChange: {
    subject: 'Seu endereço de e-mail no Promenade mudou',
    reason:
      'a administração mudou o endereço de e-mail da sua conta no Promenade. Este endereço não serve mais para entrar.',
    contact: 'Se você não pediu isso, escreva para este endereço:',
  },
} satisfies Translation<typeof en>;
