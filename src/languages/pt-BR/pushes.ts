import type en from '../en/pushes.ts';
import type { Translation } from '../types.ts';

export default {
  whisper: '{username} sussurrou para você enquanto você não estava.',
  mail: 'Você tem uma mensagem de {username}.',
  anyMail: 'Você tem uma mensagem.',
  friend: '{username} quer a sua amizade.',
  news: 'Há novidades para você na cidade.',
} satisfies Translation<typeof en>;
