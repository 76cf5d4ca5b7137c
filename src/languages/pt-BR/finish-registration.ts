import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Concluir a criação da conta',
  signOut: 'Sair',
  usernameHint: 'Este é o seu nome no jogo. Só a administração pode mudar.',
  birthDate: 'Data de nascimento',
  birthDateNote: 'É conferida uma vez e não fica guardada.',
  missingBirthDate: 'Digite a sua data de nascimento.',
  missingUsername: 'Escolha um nome.',
} satisfies Translation<typeof en>;
