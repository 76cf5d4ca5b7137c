import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'Seu e-mail está confirmado.',
  emailExpired: 'O link para confirmar seu e-mail expirou. No seu perfil, em Conta, você pode pedir outro.',
  newVersion: 'Uma nova versão de Promenade está pronta.',
  reload: 'Recarregar',
  loading: 'Carregando…',
  noSuchPlace: 'Este lugar não existe',
  nothingHere: 'Nada na baía tem este endereço. O calçadão fica por aqui.',
  toLanternBay: 'Ir para Lantern Bay',
} satisfies Translation<typeof en>;
