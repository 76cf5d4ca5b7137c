import type en from '../en/pushes.ts';
import type { Translation } from '../types.ts';

export default {
  whisper: '{username} hat dir etwas zugeflüstert, während du weg warst.',
  mail: 'Du hast eine Mail von {username}.',
  anyMail: 'Du hast Mail.',
  friend: '{username} möchte mit dir befreundet sein.',
  news: 'In der Stadt gibt es Neues für dich.',
} satisfies Translation<typeof en>;
