import type en from '../en/installation.ts';
import type { Translation } from '../types.ts';

export default {
  offer: 'Promenade en application : sa propre fenêtre, à portée de main.',
  accept: 'Installer',
  done: 'Promenade est installée.',
  later: 'Les préférences permettent de l’installer à tout moment.',
} satisfies Translation<typeof en>;
