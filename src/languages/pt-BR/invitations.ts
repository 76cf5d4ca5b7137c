import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'Convidar alguém',
  link: 'Seu link de convite',
  copy: 'Copiar link',
  revoke: 'Desativar todos os links',
  onTheWay: 'Você está indo até {name}.',
  notInTown: '{name} não está na cidade agora. Este é o perfil.',
  explained: 'O link traz alguém até você na cidade. Ele vale por {days} dias.',
  copied: 'Link copiado. Ele traz alguém até você por {days} dias.',
} satisfies Translation<typeof en>;
