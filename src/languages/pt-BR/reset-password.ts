import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'Uma nova senha',
  resetText: 'Escolha uma que mais ninguém adivinhe.',
  expiredTitle: 'Este link expirou',
  expiredText: 'Os links valem uma vez e por pouco tempo. Peça outro na tela de entrada.',
  doneText: 'A sua senha foi mudada. Agora é só entrar.',
  missingPassword: 'Escolha uma senha.',
  missingConfirmation: 'Digite a senha de novo.',
  passwordsDiffer: 'As duas senhas são diferentes.',
  backToSignIn: 'Voltar à entrada',
  newPassword: 'Nova senha',
  confirmPassword: 'Confirmar senha',
  saving: 'Salvando…',
  setPassword: 'Definir senha',
} satisfies Translation<typeof en>;
