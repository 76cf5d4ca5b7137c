import type en from '../en/people.ts';
import type { Translation } from '../types.ts';

export default {
  username: 'Nome',
  email: 'E-mail',
  creating: 'Criando…',
  createAccount: 'Criar conta',
  online: 'Online',
  offline: 'Offline',
  blockedPlayer: 'Pessoa bloqueada.',
  show: 'Mostrar',
  lvl: 'NÍV',
  feminine: 'Feminino',
  masculine: 'Masculino',
  bodyType: 'Tipo de corpo',
  anotherLook: 'Outro visual',
  back: 'Voltar',
  toTheLookBefore: 'ao visual anterior',
  levelRing: 'Nível {level}, {percent}% até o próximo',
  emailTooLong: 'Um endereço de e-mail tem no máximo {most} caracteres.',
  passwordLength: 'Uma senha tem de {least} a {most} caracteres.',
} satisfies Translation<typeof en>;
