import type en from '../en/pushes.ts';
import type { Translation } from '../types.ts';

export default {
  whisper: '{username} t’a chuchoté quelque chose pendant ton absence.',
  mail: 'Tu as un message de {username}.',
  anyMail: 'Tu as un message.',
  friend: '{username} voudrait être en amitié avec toi.',
  news: 'Il y a du nouveau pour toi en ville.',
} satisfies Translation<typeof en>;
