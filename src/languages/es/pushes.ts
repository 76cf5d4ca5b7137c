import type en from '../en/pushes.ts';
import type { Translation } from '../types.ts';

export default {
  whisper: '{username} te susurró algo mientras no estabas.',
  mail: 'Tienes correo de {username}.',
  anyMail: 'Tienes correo.',
  friend: '{username} quiere tu amistad.',
  news: 'Hay novedades para ti en la ciudad.',
} satisfies Translation<typeof en>;
