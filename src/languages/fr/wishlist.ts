/** French: the copy of the wishlist. */
import type en from '../en/wishlist.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Ta liste de souhaits',
  keep: 'Garder mes souhaits sur mon compte',
  keepNote: 'Ils seront aussi sur tes autres appareils.',
  news: 'Sonner quand un souhait coûte moins ou devient rare',
  kept: 'Ton compte garde tes souhaits.',
  forgotten: 'La copie sur ton compte est supprimée. Ce navigateur garde ta liste.',
  newsOn: 'La cloche sonne pour tes souhaits.',
  newsOff: 'La cloche ne sonne plus pour tes souhaits.',
} satisfies Translation<typeof en>;
