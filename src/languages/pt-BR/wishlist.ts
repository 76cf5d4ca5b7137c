/** Portuguese (Brazil): the copy of the wishlist. */
import type en from '../en/wishlist.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Sua lista de desejos',
  keep: 'Guardar meus desejos na minha conta',
  keepNote: 'Assim eles estão também nos seus outros aparelhos.',
  news: 'Avisar no sino quando um custar menos ou restarem poucos',
  kept: 'Sua conta guarda seus desejos.',
  forgotten: 'A cópia na sua conta foi apagada. Este navegador mantém sua lista.',
  newsOn: 'O sino avisa sobre seus desejos.',
  newsOff: 'O sino não avisa mais sobre seus desejos.',
} satisfies Translation<typeof en>;
