import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Concluir a criação da conta',
  signOut: 'Sair',
  usernameHint: 'Este é o seu nome no jogo. Só a administração pode mudar.',
  missingUsername: 'Escolha um nome.',
} satisfies Translation<typeof en>;
