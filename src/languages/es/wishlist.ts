/** Spanish: the copy of the wishlist. */
import type en from '../en/wishlist.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Tu lista de deseos',
  keep: 'Guardar mis deseos en mi cuenta',
  keepNote: 'Así están también en tus otros dispositivos.',
  news: 'Avisar en la campana cuando uno cueste menos o queden pocos',
  kept: 'Tu cuenta guarda tus deseos.',
  forgotten: 'La copia de tu cuenta se borró. Este navegador conserva tu lista.',
  newsOn: 'La campana avisa sobre tus deseos.',
  newsOff: 'La campana ya no avisa sobre tus deseos.',
} satisfies Translation<typeof en>;
